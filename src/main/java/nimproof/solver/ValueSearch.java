package nimproof.solver;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.game.Lemma;
import nimproof.game.LineOfPlay;
import nimproof.game.Position;
import nimproof.structure.KeyStack;

/**
 * Finds nim-values by asking whether a value is 0, 1, 2 and so on.
 *
 * <p>A position has the value v if no option has it and some option has each smaller number; that
 * is the mex rule. So a single option of value v answers no, and most options need no answer at
 * all: for the wheel with 15 spokes a tenth of the positions is asked that solving every option
 * would solve. Options with a known value are looked at first, then the small ones. Of a sum only
 * the largest component is asked: whether it has the nim-sum of v and the values of the others.
 *
 * <p>Threads that share a table begin with different options where all of them will have to be
 * asked, that is where the answer is expected to be yes, and with the same ones elsewhere.
 */
final class ValueSearch {

  /** What is asked when any value will do. */
  private static final int ANY = Integer.MAX_VALUE;

  private final Collection<Lemma> assumptions;
  private final Meter meter;
  private final PositionTable known;
  private final double from;

  private final LineOfPlay line = new LineOfPlay();
  private final KeyStack keys = new KeyStack();
  private final OpenOptions open = new OpenOptions();
  private final Mex mex = new Mex();
  private int[] keyOf = new int[16];

  /** Takes the place where to begin among the options, between 0, the first, and 1. */
  ValueSearch(Collection<Lemma> assumptions, Meter meter, PositionTable known, double from) {
    this.assumptions = assumptions;
    this.meter = meter;
    this.known = known;
    this.from = from;
  }

  /** Gives the nim-value of a position: the nim-sum of the values of its summands. */
  int value(Position position) {
    int first = line.size();
    int firstKey = keys.top();
    push(position);
    int end = line.size();
    int sum = 0;
    for (int part = first; part < end; part++) {
      sum ^= value(part);
    }
    cutTo(first, firstKey);
    return sum;
  }

  /** Tells whether a position has this nim-value. */
  boolean has(Position position, int value) {
    return has(position, value, true);
  }

  private boolean has(Position position, int value, boolean expected) {
    int first = line.size();
    int firstKey = keys.top();
    push(position);
    boolean is = has(first, line.size(), value, expected);
    cutTo(first, firstKey);
    return is;
  }

  /** Puts the summands of a position and their keys on top. */
  private void push(Position position) {
    int first = line.size();
    line.push(position);
    pushKeys(first);
  }

  private void pushKeys(int first) {
    for (int part = first; part < line.size(); part++) {
      setKey(part, keys.top());
      line.pushKey(part, keys);
    }
  }

  private void setKey(int part, int key) {
    if (part >= keyOf.length) {
      keyOf = Arrays.copyOf(keyOf, 2 * part);
    }
    keyOf[part] = key;
  }

  private void cutTo(int first, int firstKey) {
    line.cutTo(first);
    keys.cutTo(firstKey);
  }

  private int value(int part) {
    int found = lookedUp(part);
    if (Knowledge.isValue(found)) {
      return found;
    }
    Optional<Position> reduced = reduced(part);
    if (reduced.isEmpty()) {
      return search(part, ANY, true);
    }
    int value = value(reduced.get());
    note(part, Knowledge.of(value));
    return value;
  }

  /** Tells whether the sum of the parts from one to before another has this value. */
  private boolean has(int first, int end, int value, boolean expected) {
    int largest = -1;
    int asked = value;
    for (int part = first; part < end; part++) {
      int found = lookedUp(part);
      if (Knowledge.isValue(found)) {
        asked ^= found;
      } else if (largest < 0) {
        largest = part;
      } else {
        boolean larger = line.elements(part) > line.elements(largest);
        asked ^= value(larger ? largest : part);
        largest = larger ? part : largest;
      }
    }
    return largest < 0 ? asked == 0 : has(largest, asked, expected);
  }

  private boolean has(int part, int value, boolean expected) {
    int found = lookedUp(part);
    if (Knowledge.isValue(found)) {
      return found == value;
    }
    if (value >= Knowledge.NOTED) {
      return value(part) == value;
    }
    if (Knowledge.excludes(found, value)) {
      return false;
    }
    Optional<Position> reduced = reduced(part);
    if (reduced.isEmpty()) {
      return search(part, value, expected) == value;
    }
    boolean is = has(reduced.get(), value, expected);
    note(part, is ? Knowledge.of(value) : Knowledge.not(1L << value));
    return is;
  }

