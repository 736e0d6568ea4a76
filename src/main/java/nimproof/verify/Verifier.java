package nimproof.verify;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.DeepStack;
import nimproof.solver.Solver;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Statement;
import nimproof.statement.Table;
import nimproof.verify.Certification.Uncertified;

/**
 * Checks statements one after the other, the structures of each on several threads.
 *
 * <p>The result does not depend on the number of threads: structures are handed out and collected
 * in the order of the scope.
 */
public final class Verifier implements AutoCloseable {

  private static final int MOST_WAITING = 8;

  private final Duration budget;
  private final int jobs;
  private final Certifier certifier;
  private final ExecutorService certifying = Executors.newSingleThreadExecutor(DeepStack.THREADS);
  private final ExecutorService checking = Executors.newSingleThreadExecutor(DeepStack.THREADS);
  private final Deque<Begun> waiting = new ArrayDeque<>();
  private Crew crew;

  /** Takes the time each statement may use, and the number of threads. */
  public Verifier(Duration budget, int jobs) {
    this(budget, jobs, Certifier.NONE);
  }

  /** Takes, besides, who makes a certificate of each verdict on a whole scope. */
  public Verifier(Duration budget, int jobs, Certifier certifier) {
    this.budget = budget;
    this.jobs = jobs;
    this.certifier = certifier;
    this.crew = new Crew(jobs);
  }

  @Override
  public void close() {
    crew.close();
    certifying.shutdownNow();
    checking.shutdownNow();
  }

  /**
   * A result whose certificate is still being made.
   *
   * @param solved what came out
   * @param certified the same with its certification
   */
  public record Begun(Result solved, Future<Result> certified) {

    /** Waits for the certificate. */
    public Result result() {
      try {
        return certified.get();
      } catch (ExecutionException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /**
   * Checks a statement.
   *
   * @throws EvaluationException if an expression has no value on some instance
   */
  public Result verify(Statement statement, Progress progress) {
    return begin(statement, progress).result();
  }

  /**
   * Checks a statement and leaves its certificate to a thread that makes it and another that has it
   * checked, so that the next one can be begun meanwhile. Both go by the order of the statements.
   *
   * @throws EvaluationException if an expression has no value on some instance
   */
  public Begun begin(Statement statement, Progress progress) {
    long start = System.nanoTime();
    List<Lemma> assumptions = statement.assumptions().stream().map(Lemma::named).toList();
    Solver solver = new Solver(game(statement.rules()), assumptions, Budget.of(budget));
    Run run = new Run(statement, solver, crew, start, budget);
    try {
      run.checkAll(progress);
    } finally {
      if (!run.isFinished()) {
        renewCrew();
      }
    }
    if (run.isFinished() && run.tally().met() == 0) {
      throw vacuous(statement, run.tally());
    }
    if (run.isFinished() && run.tally().missedCell().isPresent()) {
      throw missed(statement, run.tally().missedCell().get());
    }
    Result result = crew.call(run.tally()::result);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    Result solved = result.with(new Result.Effort(time, solver.positions()));
    awaitOthers();
    Begun begun =
        new Begun(
            solved,
            CompletableFuture.supplyAsync(() -> certificate(solved, run, solver), certifying)
                .thenApplyAsync(made -> made.checked(solved), checking));
    waiting.add(begun);
    return begun;
  }

  /** Waits until few certificates are still to be made: each keeps the memory of its solver. */
  private void awaitOthers() {
    while (waiting.size() >= MOST_WAITING) {
      waiting.remove().result();
    }
  }

  private Made certificate(Result result, Run run, Solver solver) {
    long start = System.nanoTime();
    Supplier<Certification> check =
        run.isFinished()
            ? certifier.certify(result, solver)
            : () -> new Uncertified("the budget ran out before the whole scope was solved");
    return new Made(check, System.nanoTime() - start);
  }

  /** A certificate that is still to be checked, and the time that it took so far. */
  private record Made(Supplier<Certification> check, long nanoseconds) {

    Result checked(Result result) {
      long start = System.nanoTime();
      Certification certification = check.get();
      long both = nanoseconds + System.nanoTime() - start;
      return result.with(certification, Duration.ofNanos(both));
    }
  }

  private static Ruleset game(Statement.Rules rules) {
    boolean misere = rules.play() == Statement.Play.MISERE;
    return Games.named(rules.game(), misere, rules.passes()).orElseThrow();
  }

  /** Leaves what is still at work to itself, so that it cannot hold up the next statement. */
  private void renewCrew() {
    crew.close();
    crew = new Crew(jobs);
  }

  /** A claim that was checked on nothing has no verdict. */
  private static EvaluationException vacuous(Statement statement, Tally tally) {
    Expression at =
        statement.scope().hypotheses().stream()
            .findFirst()
            .orElse(statement.claims().get(0).expression());
    return new EvaluationException(
        at.location(),
        tally.considered() == 0
            ? "there is nothing to check: the scope is empty"
            : "there is nothing to check: none of the %,d instances in scope meets the hypotheses"
                .formatted(tally.considered()));
  }

  /** A table with a cell that was checked on nothing has no verdict either. */
  private static EvaluationException missed(Statement statement, Table.Cell cell) {
    return new EvaluationException(
        statement.claims().get(0).expression().location(),
        "no instance in scope belongs to row %d, column %d of the table; widen the scope or leave the cell out with -"
            .formatted(cell.row(), cell.column()));
  }
}
