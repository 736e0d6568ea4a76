package nimproof.structure;

/** The orbits of a growing set of permutations of 0 … n-1, as a union-find forest. */
final class Orbits {

  private final int[] parent;

  Orbits(int n) {
    parent = new int[n];
    java.util.Arrays.setAll(parent, i -> i);
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
