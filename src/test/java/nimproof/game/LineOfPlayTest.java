package nimproof.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.KeyStack;
import nimproof.structure.Names;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

/** A line of play says the same of each position as the position itself. */
class LineOfPlayTest {

  @Property(tries = 150)
  void aGraphIsPlayedAsItsPositions(
      @ForAll @IntRange(max = 20) int n, @ForAll @IntRange(max = 40) int edges, @ForAll Random r) {
    play(
        new TakeAway().start(Graph.of(n, sets(n, edges, 2, r).stream().map(this::ends).toList())),
        r);
  }

  @Property(tries = 300)
  void aHypergraphIsPlayedAsItsPositions(
      @ForAll @IntRange(min = 2, max = 14) int n,
      @ForAll @IntRange(max = 16) int hyperedges,
      @ForAll @IntRange(min = 2, max = 6) int largest,
      @ForAll boolean alone,
      @ForAll Random r) {
    Structure hypergraph =
        Hypergraph.of(n, sets(n, hyperedges, Math.min(n, largest), r), Names.DEFAULT);
    play((alone ? new TypeOne() : new TakeAway()).start(hypergraph), r);
  }

  @Test
  void anythingElseIsPlayedToo() {
    Position tetrahedra =
        new TakeAway().start(Complex.of(6, List.of(Face.of(0, 1, 2, 3), Face.of(3, 4, 5))));
    for (int seed = 0; seed < 20; seed++) {
      play(tetrahedra, new Random(seed));
    }
  }

  private static List<Face> sets(int n, int count, int largest, Random random) {
    List<Face> sets = new ArrayList<>();
    for (int i = 0; i < count && n > 1; i++) {
      int size = 2 + random.nextInt(largest - 1);
      sets.add(Face.of(random.ints(0, n).distinct().limit(size).sorted().toArray()));
    }
    return sets;
  }

  private int[] ends(Face edge) {
    return new int[] {edge.vertices().get(0), edge.vertices().get(1)};
  }

  /** Plays at random to the end, comparing all that can be asked on the way. */
  private static void play(Position start, Random random) {
    LineOfPlay line = new LineOfPlay();
    List<Position> summands = new ArrayList<>(start.components());
    line.push(start);
    for (int first = 0; !summands.isEmpty(); ) {
      for (int i = 0; i < summands.size(); i++) {
        compare(summands.get(i), line, first + i);
      }
      int chosen = random.nextInt(summands.size());
      int move = random.nextInt(summands.get(chosen).moveCount());
      int next = line.size();
      line.pushAfter(first + chosen, move);
      summands = new ArrayList<>(summands.get(chosen).after(move).components());
      assertThat(line.size() - next).isEqualTo(summands.size());
      first = next;
    }
  }

  private static void compare(Position position, LineOfPlay line, int summand) {
    assertThat(line.moveCount(summand)).isEqualTo(position.moveCount());
    assertThat(line.elements(summand)).isEqualTo(position.size());
    assertThat(line.position(summand).key()).isEqualTo(position.key());
    int size = line.size();
    for (int move = 0; move < position.moveCount(); move++) {
      line.pushAfter(summand, move);
      List<CanonicalKey> left =
          IntStream.range(size, line.size()).mapToObj(i -> line.position(i).key()).toList();
      assertThat(left)
          .isEqualTo(position.after(move).components().stream().map(Position::key).toList());
      line.cutTo(size);
    }
    assertThat(key(line, summand)).isEqualTo(words(KeyStack.of(position.key())));
  }

  private static List<Long> key(LineOfPlay line, int summand) {
    KeyStack keys = new KeyStack();
    line.pushKey(summand, keys);
    return words(keys);
  }

  private static List<Long> words(KeyStack keys) {
    return IntStream.range(0, keys.length(0)).mapToObj(i -> keys.word(0, i)).toList();
  }
}
