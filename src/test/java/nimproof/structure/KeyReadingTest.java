package nimproof.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** A key of a connected graph tells the graph: it is read here by its documentation alone. */
class KeyReadingTest {

  @Property(tries = 300)
  void aKeyCanBeReadBack(
      @ForAll @IntRange(min = 1, max = 40) int n,
      @ForAll @IntRange(max = 25) int more,
      @ForAll @IntRange(min = 1, max = 40) int reach,
      @ForAll Random random) {
    Graph graph = connected(n, more, reach, random);
    CanonicalKey key = graph.canonicalKey();
    Assume.that((key.word(0) & 1) == 0); // a hanging tree has a large code: another kind of key
    Graph read = new Reader(key).graph();
    assertThat(isomorphic(graph, read)).as("%s read as %s", graph, read).isTrue();
    assertThat(read.canonicalKey()).isEqualTo(key);
    assertThat(Relabelling.of(graph, random).canonicalKey()).isEqualTo(key);
  }

  /** Joins each vertex to one of those shortly before it, and adds some edges. */
  private static Graph connected(int n, int more, int reach, Random random) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 1; v < n; v++) {
      edges.add(new int[] {Math.max(0, v - 1 - random.nextInt(reach)), v});
    }
    for (int i = 0; i < more && n > 1; i++) {
      int v = 1 + random.nextInt(n - 1);
      edges.add(new int[] {random.nextInt(v), v});
    }
    return Graph.of(n, edges);
  }

  private static boolean isomorphic(Graph one, Graph other) {
    return new VF2GraphIsomorphismInspector<>(jgrapht(one), jgrapht(other)).isomorphismExists();
  }

  private static SimpleGraph<Integer, DefaultEdge> jgrapht(Graph graph) {
    SimpleGraph<Integer, DefaultEdge> copy = new SimpleGraph<>(DefaultEdge.class);
    for (int v = 0; v < graph.vertexCount(); v++) {
      copy.addVertex(v);
    }
    graph.edges().forEach(edge -> copy.addEdge(edge[0], edge[1]));
    return copy;
  }

  /** Reads the bits of a key. */
  private static final class Reader {
    private final CanonicalKey key;
    private final List<int[]> edges = new ArrayList<>();
    private int at;
    private int vertices;

    Reader(CanonicalKey key) {
      this.key = key;
    }

    private long bits(int count) {
      long value = 0;
      for (int i = 0; i < count; i++, at++) {
        value |= (key.word(at >> 6) >>> at & 1) << i;
      }
      return value;
    }

    Graph graph() {
      assertThat(bits(1)).isZero();
      int n = (int) bits(6) + 1;
      boolean trees = bits(1) == 1;
      int core = trees ? (int) bits(6) + 1 : n;
      for (int i = 1; i < core; i++) {
        row(i);
      }
      vertices = core;
      for (int i = 0; i < core && trees; i++) {
        boolean leaves = bits(1) == 1;
        if (leaves) {
          int length = (int) bits(6);
          new Tree(length, bits(length)).hangOn(i);
        }
      }
      assertThat(vertices).isEqualTo(n);
      return Graph.of(n, edges);
    }

    private void row(int i) {
      join(bits(1), i, i - 1);
      if (i > 1) {
        join(bits(1), i, 0);
        if (i >= 7 && bits(1) == 0) {
          return;
        }
        if (i >= 7 && bits(1) == 0) {
          join(1, i, 1 + (int) bits(Integer.toBinaryString(i - 3).length()));
          return;
        }
        for (int j = 1; j < i - 1; j++) {
          join(bits(1), i, j);
        }
      }
    }

    private void join(long joined, int i, int j) {
      if (joined == 1) {
        edges.add(new int[] {j, i});
      }
    }

    /** The code of a tree, read from its first binary digit on. */
    private final class Tree {
      private final String code;
      private int digit;

      Tree(int length, long code) {
        this.code = Long.toBinaryString(code);
        assertThat(this.code).hasSize(length);
      }

      void hangOn(int root) {
        read(root);
        assertThat(digit).isEqualTo(code.length());
      }

      private void read(int root) {
        assertThat(next()).isEqualTo('1');
        int digits = 0;
        while (next() == '1') {
          digits++;
        }
        int chain = Integer.parseInt("1" + code.substring(digit, digit + digits), 2);
        digit += digits;
        int end = root;
        for (int i = 1; i < chain; i++) {
          end = child(end);
        }
        while (code.charAt(digit) == '1') {
          read(child(end));
        }
        next();
      }

      private char next() {
        return code.charAt(digit++);
      }

      private int child(int parent) {
        join(1, vertices, parent);
        return vertices++;
      }
    }
  }
}
