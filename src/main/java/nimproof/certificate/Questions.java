package nimproof.certificate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nimproof.game.Evaluator;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.Walk;

/** Passes questions on to a solver and remembers them, their answers, and for what each was. */
final class Questions implements Evaluator {

  /**
   * What came out on one structure or choice of parameters of a scope.
   *
   * @param label its parameters
   * @param asked the structures asked about
   * @param signs for each instance a word, with a sign for each claim: + if it holds, - if not; the
   *     words in increasing order; a dot if there is no instance
   */
  record Stage(Walk.Stop stop, String label, Set<Structure> asked, String signs) {

    long checks() {
      return signs.chars().filter(sign -> sign == '+' || sign == '-').count();
    }

    long failures() {
      return signs.chars().filter(sign -> sign == '-').count();
    }

    /** Tells whether the statement fails on it. */
    boolean fails() {
      return failures() > 0;
    }
  }

  /**
   * What the solver said about a structure.
   *
   * @param value its nim-value, if that was asked for
   * @param outcome who wins, if that was asked for
   */
  record Answer(Optional<Integer> value, Optional<Outcome> outcome) {

    private Answer and(Answer other) {
      return new Answer(value.or(other::value), outcome.or(other::outcome));
    }
  }

  private final Evaluator solver;
  private final int claims;
  private final List<Stage> stages = new ArrayList<>();
  private final Map<Structure, Answer> answers = new LinkedHashMap<>();
  private Set<Structure> now = new LinkedHashSet<>();
  private boolean countMoves;

  private Questions(Evaluator solver, int claims) {
    this.solver = solver;
    this.claims = claims;
  }

  /** Goes through a statement and notes all that it asks. */
  static Questions of(Walk statement, Evaluator solver) {
    Questions questions = new Questions(solver, statement.statement().claims().size());
    statement.through(questions, questions::visit);
    return questions;
  }

  private void visit(Walk.Stop stop) {
    stages.add(new Stage(stop, stop.parameters(), now, signs(stop.check())));
    now = new LinkedHashSet<>();
  }

  private String signs(List<Check> made) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < made.size(); i += claims) {
      words.add(
          made.subList(i, i + claims).stream()
              .map(check -> check.holds() ? "+" : "-")
              .collect(Collectors.joining()));
    }
    Collections.sort(words); // whoever evaluates them again may come to them in another order
    return made.isEmpty() ? "." : String.join(" ", words);
  }

  /** Lists the parts of the scope, in order. */
  List<Stage> stages() {
    return stages;
  }

  /** Gives the answers by structure. */
  Map<Structure, Answer> answers() {
    return answers;
  }

  /** Tells whether it was asked how many moves are left, which no claim of the kernel says. */
  boolean countMoves() {
    return countMoves;
  }

  private void note(Structure structure, Answer answer) {
    now.add(structure);
    answers.merge(structure, answer, Answer::and);
  }

  private void noteOutcome(Structure structure, Outcome outcome) {
    note(structure, new Answer(Optional.empty(), Optional.of(outcome)));
  }

  private void noteValue(Structure structure, int value) {
    note(structure, new Answer(Optional.of(value), Optional.empty()));
  }

  @Override
  public Ruleset game() {
    return solver.game();
  }

  @Override
  public int value(Structure structure) {
    int value = solver.value(structure);
    noteValue(structure, value);
    return value;
  }

  @Override
  public Outcome outcome(Structure structure) {
    Outcome outcome = solver.outcome(structure);
    noteOutcome(structure, outcome);
    return outcome;
  }

  @Override
  public int remoteness(Structure structure) {
    countMoves = true;
    return solver.remoteness(structure);
  }

  @Override
  public List<Move> winningMoves(Structure structure) {
    List<Move> winning = solver.winningMoves(structure);
    for (Move move : moves(structure)) {
      Outcome outcome = winning.contains(move) ? Outcome.P : Outcome.N;
      noteOutcome(game().after(structure, move), outcome);
    }
    return winning;
  }

  @Override
  public List<Integer> optionValues(Structure structure) {
    List<Integer> values = solver.optionValues(structure);
    List<Move> moves = moves(structure);
    for (int i = 0; i < values.size(); i++) {
      noteValue(game().after(structure, moves.get(i)), values.get(i));
    }
    return values;
  }

  /**
   * Lists the moves; what a pass leaves is no structure of the statement, for want of that pass.
   */
  private List<Move> moves(Structure structure) {
    List<Move> moves = game().moves(structure);
    if (moves.stream().anyMatch(move -> move.faces().isEmpty())) {
      throw new TooLarge("certificates do not speak of the options that a pass leads to");
    }
    return moves;
  }
}
