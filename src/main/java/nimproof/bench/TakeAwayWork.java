package nimproof.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nimproof.game.Lemma;
import nimproof.game.TakeAway;
import nimproof.solver.Budget;
import nimproof.solver.DeepStack;
import nimproof.solver.Solver;
import nimproof.structure.Structure;

/** Solves take-away on structures with the solver that statements use. */
final class TakeAwayWork {

  private static final Duration FOREVER = Duration.ofDays(1_000);

  private final Setting setting;
  private final Solver solver;

  TakeAwayWork(Setting setting, Lemma... lemmas) {
    this.setting = setting;
    this.solver = new Solver(new TakeAway(), List.of(lemmas), Budget.of(FOREVER));
  }

  /** Solves one structure, all threads together. */
  Answer value(Structure structure) {
    int value = DeepStack.call(() -> solver.value(structure, setting.jobs()));
    return answer("nim-value " + value);
  }

  /** Solves many structures, each on one thread. */
  Answer values(List<? extends Structure> structures) {
    ExecutorService threads = Executors.newFixedThreadPool(setting.jobs(), DeepStack.THREADS);
    try {
      List<Future<Integer>> futures = new ArrayList<>();
      structures.forEach(structure -> futures.add(threads.submit(() -> solver.value(structure))));
      List<Integer> values = new ArrayList<>();
      for (Future<Integer> future : futures) {
        values.add(future.get());
        setting.progress().done(values.size(), structures.size());
      }
      return answer(Findings.of(values));
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      threads.shutdownNow();
    }
  }

  private Answer answer(String text) {
    return new Answer(text, solver.positions(), solver.bytes());
  }
}
