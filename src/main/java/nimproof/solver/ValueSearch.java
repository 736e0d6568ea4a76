package nimproof.solver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.game.Lemma;
import nimproof.game.Position;
import nimproof.structure.CanonicalKey;

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

  /** Takes the place where to begin among the options, between 0, the first, and 1. */
  ValueSearch(Collection<Lemma> assumptions, Meter meter, PositionTable known, double from) {
    this.assumptions = assumptions;
    this.meter = meter;
    this.known = known;
    this.from = from;
  }

  /** A component and its key. */
  private record Part(Position position, CanonicalKey key) {

    int size() {
      return position.size();
    }
  }

  /** What a move leaves: the keys of its components. Positions are made anew, to save memory. */
  private record Option(int move, int size, List<CanonicalKey> keys) {

    static Option of(int move, List<Part> parts) {
      int size = parts.stream().mapToInt(Part::size).sum();
      return new Option(move, size, parts.stream().map(Part::key).toList());
    }

    List<Part> parts(Position parent) {
      List<? extends Position> components = parent.after(move).components();
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < keys.size(); i++) {
        parts.add(new Part(components.get(i), keys.get(i)));
      }
      return parts;
    }
  }

  private static List<Part> parts(Position position) {
    List<Part> parts = new ArrayList<>();
    for (Position component : position.components()) {
      parts.add(new Part(component, component.key()));
    }
    return parts;
  }

  /** Gives the nim-value of a position: the nim-sum of the values of its components. */
  int value(Position position) {
    int sum = 0;
    for (Part part : parts(position)) {
      sum ^= value(part);
    }
    return sum;
  }

  /** Tells whether a position has this nim-value. */
  boolean has(Position position, int value) {
    return has(parts(position), value, true);
  }

  private int value(Part part) {
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

  private boolean has(List<Part> parts, int value, boolean expected) {
    Part largest = null;
    int asked = value;
    for (Part part : parts) {
      int found = lookedUp(part);
      if (Knowledge.isValue(found)) {
        asked ^= found;
      } else if (largest == null) {
        largest = part;
      } else {
        boolean larger = part.size() > largest.size();
        asked ^= value(larger ? largest : part);
        largest = larger ? part : largest;
      }
    }
    return largest == null ? asked == 0 : has(largest, asked, expected);
  }

  private boolean has(Part part, int value, boolean expected) {
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
    boolean is = has(parts(reduced.get()), value, expected);
    note(part, is ? Knowledge.of(value) : Knowledge.not(1L << value));
    return is;
  }

  /**
   * Solves a component by the mex rule.
   *
   * @param asked the value asked for; the search ends as soon as an option has it
   * @return the nim-value, or -1 if an option has the value asked for
   */
  private int search(Part part, int asked, boolean expected) {
    Mex options = new Mex();
    options.addAll(Knowledge.excluded(known.get(part.key)));
    List<Option> open = new ArrayList<>();
    for (int move = 0; move < part.position.moveCount() && !options.contains(asked); move++) {
      meter.checkTime();
      List<Part> parts = parts(part.position.after(move));
      int value = knownValue(parts);
      if (value >= 0) {
        options.add(value);
      } else {
        open.add(Option.of(move, parts));
      }
    }
    open.sort(Comparator.comparingInt(Option::size));
    Collections.rotate(open, expected ? (int) (from * open.size()) : 0);
    while (!options.contains(asked) && isAmong(part, open, options.value(), !expected)) {
      options.add(options.value());
    }
    boolean found = !options.contains(asked);
    note(part, found ? Knowledge.of(options.value()) : Knowledge.not(options.small()));
    return found ? options.value() : -1;
  }

  /** Tells whether some option has the value. */
  private boolean isAmong(Part part, List<Option> options, int value, boolean expected) {
    for (Option option : options) {
      if (has(option.parts(part.position), value, expected)) {
        return true;
      }
    }
    return false;
  }

  /** Gives the nim-value of a sum if those of all parts are known; -1 otherwise. */
  private int knownValue(List<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      int found = lookedUp(part);
      if (!Knowledge.isValue(found)) {
        return -1;
      }
      sum ^= found;
    }
    return sum;
  }

  /** Gives what is known of a part; the first time, asks the lemmas. */
  private int lookedUp(Part part) {
    int found = known.get(part.key);
    if (found != Knowledge.NONE || assumptions.isEmpty()) {
      return found;
    }
    int value = assumedValue(part);
    int knowledge = value >= 0 ? Knowledge.of(value) : Knowledge.not(0);
    note(part, knowledge);
    return knowledge;
  }

  /** Gives the nim-value if a lemma tells it, itself or with what is known; -1 otherwise. */
  private int assumedValue(Part part) {
    for (Lemma lemma : assumptions) {
      OptionalInt value = lemma.value(part.position);
      if (value.isPresent()) {
        return value.getAsInt();
      }
    }
    return reduced(part).map(position -> knownValue(parts(position))).orElse(-1);
  }

  /** Gives a smaller position that has the same value by a lemma. */
  private Optional<Position> reduced(Part part) {
    for (Lemma lemma : assumptions) {
      Optional<Position> reduced = lemma.reduced(part.position);
      if (reduced.isPresent()) {
        return reduced;
      }
    }
    return Optional.empty();
  }

  private void note(Part part, int knowledge) {
    known.merge(part.key, knowledge, Knowledge::merged);
  }
}
