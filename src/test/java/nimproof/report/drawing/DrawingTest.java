package nimproof.report.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.family.Families;
import nimproof.family.Structures;
import nimproof.report.drawing.Drawing.Dot;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Heaps;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
import nimproof.structure.Octal;
import nimproof.structure.Poset;
import nimproof.structure.Structure;
import org.junit.jupiter.api.Test;

class DrawingTest {

  private static Object made(String family, Object... arguments) {
    return Families.named(family).orElseThrow().make(List.of(arguments));
  }

  private static Graph graph(String family, Object... arguments) {
    return (Graph) made(family, arguments);
  }

  private static List<? extends Structure> every(String family, long n) {
    return ((Structures) made(family, n)).stream().toList();
  }

  private static Drawing drawn(Structure structure) {
    return Drawing.of(structure).orElseThrow();
  }

  @Test
  void labelsNeverOverlap() {
    for (int n = 1; n <= 6; n++) {
      every("graphs", n).forEach(graph -> assertApart(drawn(graph)));
    }
    every("complexes", 5).forEach(complex -> assertApart(drawn(complex)));
    assertApart(drawn(graph("hypercube", 5L)));
    assertApart(drawn(graph("star", 40L)));
    assertApart(drawn(graph("complete", 30L)));
  }

  @Test
  void longNamesGetTheRoomTheyNeed() {
    List<String> names = IntStream.range(0, 7).mapToObj(i -> "vertex-number-" + i).toList();
    Drawing drawing = drawn(graph("complete", 7L).named(Names.of(names)));
    assertApart(drawing);
    assertThat(drawing.dots()).extracting(Dot::label).isEqualTo(names);
  }

  private static void assertApart(Drawing drawing) {
    List<Dot> dots = drawing.dots();
    for (int i = 0; i < dots.size(); i++) {
      Dot a = dots.get(i);
      assertThat(a.left()).isGreaterThanOrEqualTo(0);
      assertThat(a.right()).isLessThanOrEqualTo(drawing.width());
      assertThat(a.top()).isGreaterThanOrEqualTo(0);
      assertThat(a.top() + Dot.HEIGHT).isLessThanOrEqualTo(drawing.height());
      for (int j = 0; j < i; j++) {
        Dot b = dots.get(j);
        boolean beside = a.right() < b.left() || b.right() < a.left();
        boolean above = Math.abs(a.y() - b.y()) > Dot.HEIGHT;
        assertThat(beside || above).as("%s and %s", a, b).isTrue();
      }
    }
  }

  @Test
  void treesCyclesWithTreesAndWheelsHaveNoCrossings() {
    Stream.of(every("trees", 9), every("unicyclic", 8), List.of(graph("wheel", 9L)))
        .flatMap(List::stream)
        .forEach(
            structure -> {
              Graph graph = (Graph) structure;
              assertThat(Crossings.count(graph, Layout.of(graph))).as(graph.toString()).isZero();
            });
  }

  @Test
  void planarGraphsHaveNoCrossingsAndRoomForTheirLabels() {
    List<String> crossed = new ArrayList<>();
    int planar = 0;
    for (int n = 3; n <= 6; n++) {
      for (Structure structure : every("connectedGraphs", n)) {
        Graph graph = (Graph) structure;
        assertApart(drawn(graph));
        if (Embedding.of(graph).isPresent()) {
          planar++;
          crossed.addAll(crossings(graph));
        }
      }
    }
    assertThat(planar).isEqualTo(2 + 6 + 20 + 99);
    assertThat(crossed).isEmpty();
  }

  @Test
  void solidsHaveNoCrossings() {
    List<String> solids = List.of("cube", "octahedron", "dodecahedron", "icosahedron");
    List<Graph> graphs = new ArrayList<>(List.of(edgeGraph(made("prism", 3L))));
    graphs.add(edgeGraph(made("prism", 6L)));
    solids.forEach(solid -> graphs.add(edgeGraph(made(solid))));
    for (Graph graph : graphs) {
      assertThat(crossings(graph)).isEmpty();
      assertApart(drawn(graph));
    }
  }

  private static Graph edgeGraph(Object solid) {
    return Invariant.graph((Structure) solid);
  }

  private static List<String> crossings(Graph graph) {
    return Crossings.count(graph, Layout.of(graph)) == 0 ? List.of() : List.of(graph.toString());
  }

  @Test
  void aCycleIsARegularPolygon() {
    List<Point> places = Layout.of(graph("cycle", 7L));
    for (int i = 0; i < 7; i++) {
      assertThat(places.get(i).distanceTo(places.get((i + 1) % 7))).isBetween(0.999, 1.001);
      assertThat(places.get(i).distanceTo(places.get((i + 2) % 7))).isBetween(1.801, 1.803);
    }
  }

