package nimproof.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Straight edges without a crossing: every vertex is the mean of its neighbours (Tutte, Proceedings
 * of the London Mathematical Society 1963).
 *
 * <p>That needs triangles. So each face gets a ring of new vertices, one for every side of its
 * border, joined to both ends of that side, and a vertex in the middle of the ring. A border may
 * pass a vertex twice; the ring does not. The ring of the outer face is the circle on which all
 * else hangs.
 *
 * <pre>
 *   v ——— w      a side v w of a face, its new vertex r, the next one s round the face,
 *    \   / \     and m in the middle
 *     r ——— s
 *      \   /
 *        m
 * </pre>
 */
final class Tutte {

  private final int n;
  private final List<List<Integer>> adjacent = new ArrayList<>();
  private final Point[] places;

  private Tutte(Embedding embedding, List<Integer> outer, List<List<Integer>> faces) {
    this.n = embedding.around().size();
    embedding.around().forEach(around -> adjacent.add(new ArrayList<>(around)));
    int all = n + faces.stream().mapToInt(face -> face.size() + 1).sum();
    this.places = new Point[all - 1];
    for (int i = 0; i < outer.size(); i++) {
      places[n + i] = Point.polar(1, Circle.angle(i, outer.size(), Circle.TOP));
    }
    ring(outer);
    faces.stream().filter(face -> face != outer).forEach(this::fill);
  }

  /** Places the vertices, with one of the faces outside. */
  static List<Point> place(Embedding embedding, List<Integer> outer, List<List<Integer>> faces) {
    return new Tutte(embedding, outer, faces).solved();
  }

  private void fill(List<Integer> face) {
    int first = ring(face);
    int middle = added();
    IntStream.range(0, face.size()).forEach(i -> join(first + i, middle));
  }

  /** Adds the ring of a face, and gives its first vertex. */
  private int ring(List<Integer> face) {
    int k = face.size();
    int first = adjacent.size();
    face.forEach(v -> added());
    for (int i = 0; i < k; i++) {
      join(first + i, face.get(i));
      join(first + i, face.get((i + 1) % k));
      join(first + i, first + (i + 1) % k);
    }
    return first;
  }

  private int added() {
    adjacent.add(new ArrayList<>());
    return adjacent.size() - 1;
  }

  private void join(int v, int w) {
    adjacent.get(v).add(w);
    adjacent.get(w).add(v);
  }

  private List<Point> solved() {
    int[] free = IntStream.range(0, places.length).filter(v -> places[v] == null).toArray();
    double[][] rows = equations(free);
    eliminate(rows);
    for (int i = 0; i < free.length; i++) {
      places[free[i]] = new Point(rows[i][free.length], rows[i][free.length + 1]);
    }
    return Arrays.asList(places).subList(0, n);
  }

  /** Writes degree · place − sum of the free neighbours = sum of the fixed ones, for x and y. */
  private double[][] equations(int[] free) {
    int size = free.length;
    double[][] rows = new double[size][size + 2];
    for (int i = 0; i < size; i++) {
      rows[i][i] = adjacent.get(free[i]).size();
      for (int w : adjacent.get(free[i])) {
        if (places[w] == null) {
          rows[i][Arrays.binarySearch(free, w)] -= 1;
        } else {
          rows[i][size] += places[w].x();
          rows[i][size + 1] += places[w].y();
        }
      }
    }
    return rows;
  }

  /**
   * Solves by Gauss and Jordan; the matrix is diagonally dominant and needs no exchange of rows.
   */
  private static void eliminate(double[][] rows) {
    for (int pivot = 0; pivot < rows.length; pivot++) {
      double by = rows[pivot][pivot];
      for (int j = pivot; j < rows[pivot].length; j++) {
        rows[pivot][j] /= by;
      }
      for (int i = 0; i < rows.length; i++) {
        double factor = rows[i][pivot];
        for (int j = pivot; j < rows[i].length && i != pivot && factor != 0; j++) {
          rows[i][j] -= factor * rows[pivot][j];
        }
      }
    }
  }
}
