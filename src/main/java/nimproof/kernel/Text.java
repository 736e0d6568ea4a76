package nimproof.kernel;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The text of a certificate, read line by line, and the words that can be read in a line.
 *
 * <p>A point is a letter and perhaps a number: a … z are the points 0 … 25, a1 … z1 the next 26,
 * and so on up to k2. A set is its points one after the other, such as {@code abd1}.
 *
 * <p>Memory: a line is rejected if the elements of all positions become more than 65,536 and 4 for
 * each byte read.
 */
final class Text {

  private static final int LONGEST_LINE = 1 << 20;
  private static final int MOST_ELEMENTS = 4096;

  private final InputStream in;
  private String line = "\n";
  private int at;

  /** The number of the line at hand, from 1. */
  long number;

  /** Whether a set of a position stands for its nonempty subsets too. */
  boolean faces;

  /** How many more elements may be kept. */
  private long spare = 1 << 16;

  Text(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 13);
  }

  /** Goes to the next line and tells whether there is one. */
  boolean nextLine() throws IOException, Rejection {
    StringBuilder next = new StringBuilder(Math.max(80, line.length()));
    number++;
    at = 0;
    int first = in.read();
    for (int b = first; b >= 0 && b != '\n'; b = in.read()) {
      Rejection.unless(b >= ' ' && b <= '~', "the byte %d is not printable ASCII", b);
      Rejection.unless(next.length() < LONGEST_LINE, "the line has over %,d bytes", LONGEST_LINE);
      next.append((char) b);
    }
    line = next.append('\n').toString();
    spare += 4L * line.length();
    return first >= 0;
  }

  boolean sees(char least, char most) {
    return line.charAt(at) >= least && line.charAt(at) <= most;
  }

  boolean seesPoint() {
    return sees('a', 'z');
  }

  /** Passes a text if it stands here, and tells whether it does. */
  boolean take(String text) {
    boolean here = line.startsWith(text, at);
    at += here ? text.length() : 0;
    return here;
  }

  /** Passes a text, which must stand here; {@code "\n"} is the end of the line. */
  void expect(String text) throws Rejection {
    expect(take(text), text);
  }

  private void expect(boolean found, String what) throws Rejection {
    String here = found ? "" : line.substring(at, Math.min(at + 20, line.length()));
    Rejection.unless(found, "column %d: found '%s', expected '%s'", at + 1, here, what);
  }

  /** Gives what stands between an earlier place in the line and this one. */
  String since(int place) {
    return line.substring(place, at);
  }

  /** Reads the rest of the line. */
  String rest() {
    int from = at;
    at = line.length() - 1;
    return since(from);
  }

  /** Reads a number without leading zeros. */
  int integer() throws Rejection {
    int from = at;
    int value = 0;
    while (sees('0', '9') && (at == from || value > 0)) {
      value = 10 * value + line.charAt(at++) - '0';
      Rejection.unless(at - from < 9, "a number is over 99,999,999");
    }
    expect(at > from, "number");
    return value;
  }

  /** Reads a point, as a set. */
  long point() throws Rejection {
    expect(seesPoint(), "point");
    int letter = line.charAt(at++) - 'a';
    long point = letter + (sees('1', '9') ? 26L * integer() : 0);
    Rejection.unless(point < 63, "a point comes after k2, the last");
    return 1L << point;
  }

  /** Reads a nonempty set of points. */
  long set() throws Rejection {
    long set = 0;
    do {
      long point = point();
      Rejection.unless((set & point) == 0, "a set has %s twice", point);
      set |= point;
    } while (seesPoint());
    return set;
  }

  /** Reads a move: sets with commas between them, or ! for a pass, which takes none. */
  List<Long> move() throws Rejection {
    List<Long> sets = new ArrayList<>();
    for (boolean more = !take("!"); more; more = take(",")) {
      sets.add(set());
    }
    return sets;
  }

  /** Reads a position: a ! for each pass, and 0 for no set, or sets with a blank after each. */
  Position position() throws Rejection {
    int passes = 0;
    for (; take("!"); passes++) {}
    TreeSet<Long> elements = new TreeSet<>();
    long support = 0;
    for (boolean more = !take("0 "); more; more = seesPoint()) {
      long set = set();
      support |= set;
      expect(" ");
      Rejection.unless(elements.add(set), "the set %s is there already", set);
      for (long face = set; face != 0; face = faces ? face - 1 & set : 0) {
        elements.add(face);
        Rejection.unless(elements.size() <= MOST_ELEMENTS, "over %,d elements", MOST_ELEMENTS);
      }
    }
    spare -= elements.size();
    Rejection.unless(spare >= 0, "too many elements for so short a file");
    return new Position(elements.stream().mapToLong(element -> element).toArray(), support, passes);
  }
}