  @Test
  void theHubOfAWheelIsInTheMiddle() {
    Graph wheel = graph("wheel", 6L);
    List<Point> places = Layout.of(wheel);
    int hub = wheel.names().indexOf("O", 7);
    for (int v : wheel.neighbours(hub)) {
      assertThat(places.get(hub).distanceTo(places.get(v))).isBetween(1.09, 1.11);
    }
  }

  @Test
  void aGridIsDrawnAsAGrid() {
    Graph grid = graph("grid", 3L, 5L);
    List<Point> places = Layout.of(grid);
    assertThat(grid.edges())
        .allMatch(edge -> places.get(edge[0]).distanceTo(places.get(edge[1])) == 1);
    assertThat(places.stream().map(Point::x).distinct().count()).isEqualTo(5);
    assertThat(places.stream().map(Point::y).distinct().count()).isEqualTo(3);
  }

  @Test
  void noEdgeRunsThroughTheBoxOfAnotherVertexOfASmallGraph() {
    List<String> bad = new ArrayList<>();
    for (Structure structure : every("connectedGraphs", 6)) {
      Graph graph = (Graph) structure;
      if (Crossings.clearance(graph, Layout.of(graph)) < 0.25) {
        bad.add(graph.toString());
      }
    }
    assertThat(bad).isEmpty();
  }

  @Test
  void partsStandSideBySide() {
    Drawing drawing = drawn(Graph.of(4, List.of(new int[] {0, 1}, new int[] {2, 3})));
    assertThat(drawing.dots()).extracting(Dot::y).containsOnly(drawing.dots().get(0).y());
    assertThat(drawing.dots()).extracting(Dot::x).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void trianglesAreShadedAndCounted() {
    Drawing drawing = drawn(Complex.of(4, List.of(Face.of(0, 1, 2), Face.of(2, 3))));
    assertThat(drawing.shades()).hasSize(1);
    assertThat(drawing.lines()).hasSize(4);
    assertThat(drawing.caption()).isEqualTo("4 vertices, 4 edges, 2 facets");
  }

  @Test
  void whatIsTooLargeOrEmptyIsNotDrawn() {
    assertThat(Drawing.of(graph("path", 151L))).isEmpty();
    assertThat(Drawing.of(graph("complete", 0L))).isEmpty();
    assertThat(Drawing.of(graph("path", 150L))).isPresent();
  }

  @Test
  void aHasseDiagramHasLargerElementsAbove() {
    Poset poset = Poset.of(3, List.of(new int[] {0, 1}, new int[] {1, 2}), Names.DEFAULT);
    Drawing drawing = drawn(poset);
    assertThat(drawing.dots().get(2).y()).isLessThan(drawing.dots().get(1).y());
    assertThat(drawing.dots().get(1).y()).isLessThan(drawing.dots().get(0).y());
    assertThat(drawing.caption()).isEqualTo("Hasse diagram of 3 elements");
    assertApart(drawing);
  }

  @Test
  void aPolygonIsShadedAllTheWayRound() {
    Drawing drawing =
        drawn(Hypergraph.of(6, List.of(Face.of(0, 1, 2, 3), Face.of(4, 5)), Names.DEFAULT));
    assertThat(drawing.shades()).hasSize(1);
    assertThat(drawing.shades().get(0).points().split(" ")).hasSize(4).doesNotHaveDuplicates();
    assertApart(drawing);
  }

  /** The three squares around a prism share a side each, and no two triangles close them. */
  @Test
  void hyperedgesThatMeetInASideAreDrawnAsTheFacesOfASolid() {
    Hypergraph squares =
        Hypergraph.of(
            6,
            List.of(Face.of(0, 2, 3, 4), Face.of(1, 2, 3, 5), Face.of(0, 1, 4, 5)),
            Names.DEFAULT);
    Graph rims = Rims.of(squares);
    assertThat(rims.edges()).contains(new int[] {0, 4}, new int[] {2, 3}, new int[] {1, 5});
    assertThat(rims.edgeCount()).isEqualTo(9);
    assertThat(Crossings.count(rims, Places.of(squares))).isZero();
  }

  @Test
  void hyperedgesDifferInTheirOutlines() {
    Hypergraph pair = Hypergraph.of(4, List.of(Face.of(0, 1, 2), Face.of(0, 1, 3)), Names.DEFAULT);
    List<Drawing.Shade> shades = drawn(pair).shades();
    assertThat(shades).extracting(Drawing.Shade::tone).containsExactly(1, 2);
    List<String> corners = Stream.of(shades.get(1).points().split(" ")).toList();
    assertThat(shades.get(0).points().split(" ")).doesNotContainAnyElementsOf(corners);
  }

  @Test
  void aHeapIsARowOfTokensWithoutLines() {
    Drawing drawing = drawn(Heaps.of(Octal.of("0.77"), 5));
    assertThat(drawing.lines()).isEmpty();
    assertThat(drawing.dots()).extracting(Dot::y).containsOnly(drawing.dots().get(0).y());
    assertThat(drawing.caption()).isEqualTo("5 tokens in 1 heap");
    assertApart(drawing);
  }
}
