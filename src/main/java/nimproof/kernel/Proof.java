package nimproof.kernel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks one certificate from its first line to its last.
 *
 * <p>Steps cite earlier steps only, so a proof has no circles, and a step can be cited only after
 * its line has been checked to the end.
 *
 * <p><b>Mex.</b> A step names a position and a value v, and gives a reason for every move: that the
 * option it leads to has a value other than v, or that it has a move to a position of value v, so
 * that its own value is not v. If, besides, every u &lt; v is the value of some option, then v is
 * the least number that is no option's value. In misère play the same recursion, begun with value 1
 * for the empty position, gives value 0 to just the positions that the player to move loses.
 *
 * <p>Where passes and elements are left, a pass is one of the moves, to the same elements with one
 * pass less; play still ends, since each move leaves fewer elements or fewer passes. Where nothing
 * is left to take there is no pass, and the value is that of the empty position. Nothing else
 * enters the recursion, so it serves misère play with passes as well.
 *
 * <p><b>Isomorphic.</b> A cited step comes with a map of its points to points of the position. The
 * map sends different points to different points, so it keeps inclusion both ways, and it sends
 * every element of the step to an element that is left. Its image is a copy of the step's position,
 * in which the same moves remove the same elements, and as many passes are left: it has the same
 * value.
 *
 * <p><b>Sum.</b> No two images in one reason share a point. Elements of different images are then
 * different and incomparable, since a nonempty set inside another shares its points with it. If the
 * images have as many elements as are left, they are all that is left; a move in one image leaves
 * the others as they are, so the position is the disjunctive sum of the images, and its value is
 * the exclusive or of theirs (Sprague 1935, Grundy 1939). This needs normal play, and that no pass
 * is left: the passes belong to all of the position, and one used in one part is gone for all. In
 * misère play, or with passes left, a reason cites one step at most.
 *
 * <p><b>Reply.</b> If some move leads to a position of value u, the value before it is not u, being
 * the mex of a set that holds u.
 *
 * <p><b>Bipartite</b> and <b>involution</b>, two rules for take-away in normal play without passes,
 * are argued in {@link Position}.
 *
 * <p>Cost: m² look-ups for a position of m elements.
 */
final class Proof {

  private static final String GAMES =
      "(misere )?(take-away|graph-nim|as-much-as-you-want) on the (complex with facets|sets)";

  private record Step(Position position, int value) {}

  private final Text text;
  private final List<Claim> claims = new ArrayList<>();
  private final List<Position> claimed = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> rules = new TreeSet<>();
  private Game game;
  private boolean misere;
  private int proved;

