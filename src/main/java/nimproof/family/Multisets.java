package nimproof.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Multisets of trees with a given number of vertices in all, each once. */
final class Multisets {

  private final IntFunction<List<RootedTree>> ofSize;
  private final Consumer<List<RootedTree>> to;
  private final Map<Integer, List<RootedTree>> trees = new HashMap<>();
  private final List<RootedTree> chosen = new ArrayList<>();

  /** Takes the trees to choose from, by size, and who receives the multisets. */
  Multisets(IntFunction<List<RootedTree>> ofSize, Consumer<List<RootedTree>> to) {
    this.ofSize = ofSize;
    this.to = to;
  }

  /** Lists the multisets with {@code total} vertices whose trees have at most {@code largest}. */
  void list(int total, int largest) {
    extend(total, largest, Integer.MAX_VALUE);
  }

  /** Adds trees in decreasing order of (size, number in its list), so each multiset comes once. */
  private void extend(int left, int size, int lastOfSize) {
    if (left == 0) {
      Interruption.check();
      to.accept(List.copyOf(chosen));
      return;
    }
    for (int next = Math.min(size, left); next >= 1; next--) {
      List<RootedTree> choices = trees.computeIfAbsent(next, ofSize::apply);
      int last = next == size ? Math.min(lastOfSize, choices.size() - 1) : choices.size() - 1;
      for (int i = last; i >= 0; i--) {
        chosen.add(choices.get(i));
        extend(left - next, next, i);
        chosen.remove(chosen.size() - 1);
      }
    }
  }
}
