package nimproof.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Heaps of tokens for a game that takes tokens from a heap and may split what is left of it.
 *
 * <p>A heap is pictured as a row of tokens, so that taking consecutive tokens from its middle
 * splits it. The tokens are the vertices; the names tell where a token stood at the start.
 *
 * <pre>
 *   sizes 3 2:   tokens 0 1 2 | 3 4
 * </pre>
 */
public final class Heaps implements Structure {

  private final Octal rules;
  private final int[] sizes;
  private final Names names;

  private Heaps(Octal rules, int[] sizes, Names names) {
    this.rules = rules;
    this.sizes = sizes;
    this.names = names;
  }

  /** Makes one heap. */
  public static Heaps of(Octal rules, int size) {
    return new Heaps(rules, size == 0 ? new int[0] : new int[] {size}, Names.DEFAULT);
  }

  @Override
  public Heaps anonymous() {
    return new Heaps(rules, sizes, Names.NONE);
  }

  /** Gives the rules by which these heaps are played. */
  public Octal rules() {
    return rules;
  }

  @Override
  public int vertexCount() {
    return Arrays.stream(sizes).sum();
  }

  @Override
  public Names names() {
    return names;
  }

  @Override
  public int faceCount() {
    int count = 0;
    for (int size : sizes) {
      for (int take = 1; take <= Math.min(size, rules.most()); take++) {
        count += rules.places(size, take).length;
      }
    }
    return count;
  }

  @Override
  public int dimension() {
    return faces().stream().mapToInt(Face::size).max().orElse(0) - 1;
  }

  /** Lists the runs of tokens that the rules allow to be taken. */
  @Override
  public List<Face> faces() {
    List<Face> faces = new ArrayList<>();
    int first = 0;
    for (int size : sizes) {
      for (int take = 1; take <= Math.min(size, rules.most()); take++) {
        for (int at : rules.places(size, take)) {
          faces.add(Face.of(IntStream.range(first + at, first + at + take).toArray()));
        }
      }
      first += size;
    }
    return faces.stream().sorted().toList();
  }

  @Override
  public List<Face> facets() {
    return faces();
  }

  /** Takes a run of tokens. */
  @Override
  public Heaps without(Face face) {
    int take = face.vertices().get(0);
    boolean isRun = face.vertices().get(face.size() - 1) - take == face.size() - 1;
    boolean allowed = false;
    List<Integer> left = new ArrayList<>();
    int first = 0;
    for (int size : sizes) {
      int at = take - first;
      boolean here = at >= 0 && at < size;
      allowed |= here && isRun && rules.allows(size, face.size(), at);
      left.add(here ? at : size);
      left.add(here ? size - face.size() - at : 0);
      first += size;
    }
    if (!allowed) {
      throw new IllegalArgumentException(
          "%s cannot be taken under %s".formatted(describe(face), rules));
    }
    int[] kept = IntStream.range(0, first).filter(v -> !face.vertices().contains(v)).toArray();
    return new Heaps(
        rules,
        left.stream().filter(s -> s > 0).mapToInt(s -> s).toArray(),
        names.restrictedTo(kept, first));
  }

  @Override
  public List<Heaps> components() {
    List<Heaps> components = new ArrayList<>();
    int first = 0;
    for (int size : sizes) {
      int[] tokens = IntStream.range(first, first + size).toArray();
      components.add(new Heaps(rules, new int[] {size}, names.restrictedTo(tokens, vertexCount())));
      first += size;
    }
    return components;
  }

  @Override
  public CanonicalKey canonicalKey() {
    BitWriter bits = KeyKind.HEAPS.begin();
    bits.put(rules.digits().size(), 6);
    rules.digits().forEach(digit -> bits.put(digit, 3));
    IntStream.of(sizes).sorted().forEach(size -> bits.put(size, 28));
    return bits.toKey();
  }

  /** Two lists of heaps are equal if rules and sizes are; names do not count. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Heaps heaps
        && rules.equals(heaps.rules)
        && Arrays.equals(sizes, heaps.sizes);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + Arrays.hashCode(sizes);
  }

  @Override
  public String toString() {
    return IntStream.of(sizes)
        .mapToObj(size -> "octal(\"%s\", %d)".formatted(rules, size))
        .collect(Collectors.joining(" + "));
  }
}
