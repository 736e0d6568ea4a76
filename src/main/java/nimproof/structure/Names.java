package nimproof.structure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/** Names for the vertices 0, 1, 2, … of a structure, all different. */
public final class Names {

  /** No names were given: vertex {@code i} is called {@code i + 1}. */
  public static final Names DEFAULT = new Names(List.of());

  /** The names do not matter: as {@link #DEFAULT}, but parts of the structure are numbered anew. */
  static final Names NONE = new Names(List.of());

  private final List<String> given;

  private Names(List<String> given) {
    this.given = given;
  }

  /** Takes the names in the order of the vertices. */
  public static Names of(List<String> names) {
    if (new HashSet<>(names).size() != names.size()) {
      throw new IllegalArgumentException("the names of the vertices must be different");
    }
    return new Names(List.copyOf(names));
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

  /** Keeps the names of some vertices, in the order given. */
  Names restrictedTo(int[] vertices) {
    return this == NONE ? NONE : Names.of(IntStream.of(vertices).mapToObj(this::of).toList());
  }

  /** Keeps the names of the first {@code n} vertices and adds more, made different if need be. */
  public Names extended(int n, List<String> more) {
    List<String> names = new ArrayList<>(IntStream.range(0, n).mapToObj(this::of).toList());
    for (String name : more) {
      String fresh = name;
      while (names.contains(fresh)) {
        fresh += "'";
      }
      names.add(fresh);
    }
    return Names.of(names);
  }
}
