package nimproof.kernel.evaluation;

import java.io.IOException;
import java.util.List;

/**
 * How the game is played.
 *
 * @param passes how often the players may pass between them
 */
record Rules(String game, boolean misere, int passes) {

  private static final List<String> GAMES =
      List.of("take-away", "type-1", "type-2", "graph-nim", "as-much-as-you-want");

  /** Reads the lines of a header that say it. */
  static Rules read(Lines lines) throws IOException {
    String game = lines.rest("game ");
    Mistake.unless(GAMES.contains(game), "the game %s is not known", game);
    boolean misere = lines.begins("play ");
    Mistake.unless(!misere || lines.rest("play ").equals("misere"), "the play is not misere");
    int passes = lines.begins("passes ") ? passes(lines.rest("passes ")) : 0;
    return new Rules(game, misere, passes);
  }

  private static int passes(String number) {
    Mistake.unless(number.matches("[1-9]"), "%s passes", number);
    return Integer.parseInt(number);
  }

  /** Tells whether who moves last wins, and nobody passes. */
  boolean areNormal() {
    return !misere && passes == 0;
  }

  /** Names the game as certificates do. */
  String inCertificates() {
    String moves = game.startsWith("type-") ? "take-away" : game;
    return (misere ? "misere " : "") + moves;
  }
}
