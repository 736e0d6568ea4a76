package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import nimproof.structure.Poset;

/**
 * A Hasse diagram: higher elements above, each row ordered by the mean place of its neighbours.
 *
 * <p>Sweeps up and down a few times, as in Sugiyama's method; elements of a row are one unit apart.
 */
final class Hasse {

  private static final int SWEEPS = 8;

  private final Poset poset;
  private final List<List<Integer>> rows = new ArrayList<>();
  private final double[] x;

  private Hasse(Poset poset) {
    this.poset = poset;
    this.x = new double[poset.vertexCount()];
    for (int height = 0; height <= poset.dimension(); height++) {
      int wanted = height;
      rows.add(
          IntStream.range(0, x.length).filter(v -> poset.height(v) == wanted).boxed().toList());
    }
  }

  static List<Point> of(Poset poset) {
    Hasse hasse = new Hasse(poset);
    hasse.sweep();
    return IntStream.range(0, poset.vertexCount())
        .mapToObj(v -> new Point(hasse.x[v], poset.dimension() - poset.height(v)))
        .toList();
  }

  private void sweep() {
    rows.forEach(this::spread);
    for (int i = 0; i < SWEEPS; i++) {
      List<List<Integer>> order = new ArrayList<>(rows);
      if (i % 2 == 1) {
        java.util.Collections.reverse(order);
      }
      order.forEach(row -> spread(sorted(row)));
    }
  }

  private List<Integer> sorted(List<Integer> row) {
    double[] mean = Arrays.copyOf(x, x.length);
    for (int v : row) {
      mean[v] =
          IntStream.of(poset.hasse().neighbours(v)).mapToDouble(w -> x[w]).average().orElse(x[v]);
    }
    return row.stream()
        .sorted(Comparator.<Integer>comparingDouble(v -> mean[v]).thenComparingInt(v -> v))
        .toList();
  }

  private void spread(List<Integer> row) {
    for (int i = 0; i < row.size(); i++) {
      x[row.get(i)] = i - (row.size() - 1) / 2.0;
    }
  }
}
