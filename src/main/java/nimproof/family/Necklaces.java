package nimproof.family;

import java.util.ArrayList;
import java.util.List;

/**
 * Cyclic sequences of rooted trees, once up to turning and flipping.
 *
 * <p>Trees are numbered by size and place in their list; a sequence is kept if no turned or flipped
 * copy of it is lexicographically larger.
 */
final class Necklaces {

  private final int length;
  private final List<RootedTree> numbered = new ArrayList<>();
  private final int[] chosen;
  private final List<List<RootedTree>> kept = new ArrayList<>();

  private Necklaces(int length, int largest) {
    this.length = length;
    this.chosen = new int[length];
    for (int size = 1; size <= largest; size++) {
      numbered.addAll(RootedTree.ofSize(size));
    }
  }

  /** Lists the necklaces of {@code length} rooted trees with {@code total} vertices in all. */
  static List<List<RootedTree>> ofRootedTrees(int length, int total) {
    Necklaces necklaces = new Necklaces(length, total - length + 1);
    necklaces.extend(0, total);
    return necklaces.kept;
  }

  private void extend(int place, int left) {
    if (place == length) {
      if (left == 0 && isLargest()) {
        kept.add(java.util.Arrays.stream(chosen).mapToObj(numbered::get).toList());
      }
      return;
    }
    int most = place == 0 ? numbered.size() - 1 : chosen[0];
    for (int i = 0; i <= most && numbered.get(i).size() <= left - (length - place - 1); i++) {
      chosen[place] = i;
      extend(place + 1, left - numbered.get(i).size());
    }
  }

  private boolean isLargest() {
    for (int turn = 0; turn < length; turn++) {
      if (isBeatenBy(turn, 1) || isBeatenBy(turn, length - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean isBeatenBy(int turn, int step) {
    for (int i = 0; i < length; i++) {
      int order = Integer.compare(chosen[(turn + i * step) % length], chosen[i]);
      if (order != 0) {
        return order > 0;
      }
    }
    return false;
  }
}
