package nimproof.structure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names for the vertices 0, 1, 2, … of a structure, all different. */
public final class Names {

  /** No names were given: vertex {@code i} is called {@code i + 1}. */
  public static final Names DEFAULT = new Names(List.of());

  /** The names do not matter: as {@link #DEFAULT}, but parts of the structure are numbered anew. */
  static final Names NONE = new Names(List.of());

  private static final int MOST_LISTED = 12;

  private final List<String> given;
  private final List<String> earlier;

  private Names(List<String> given) {
    this(given, given);
  }

  private Names(List<String> given, List<String> earlier) {
    this.given = given;
    this.earlier = earlier;
  }

  /** Takes the names in the order of the vertices. */
  public static Names of(List<String> names) {
    return new Names(different(names));
  }

  private static List<String> different(List<String> names) {
    if (new HashSet<>(names).size() != names.size()) {
      throw new IllegalArgumentException("the names of the vertices must be different");
    }
    return List.copyOf(names);
  }

  /** Names vertex {@code vertex}. */
  public String of(int vertex) {
    return given.isEmpty() ? Integer.toString(vertex + 1) : given.get(vertex);
  }

  /** Finds the vertex of this name among the first {@code n}; -1 if there is none. */
  public int indexOf(String name, int n) {
    if (given.isEmpty()) {
      return IntStream.range(0, n).filter(v -> of(v).equals(name)).findFirst().orElse(-1);
    }
    int vertex = given.indexOf(name);
    return vertex < n ? vertex : -1;
  }

  /**
   * Tells whether one of the first {@code n} vertices has this name, or one that was there before a
   * part was taken.
   */
  public boolean knows(String name, int n) {
    return indexOf(name, n) >= 0 || earlier.contains(name);
  }

  /** Writes a name; one that is made of coordinates as a list. */
  public static String written(String name) {
    return name.contains(",") ? "[" + name.replace(",", ", ") + "]" : name;
  }

  /** Says what the first {@code n} vertices are called, or the first of many. */
  public String list(int n) {
    String first =
        all(Math.min(n, MOST_LISTED)).stream()
            .map(Names::written)
            .collect(Collectors.joining(", "));
    return n == 0
        ? "there are no vertices"
        : "the vertices are " + first + (n > MOST_LISTED ? ", …" : "");
  }

  /**
   * Keeps the names of some of the first {@code n} vertices, in the order given; those of the
   * others are still known.
   */
  Names restrictedTo(int[] vertices, int n) {
    if (this == NONE) {
      return NONE;
    }
    List<String> known = earlier.isEmpty() ? all(n) : earlier;
    return new Names(different(IntStream.of(vertices).mapToObj(this::of).toList()), known);
  }

  private List<String> all(int n) {
    return IntStream.range(0, n).mapToObj(this::of).toList();
  }

  /** Keeps the names of the first {@code n} vertices and adds more, made different if need be. */
  public Names extended(int n, List<String> more) {
    return extended(n, more, List::contains);
  }

  /**
   * Does so and keeps apart what a list of names can mean: no name such as {@code 1,2} for a pair
   * of coordinates is made up of other names.
   */
  Names extendedApart(int n, List<String> more) {
    return extended(n, more, (names, name) -> names.contains(name) || isAmbiguous(names, name));
  }

  private Names extended(int n, List<String> more, BiPredicate<List<String>, String> isTaken) {
    List<String> names = new ArrayList<>(all(n));
    for (String name : more) {
      String fresh = name;
      while (isTaken.test(names, fresh)) {
        fresh += "'";
      }
      names.add(fresh);
    }
    return Names.of(names);
  }

  private static boolean isAmbiguous(List<String> names, String fresh) {
    List<String> all = new ArrayList<>(names);
    all.add(fresh);
    return all.stream().anyMatch(name -> isMadeOf(name, all));
  }

  private static boolean isMadeOf(String name, List<String> names) {
    List<String> coordinates = List.of(name.split(","));
    return name.contains(",")
        && names.containsAll(coordinates)
        && new HashSet<>(coordinates).size() == coordinates.size();
  }
}
