package nimproof.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A finite partially ordered set, known by its Hasse diagram and the height of every element.
 *
 * <p>The height of an element is the length of the longest chain below it, so of two neighbours in
 * the diagram the higher one covers the lower one. What is left after removing an element and all
 * above it keeps its covers and heights. The elements are the vertices of this structure, and each
 * is a face of its own.
 */
public final class Poset implements Structure {

  private final Graph hasse;
  private final int[] heights;

  private Poset(Graph hasse, int[] heights) {
    this.hasse = hasse;
    this.heights = heights;
  }

  /**
   * Makes a poset from relations.
   *
   * @param below pairs: the first is below the second; all that follows from them is implied
   * @throws IllegalArgumentException if an element would be below itself
   */
  public static Poset of(int n, List<int[]> below, Names names) {
    Graph.checkVertexCount(n);
    List<BitSet> above = new ArrayList<>();
    for (int x = 0; x < n; x++) {
      above.add(new BitSet(n));
    }
    below.forEach(pair -> above.get(pair[0]).set(pair[1]));
    int[] order = upwards(n, above);
    for (int i = n - 1; i >= 0; i--) {
      BitSet closed = above.get(order[i]);
      for (int y : closed.stream().toArray()) {
        closed.or(above.get(y));
      }
    }
    return ofClosed(n, above, order, names);
  }

  /** Lists the elements so that whatever is below another comes first. */
  private static int[] upwards(int n, List<BitSet> above) {
    int[] lower = new int[n];
    above.forEach(set -> set.stream().forEach(y -> lower[y]++));
    int[] order = new int[n];
    int size = 0;
    Deque<Integer> free = new ArrayDeque<>();
    IntStream.range(0, n).filter(x -> lower[x] == 0).forEach(free::add);
    while (!free.isEmpty()) {
      int x = free.remove();
      order[size++] = x;
      above.get(x).stream().filter(y -> --lower[y] == 0).forEach(free::add);
    }
    if (size < n) {
      throw new IllegalArgumentException("an element is below itself");
    }
    return order;
  }

  private static Poset ofClosed(int n, List<BitSet> above, int[] order, Names names) {
    int[] heights = new int[n];
    List<int[]> covers = new ArrayList<>();
    for (int x : order) {
      BitSet beyond = new BitSet(n);
      above.get(x).stream().forEach(y -> beyond.or(above.get(y)));
      above.get(x).stream().forEach(y -> heights[y] = Math.max(heights[y], heights[x] + 1));
      above.get(x).stream().filter(y -> !beyond.get(y)).forEach(y -> covers.add(new int[] {x, y}));
    }
    return new Poset(Graph.of(n, covers, names), heights);
  }

  @Override
  public Poset anonymous() {
    return new Poset(hasse.anonymous(), heights);
  }

  /** Gives the Hasse diagram. */
  public Graph hasse() {
    return hasse;
  }

  /** Lists the covers: the first of a pair lies directly below the second. */
  public List<int[]> covers() {
    return hasse.edges().stream()
        .map(edge -> heights[edge[0]] < heights[edge[1]] ? edge : new int[] {edge[1], edge[0]})
        .toList();
  }

  /** Gives the length of the longest chain below an element. */
  public int height(int element) {
    return heights[element];
  }

  /** Lists the elements above an element, itself included, in increasing order. */
  public int[] upSet(int element) {
    BitSet reached = new BitSet(heights.length);
    Deque<Integer> next = new ArrayDeque<>(List.of(element));
    reached.set(element);
    while (!next.isEmpty()) {
      int x = next.remove();
      for (int y : hasse.neighbours(x)) {
        if (heights[y] > heights[x] && !reached.get(y)) {
          reached.set(y);
          next.add(y);
        }
      }
    }
    return reached.stream().toArray();
  }

  @Override
  public int vertexCount() {
    return heights.length;
  }

  @Override
  public Names names() {
    return hasse.names();
  }

  @Override
  public int faceCount() {
    return heights.length;
  }

  /** Gives the largest height; -1 for the empty poset. */
  @Override
  public int dimension() {
    return Arrays.stream(heights).max().orElse(-1);
  }

  @Override
  public List<Face> faces() {
    return IntStream.range(0, heights.length).mapToObj(Face::of).toList();
  }

  /** Lists the maximal elements. */
  @Override
  public List<Face> facets() {
    return faces().stream().filter(face -> upSet(face.vertices().get(0)).length == 1).toList();
  }

  @Override
  public Poset without(Face face) {
    if (face.size() != 1 || face.vertices().get(0) >= heights.length) {
      throw new IllegalArgumentException("%s is not an element".formatted(face.vertices()));
    }
    int[] gone = upSet(face.vertices().get(0));
    return on(
        IntStream.range(0, heights.length).filter(x -> Arrays.binarySearch(gone, x) < 0).toArray());
  }

  private Poset on(int[] elements) {
    return new Poset(
        hasse.induced(elements), IntStream.of(elements).map(x -> heights[x]).toArray());
  }

  @Override
  public List<Poset> components() {
    List<int[]> parts = hasse.componentVertices();
    return parts.size() == 1 ? List.of(this) : parts.stream().map(this::on).toList();
  }

  @Override
  public CanonicalKey canonicalKey() {
    List<Poset> components = anonymous().components();
    return components.size() == 1
        ? components.get(0).connectedKey()
        : CanonicalKey.ofAll(components.stream().map(Poset::connectedKey).toList());
  }

  /** Writes how many elements each height has, then the Hasse diagram in canonical order. */
  private CanonicalKey connectedKey() {
    int[] order = CanonicalLabelling.of(hasse, heights);
    BitWriter bits = KeyKind.POSET.begin();
    bits.put(order.length, 12);
    bits.put(dimension() + 1, 12);
    for (int height = 0; height <= dimension(); height++) {
      int wanted = height;
      bits.put(Arrays.stream(heights).filter(h -> h == wanted).count(), 12);
    }
    for (int i = 1; i < order.length; i++) {
      for (int j = 0; j < i; j++) {
        bits.put(hasse.adjacent(order[i], order[j]) ? 1 : 0, 1);
      }
    }
    return bits.toKey();
  }

  /** Two posets are equal if they have the same order; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Poset that
        && hasse.equals(that.hasse)
        && Arrays.equals(heights, that.heights);
  }

  @Override
  public int hashCode() {
    return hasse.hashCode();
  }

  @Override
  public String toString() {
    return "poset with %d elements".formatted(heights.length);
  }
}
