package nimproof.family;

import java.util.List;

/**
 * A parameter of a family.
 *
 * @param name its name in messages and lists
 * @param type what it holds
 * @param least the smallest number allowed in it; numbers inside lists are held to it too
 * @param most the largest number allowed in it
 */
public record Parameter(String name, Type type, int least, int most) {

  /** The numbers that may stand where nothing stricter is said: no structure is larger. */
  private static final int LARGEST = 2_000;

  /** What a parameter holds. */
  public enum Type {
    /** A whole number. */
    INT,
    /** A list of whole numbers. */
    INTS,
    /** A list of lists of whole numbers. */
    INT_LISTS,
    /** A list of names, each a number or text. */
    NAMES,
    /** A list of structures. */
    STRUCTURE_LIST,
    /** A list of faces, each a list of vertex names (numbers or text). */
    FACES,
    /** Text in quotes. */
    TEXT,
    /** A structure. */
    STRUCTURE,
    /** The name of a vertex: a number or text. */
    VERTEX,
    /** The folder of the spec, which is filled in and never written. */
    FOLDER
  }

  static Parameter number(String name, int least) {
    return number(name, least, LARGEST);
  }

  static Parameter number(String name, int least, int most) {
    return new Parameter(name, Type.INT, least, most);
  }

  static Parameter numbers(String name, int least) {
    return new Parameter(name, Type.INTS, least, LARGEST);
  }

  static Parameter numberLists(String name, int least, int most) {
    return new Parameter(name, Type.INT_LISTS, least, most);
  }

  static Parameter numberLists(String name, int least) {
    return new Parameter(name, Type.INT_LISTS, least, LARGEST);
  }

  static Parameter of(String name, Type type) {
    return new Parameter(name, type, 0, 0);
  }

  void check(Arguments arguments, int index) {
    switch (type) {
      case INT -> checkNumber(arguments, "is", arguments.number(index));
      case INTS -> arguments.numbers(index).forEach(k -> checkNumber(arguments, "holds", k));
      case INT_LISTS ->
          arguments.numberLists(index).stream()
              .flatMap(List::stream)
              .forEach(k -> checkNumber(arguments, "holds", k));
      default -> {}
    }
  }

  private void checkNumber(Arguments arguments, String verb, long number) {
    if (number < least) {
      throw arguments.bad("%s %s %,d; the least is %,d".formatted(name, verb, number, least));
    }
    if (number > most) {
      throw arguments.bad("%s %s %,d; the most is %,d".formatted(name, verb, number, most));
    }
  }
}
