package nimproof.structure;

/** The orbits of a growing set of permutations of 0 … n-1, as a union-find forest. */
final class Orbits {

  private final int[] parent;

  Orbits(int n) {
    parent = new int[n];
    reset(n);
  }

  /** Makes each of the first points an orbit of its own again. */
  void reset(int n) {
    for (int i = 0; i < n; i++) {
      parent[i] = i;
    }
  }

  /** Adds the permutation that takes each of the first points to its image. */
  void unite(int[] images, int n) {
    for (int i = 0; i < n; i++) {
      parent[root(i)] = root(images[i]);
    }
  }

  void unite(Permutation permutation) {
    for (int i = 0; i < permutation.moved().length; i++) {
      parent[root(permutation.moved()[i])] = root(permutation.images()[i]);
    }
  }

  boolean together(int i, int j) {
    return root(i) == root(j);
  }

  private int root(int i) {
    while (parent[i] != i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  }
}
