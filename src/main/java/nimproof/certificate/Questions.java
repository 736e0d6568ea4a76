package nimproof.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.game.Evaluator;
import nimproof.game.Outcome;
import nimproof.game.Ruleset;
import nimproof.structure.Face;
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
  private final Map<String, Question> asked = new LinkedHashMap<>();
  private final List<String> unlabelled = new ArrayList<>();

  Questions(Evaluator solver) {
    this.solver = solver;
  }

  /** Lists the questions asked so far. */
  List<Question> asked() {
    return List.copyOf(asked.values());
  }

  /** Gives a label to the questions that have none yet. */
  void label(String label) {
    for (String text : unlabelled) {
      asked.computeIfPresent(text, (t, q) -> new Question(q.structure(), q.value(), label));
    }
    unlabelled.clear();
  }

  private void ask(Structure structure, boolean value) {
    String text = Notation.position(SetFamily.of(structure));
    Question before = asked.get(text);
    if (before == null) {
      unlabelled.add(text);
    }
    if (before == null || value && !before.value()) {
      asked.put(text, new Question(structure, value, before == null ? "" : before.label()));
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
  public List<Face> winningMoves(Structure structure) {
    game().moves(structure).forEach(move -> ask(game().after(structure, move), false));
    return solver.winningMoves(structure);
  }
}