  /**
   * Solves a part by the mex rule.
   *
   * @param asked the value asked for; the search ends as soon as an option has it
   * @return the nim-value, or -1 if an option has the value asked for
   */
  private int search(int part, int asked, boolean expected) {
    int firstOption = open.size();
    int firstKey = keys.top();
    mex.begin(line.moveCount(part));
    mex.addAll(Knowledge.excluded(known.get(keys, keyOf[part])));
    lookAtOptions(part, asked);
    open.sortFrom(firstOption);
    int begin = expected ? (int) (from * (open.size() - firstOption)) : 0;
    while (!mex.contains(asked) && isAmong(part, firstOption, begin, mex.value(), !expected)) {
      mex.add(mex.value());
    }
    boolean found = !mex.contains(asked);
    int value = found ? mex.value() : -1;
    note(part, found ? Knowledge.of(value) : Knowledge.not(mex.small()));
    mex.end();
    open.cutTo(firstOption);
    keys.cutTo(firstKey);
    return value;
  }

  /** Notes the options with known values, and lists the others, until one has the value asked. */
  private void lookAtOptions(int part, int asked) {
    int first = line.size();
    int moves = line.moveCount(part);
    for (int move = 0; move < moves && !mex.contains(asked); move++) {
      meter.checkTime();
      int firstKey = keys.top();
      line.pushAfter(part, move);
      pushKeys(first);
      int value = knownValue(first);
      if (value >= 0) {
        mex.add(value);
        keys.cutTo(firstKey);
      } else {
        open.add(move, elementsFrom(first), firstKey);
      }
      line.cutTo(first);
    }
  }

  private int elementsFrom(int first) {
    int elements = 0;
    for (int part = first; part < line.size(); part++) {
      elements += line.elements(part);
    }
    return elements;
  }

  /** Tells whether one of the open options has the value, looking from some place on round. */
  private boolean isAmong(int part, int firstOption, int begin, int value, boolean expected) {
    int end = open.size();
    for (int i = firstOption; i < end; i++) {
      int place = i + begin < end ? i + begin : i + begin - (end - firstOption);
      if (optionHas(part, open.move(place), open.firstKey(place), value, expected)) {
        return true;
      }
    }
    return false;
  }

  /** Makes a move anew, which saves memory and time where the position was not kept. */
  private boolean optionHas(int part, int move, int firstKey, int value, boolean expected) {
    int first = line.size();
    line.pushAfter(part, move);
    int key = firstKey;
    for (int i = first; i < line.size(); i++) {
      setKey(i, key);
      key = keys.after(key);
    }
    boolean is = has(first, line.size(), value, expected);
    line.cutTo(first);
    return is;
  }

  /** Gives the nim-value of the sum of the parts from one on if all are known; -1 otherwise. */
  private int knownValue(int first) {
    int sum = 0;
    for (int part = first; part < line.size(); part++) {
      int found = lookedUp(part);
      if (!Knowledge.isValue(found)) {
        return -1;
      }
      sum ^= found;
    }
    return sum;
  }

  /** Gives what is known of a part; the first time, asks the lemmas. */
  private int lookedUp(int part) {
    int found = known.get(keys, keyOf[part]);
    if (found != Knowledge.NONE || assumptions.isEmpty()) {
      return found;
    }
    int value = assumedValue(line.position(part));
    int knowledge = value >= 0 ? Knowledge.of(value) : Knowledge.not(0);
    note(part, knowledge);
    return knowledge;
  }

  /** Gives the nim-value if a lemma tells it, itself or with what is known; -1 otherwise. */
  private int assumedValue(Position position) {
    for (Lemma lemma : assumptions) {
      OptionalInt value = lemma.value(position);
      if (value.isPresent()) {
        return value.getAsInt();
      }
    }
    return reduced(position).map(this::knownValue).orElse(-1);
  }

  private int knownValue(Position position) {
    int first = line.size();
    int firstKey = keys.top();
    push(position);
    int value = knownValue(first);
    cutTo(first, firstKey);
    return value;
  }

  /** Gives a smaller position that has the same value by a lemma. */
  private Optional<Position> reduced(int part) {
    return assumptions.isEmpty() ? Optional.empty() : reduced(line.position(part));
  }

  private Optional<Position> reduced(Position position) {
    for (Lemma lemma : assumptions) {
      Optional<Position> reduced = lemma.reduced(position);
      if (reduced.isPresent()) {
        return reduced;
      }
    }
    return Optional.empty();
  }

  private void note(int part, int knowledge) {
    known.merge(keys, keyOf[part], knowledge, Knowledge::merged);
  }
}