  Proof(Text text) {
    this.text = text;
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
      return new Verdict.Accepted(about, claims, steps.size(), rules);
    } catch (Rejection rejection) {
      return new Verdict.Rejected(text.number, rejection.getMessage());
    }
  }

  private String header() throws IOException, Rejection {
    text.nextLine();
    text.expect("nimproof certificate 1\n");
    text.nextLine();
    text.expect("about ");
    String about = text.rest();
    text.nextLine();
    text.expect("game ");
    String words = text.rest();
    Rejection.unless(words.matches(GAMES), "the game must match %s", GAMES);
    misere = words.startsWith("misere ");
    String name = words.replace("misere ", "").split(" ")[0];
    game = Game.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    text.faces = words.endsWith("facets");
    for (text.nextLine(); text.take("claim "); text.nextLine()) {
      claim(words);
    }
    text.expect("proof\n");
    Rejection.unless(!claims.isEmpty(), "there is no claim before this line");
    return about;
  }

  private void claim(String words) throws Rejection {
    claimed.add(text.position());
    String sets = text.since("claim ".length()).strip();
    boolean equal = !text.take("!");
    text.expect("= ");
    Judgement judgement = new Judgement(equal, text.integer());
    String label = text.take(" # ") ? text.rest() : "";
    text.expect("\n");
    claims.add(new Claim(words, sets, judgement, label));
  }

  private void conclude() throws Rejection {
    Rejection.unless(proved < claims.size(), "all %d claims are proved already", proved);
    text.expect(proved + 1 + " : ");
    Judgement shown = reason(claimed.get(proved));
    boolean follows = shown.implies(claims.get(proved++).judgement());
    Rejection.unless(follows, "the value is %s; the claim does not follow", shown);
  }

  private void step() throws Rejection {
    text.expect(steps.size() + 1 + " ");
    Position position = text.position();
    text.expect("= ");
    int value = text.integer();
    if (text.take(" ~ ")) {
      involution(position, value);
    } else {
      mex(position, value);
    }
    steps.add(new Step(position, value));
  }

  private void takeAwayRule(String name, Position position) throws Rejection {
    boolean holds = game == Game.TAKE_AWAY && !misere && position.passes() == 0;
    Rejection.unless(holds, "the %s rule is for take-away in normal play without passes", name);
    rules.add(name);
  }

  /** Reads the pairs that are swapped, each with a blank after it, and a reason. */
  private void involution(Position position, int value) throws Rejection {
    takeAwayRule("involution", position);
    PointMap map = new PointMap();
    while (text.seesPoint()) {
      long point = text.point();
      long other = text.point();
      map.put(point, other);
      map.put(other, point);
      text.expect(" ");
    }
    text.expect(": ");
    Judgement fixed = reason(position.fixedBy(map));
    boolean follows = fixed.implies(new Judgement(true, value));
    Rejection.unless(follows, "the value of the fixed elements is %s", fixed);
  }

  private void mex(Position position, int value) throws Rejection {
    text.expect(" :");
    Rejection.unless(position.support() != 0, "the empty position has no steps; it is cited as 0");
    rules.add("mex");
    BitSet values = new BitSet();
    for (List<Long> move : game.moves(position)) {
      String name = move.stream().map(Position::write).reduce((x, y) -> x + "," + y).orElse("!");
      text.expect(" " + name + ">");
      Judgement option = reason(position.without(move));
      Rejection.unless(option.excludes(value), "after %s the value is %s", name, option);
      values.set(option.value(), values.get(option.value()) || option.equal());
    }
    int least = values.nextClearBit(0);
    Rejection.unless(least >= value, "no option is shown to have value %d", least);
  }

  /** Reads a sum, or a reply and a sum, and gives what it shows of a position. */
  private Judgement reason(Position position) throws Rejection {
    if (!text.seesPoint() && !text.sees('!', '!')) {
      return new Judgement(true, sum(position));
    }
    List<Long> reply = text.move();
    Rejection.unless(game.allows(reply, position), "the reply is not there to be taken");
    text.expect(">");
    return new Judgement(false, sum(position.without(reply)));
  }

  /** Reads a sum that makes up a position, and gives its value. */
  private int sum(Position position) throws Rejection {
    int left = position.elements().length;
    int value = 0;
    int parts = 0;
    PointMap map = new PointMap();
    for (boolean more = !text.take("0"); more; parts++) {
      boolean last = text.take("%");
      Step part = last ? bipartite(position, map) : copy(position, map);
      value ^= part.value;
      left -= part.position.elements().length;
      more = !last && text.take("+");
    }
    Rejection.unless(left == 0, "the reason leaves out %d of the elements", left);
    if (parts > 1) {
      Rejection.unless(!misere && position.passes() == 0, "a sum needs normal play without passes");
      rules.add("sum");
    }
    return parts == 0 && misere ? 1 : value;
  }

  private Step bipartite(Position position, PointMap map) throws Rejection {
    takeAwayRule("bipartite", position);
    Position rest = position.where(element -> (element & map.images) == 0);
    return new Step(rest, rest.bipartiteValue(text.seesPoint() ? text.set() : 0));
  }

  /** Reads a step and the images of its points, which send its elements to elements. */
  private Step copy(Position position, PointMap map) throws Rejection {
    int number = text.integer();
    boolean proved = number > 0 && number <= steps.size();
    Rejection.unless(proved, "step %d is cited but not proved before this line", number);
    Step step = steps.get(number - 1);
    for (long left = step.position.support(); left != 0; left &= left - 1) {
      map.put(Long.lowestOneBit(left), text.point());
    }
    rules.add("isomorphic");
    map.requireInto(position, step.position);
    return step;
  }
}
