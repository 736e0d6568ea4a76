package nimproof.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The steps proved so far, and reasons: how they tell the value of what is left of a position.
 *
 * <p><b>Isomorphic.</b> A cited step comes with a map of its points to points of the position. The
 * map sends different points to different points, so it keeps inclusion both ways, and it sends
 * every element of the step to an element that is left. Its image is a copy of the step's position,
 * in which the same moves remove the same elements: it has the same value.
 *
 * <p><b>Sum.</b> No two images in one reason share a point. Elements of different images are then
 * different and incomparable, since a nonempty set inside another shares its points with it. If the
 * images have as many elements as are left, they are all that is left; a move in one image leaves
 * the others as they are, so the position is the disjunctive sum of the images, and its value is
 * the exclusive or of theirs (Sprague 1935, Grundy 1939). This needs normal play: in misère play a
 * reason cites one step at most.
 *
 * <p><b>Reply.</b> If some move leads to a position of value u, the value before it is not u, being
 * the mex of a set that holds u.
 */
final class Citations {

  private record Step(Position position, int value) {}

  private final List<Step> steps = new ArrayList<>();
  private final Text text;
  private final boolean misere;
  private final Set<String> used;

  /** Reads reasons from a text, and adds the names of the rules that occur to a set. */
  Citations(Text text, boolean misere, Set<String> used) {
    this.text = text;
    this.misere = misere;
    this.used = used;
  }

  /** Counts the steps proved so far. */
  int steps() {
    return steps.size();
  }

  void add(Position position, int value) {
    steps.add(new Step(position, value));
  }

  /** Reads a sum, or a reply and a sum, and gives what it shows of the position after a move. */
  Judgement reason(Position position, long taken) throws Rejection {
    boolean replied = text.seesPoint();
    long reply = replied ? text.set() : Position.NOTHING;
    if (replied) {
      boolean there = position.leaves(reply, taken, Position.NOTHING);
      Rejection.unless(there, "the reply %s is not there to be taken", reply);
      text.expect(">");
    }
    return new Judgement(!replied, sum(position, taken, reply));
  }

  /** Reads a sum that makes up what two moves leave, and gives its value. */
  private int sum(Position position, long taken, long reply) throws Rejection {
    int left = position.sizeWithout(taken, reply);
    int value = 0;
    int parts = 0;
    PointMap map = new PointMap();
    boolean empty = text.take("0");
    while (!empty && (parts == 0 || text.take("+"))) {
      Step step = step();
      place(step.position, map, position, taken, reply);
      value ^= step.value;
      left -= step.position.elements().length;
      parts++;
    }
    Rejection.unless(left == 0, "the reason leaves out %d of the elements", left);
    Rejection.unless(parts < 2 || !misere, "values do not add in misère play");
    if (parts > 1) {
      used.add("sum");
    }
    if (!map.isIdentity()) {
      used.add("isomorphic");
    }
    return empty && misere ? 1 : value;
  }

  private Step step() throws Rejection {
    int number = text.integer();
    boolean proved = number > 0 && number <= steps.size();
    Rejection.unless(proved, "step %d is cited but not proved before this line", number);
    return steps.get(number - 1);
  }

  /**
   * Reads the images of the points of a part and checks that its elements are sent to some left.
   */
  private void place(Position part, PointMap map, Position position, long taken, long reply)
      throws Rejection {
    for (long left = part.support(); left != 0; left &= left - 1) {
      map.put(Long.lowestOneBit(left), text.point());
    }
    for (long element : part.elements()) {
      long image = map.of(element);
      boolean there = position.leaves(image, taken, reply);
      Rejection.unless(there, "%s is sent to %s, which is not left", element, image);
    }
  }
}
