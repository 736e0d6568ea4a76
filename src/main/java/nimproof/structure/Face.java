package nimproof.structure;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A nonempty set of vertices, given by their indices in increasing order. */
public record Face(List<Integer> vertices) implements Comparable<Face> {

  /** Checks that there are indices and that they are strictly increasing. */
  public Face {
    vertices = List.copyOf(vertices);
    if (vertices.isEmpty() || vertices.get(0) < 0) {
      throw new IllegalArgumentException("a face has at least one vertex, and none below 0");
    }
    for (int i = 1; i < vertices.size(); i++) {
      if (vertices.get(i - 1) >= vertices.get(i)) {
        throw new IllegalArgumentException("the vertices of a face must be strictly increasing");
      }
    }
  }

  /** Makes the face with these vertices, in any order. */
  public static Face of(int... vertices) {
    return new Face(Arrays.stream(vertices).sorted().boxed().collect(Collectors.toList()));
  }

  /** Makes the face whose vertices are the set bits of a mask. */
  public static Face ofMask(long mask) {
    Integer[] vertices = new Integer[Long.bitCount(mask)];
    long left = mask;
    for (int i = 0; i < vertices.length; i++) {
      vertices[i] = Long.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    return new Face(List.of(vertices));
  }

  /** Gives the set of vertices as a bit mask; all indices must be under 64. */
  long mask() {
    return vertices.stream().mapToLong(i -> 1L << i).reduce(0, (a, b) -> a | b);
  }

  /** Counts the vertices. */
  public int size() {
    return vertices.size();
  }

  /** Orders by size, then lexicographically. */
  @Override
  public int compareTo(Face other) {
    if (size() != other.size()) {
      return Integer.compare(size(), other.size());
    }
    for (int i = 0; i < size(); i++) {
      int order = vertices.get(i).compareTo(other.vertices.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
