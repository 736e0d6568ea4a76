package nimproof.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimproof.game.Evaluator;
import nimproof.game.Move;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.structure.Structure;

/** Passes questions on to a solver and remembers which were asked, each once, in order. */
final class Questions implements Evaluator {

  /**
   * A question about a structure.
   *
   * @param value whether its nim-value was asked for, or only who wins
   * @param label the instance for which it was asked first
   */
  record Question(Structure structure, boolean value, String label) {}

  private final Evaluator solver;
  private final Map<Structure, Question> asked = new LinkedHashMap<>();
  private final List<Structure> unlabelled = new ArrayList<>();

  Questions(Evaluator solver) {
    this.solver = solver;
  }

  /** Lists the questions asked so far. */
  List<Question> asked() {
    return List.copyOf(asked.values());
  }

  /** Lists the structures asked about. */
  Set<Structure> structures() {
    return asked.keySet();
  }

  /** Gives a label to the questions that have none yet. */
  void label(String label) {
    for (Structure structure : unlabelled) {
      asked.computeIfPresent(structure, (s, q) -> new Question(q.structure(), q.value(), label));
    }
    unlabelled.clear();
  }

  private void ask(Structure structure, boolean value) {
    Question before = asked.get(structure);
    if (before == null) {
      unlabelled.add(structure);
    }
    if (before == null || value && !before.value()) {
      asked.put(structure, new Question(structure, value, before == null ? "" : before.label()));
    }
  }

  @Override
  public Ruleset game() {
    return solver.game();
  }

  @Override
  public int value(Structure structure) {
    ask(structure, true);
    return solver.value(structure);
  }

  @Override
  public Outcome outcome(Structure structure) {
    ask(structure, false);
    return solver.outcome(structure);
  }

  @Override
  public List<Move> winningMoves(Structure structure) {
    game().moves(structure).forEach(move -> ask(game().after(structure, move), false));
    return solver.winningMoves(structure);
  }

  @Override
  public List<Integer> optionValues(Structure structure) {
    game().moves(structure).forEach(move -> ask(game().after(structure, move), true));
    return solver.optionValues(structure);
  }
}
