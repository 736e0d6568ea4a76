package nimproof.statement;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A theorem, conjecture, table or the like, ready to be checked.
 *
 * @param id the stem of the file's name
 * @param file the path of the file, as it was given
 * @param text the whole spec
 * @param title what is claimed, in a sentence
 * @param remark free text; empty if there is none
 * @param rules the game that {@code g} and its like refer to
 * @param scope what the claim is checked on
 * @param claims what must hold there; each is judged on its own
 * @param assumptions the lemmas that the solver may use
 * @param basis what a verdict rests on
 * @param declared the verdict that is known or believed today
 * @param slips what a printed claim that fails is put down to, as far as the author says
 */
public record Statement(
    String id,
    String file,
    String text,
    String title,
    Kind kind,
    Optional<Source> source,
    String remark,
    Rules rules,
    Scope scope,
    List<Claim> claims,
    List<String> assumptions,
    Basis basis,
    Outlook declared,
    List<Slip> slips) {

  /** What sort of statement it is. */
  public enum Kind {
    THEOREM,
    LEMMA,
    COROLLARY,
    PROPOSITION,
    CONJECTURE,
    TABLE,
    EXAMPLE,
    REMARK,
    QUESTION;

    /** Writes the kind as specs do. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How the game is played.
   *
   * @param game its name
   * @param passes how often the players may pass between them
   */
  public record Rules(String game, Play play, int passes) {

    /** Writes the rules in words, such as {@code take-away, misère play}. */
    @Override
    public String toString() {
      return game
          + (play == Play.MISERE ? ", misère play" : "")
          + (passes == 0 ? "" : passes == 1 ? ", one pass" : ", %d passes".formatted(passes));
    }
  }

  /** Who wins: the player who moves last, or the other one. */
  public enum Play {
    NORMAL,
    MISERE
  }

  /** Which verdict the author expects. */
  public enum Outlook {
    HOLDS,
    REFUTED
  }

  /** Where a printed claim went wrong. */
  public enum Slip {
    /** In print: what is meant, and often what follows, is right. */
    PRINT,
    /** In the text extracted from the paper, perhaps not in the paper. */
    EXTRACTION,
    /** In the mathematics: a claim or a step that is false, a case or a hypothesis overlooked. */
    MATHEMATICS,
    /** In a computation. */
    COMPUTATION;

    /** Writes the slip as specs do. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Where a statement was published. */
  public record Source(String paper, String at) {}

  /** An expected nim-value, or a condition that must be true. */
  public record Claim(Expression expression, boolean isValue) {}
}
