package nimproof.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks one certificate from its first line to its last.
 *
 * <p><b>Mex.</b> A step names a position and a value v, and gives a reason for every move: that the
 * option it leads to has a value other than v, or that it has a move to a position of value v, so
 * that its own value is not v. If, besides, every u &lt; v is the value of some option, then v is
 * the least number that is no option's value. In misère play the same recursion, begun with value 1
 * for the empty position, gives value 0 to just the positions that the player to move loses.
 *
 * <p>Steps cite earlier steps only, so a proof has no circles, and a step can be cited only after
 * its line has been checked to the end.
 *
 * <p>Cost: m² look-ups for a position of m elements. Memory: a line is rejected if the elements of
 * the header and the steps become more than {@value #FREE_ELEMENTS} and {@value #ELEMENTS_PER_BYTE}
 * for each byte read.
 */
final class Proof {

  private static final String GAMES = "(misere )?take-away on the (complex with facets|sets)";
  private static final int FREE_ELEMENTS = 1 << 16;
  private static final int ELEMENTS_PER_BYTE = 4;

  private final Text text;
  private final List<Claim> claims = new ArrayList<>();
  private final List<Position> claimed = new ArrayList<>();
  private final Set<String> used = new TreeSet<>();
  private boolean misere;
  private boolean faces;
  private Citations citations;
  private int proved;
  private long kept;

  Proof(InputStream in) {
    this.text = new Text(in);
  }

  /** Reads the certificate to its end and says whether it proves its claims. */
  Verdict check() throws IOException {
    try {
      String about = header();
      while (text.nextLine()) {
        if (text.take("qed ")) {
          conclude();
        } else {
          step();
        }
        text.expect("\n");
      }
      Rejection.unless(proved == claims.size(), "claim %d is not proved", proved + 1);
      return new Verdict.Accepted(about, claims, citations.steps(), used);
    } catch (Rejection rejection) {
      return new Verdict.Rejected(text.number(), rejection.getMessage());
    }
  }

  private String header() throws IOException, Rejection {
    nextLine("nimproof certificate 1\n");
    nextLine("about ");
    String about = text.rest();
    nextLine("game ");
    String game = text.rest();
    misere = game.startsWith("misere");
    faces = game.endsWith("facets");
    Rejection.unless(game.matches(GAMES), "the game must match %s", GAMES);
    citations = new Citations(text, misere, used);
    // What covers list is for the companion of the kernel; no claim rests on it.
    while (text.nextLine() && text.take("cover ")) {}
    for (; text.take("claim "); text.nextLine()) {
      claim(game);
    }
    text.expect("proof\n");
    Rejection.unless(!claims.isEmpty(), "there is no claim before this line");
    return about;
  }

  private void nextLine(String begin) throws IOException, Rejection {
    text.nextLine();
    text.expect(begin);
  }

  private void claim(String game) throws Rejection {
    claimed.add(position());
    String sets = text.since("claim ".length()).strip();
    Judgement judgement = new Judgement(!text.take("!"), value());
    String label = text.take(" # ") ? text.rest() : "";
    text.expect("\n");
    claims.add(new Claim(game, sets, judgement, label));
  }

  private int value() throws Rejection {
    text.expect("= ");
    return text.integer();
  }

  private Position position() throws Rejection {
    Position position = text.position(faces);
    kept += position.elements().length;
    boolean few = kept <= FREE_ELEMENTS + ELEMENTS_PER_BYTE * text.bytes();
    Rejection.unless(few, "too many elements for so short a file");
    return position;
  }

  private void conclude() throws Rejection {
    boolean due = text.integer() == proved + 1 && proved < claims.size();
    Rejection.unless(due, "%d of %d claims are proved; the next is due", proved, claims.size());
    text.expect(" : ");
    Judgement shown = citations.reason(claimed.get(proved), Position.NOTHING);
    boolean follows = shown.implies(claims.get(proved).judgement());
    Rejection.unless(follows, "the value is %s; the claim does not follow", shown);
    proved++;
  }

  private void step() throws Rejection {
    int due = citations.steps() + 1;
    Rejection.unless(text.integer() == due, "this should be step %d", due);
    text.expect(" ");
    Position position = position();
    int value = value();
    if (text.take(" ~ ")) {
      involution(position, value);
    } else {
      text.expect(" :");
      mex(position, value);
    }
    citations.add(position, value);
  }

  private void mex(Position position, int value) throws Rejection {
    Rejection.unless(position.support() != 0, "the empty position has no steps; it is cited as 0");
    used.add("mex");
    BitSet values = new BitSet();
    for (long taken : position.elements()) {
      text.expect(" ");
      Rejection.unless(text.set() == taken, "the move %s is due", taken);
      text.expect(">");
      Judgement option = citations.reason(position, taken);
      boolean other = option.excludes(value);
      Rejection.unless(
          other, "after %s the value is %s; show that it is not %d", taken, option, value);
      if (option.equal()) {
        values.set(option.value());
      }
    }
    int least = values.nextClearBit(0);
    Rejection.unless(least >= value, "no option is shown to have value %d", least);
  }

  private void involution(Position position, int value) throws Rejection {
    Rejection.unless(!misere, "the involution rule does not hold in misère play");
    used.add("involution");
    Position fixed = Involution.fixed(text, position);
    text.expect(": ");
    Judgement shown = citations.reason(fixed, Position.NOTHING);
    boolean follows = shown.implies(new Judgement(true, value));
    Rejection.unless(follows, "the value of the fixed elements is %s", shown);
  }
}
