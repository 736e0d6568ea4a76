package nimproof.family;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** One or more calls of every family, with the sizes that follow from its definition. */
final class Samples {

  /** The named graphs of JGraphT: name, vertices, edges, as in the literature. */
  private static final String NAMED =
      """
      bidiakisCube 12 18, blanusaFirstSnark 18 27, blanusaSecondSnark 18 27, brinkmann 21 42,
      buckyBall 60 90, bull 5 5, butterfly 5 6, chvatal 12 24, claw 4 3, clebsch 16 40,
      coxeter 28 42, desargues 20 30, diamond 4 5, doubleStarSnark 30 45,
      doyle 27 54, durer 12 18, ellinghamHorton54 54 81, ellinghamHorton78 78 117, errera 17 45,
      folkman 20 40, franklin 12 18, frucht 12 18, goldnerHarary 11 27, gosset 56 756,
      grotzsch 11 20, heawood 14 21, herschel 11 18, hoffman 16 32, kittell 23 63,
      klein3Regular 56 84, klein7Regular 24 84, krackhardtKite 10 18, mobiusKantor 16 24,
      moserSpindle 7 11, nauru 24 36, pappus 18 27, petersen 10 15, poussin 15 39,
      schlafli 27 216, thomsen 6 9, tietze 12 18, tutte 46 69
      """;

  private Samples() {}

  static Stream<Sample> namedGraphs() {
    return Stream.of(NAMED.strip().split(",\\s+")).map(Samples::named);
  }

  private static Sample named(String entry) {
    String[] words = entry.split(" ");
    int vertices = Integer.parseInt(words[1]);
    return new Sample(words[0], List.of(), 1, vertices, vertices + Integer.parseInt(words[2]));
  }

  static Stream<Sample> all(Path folder) {
    return Stream.of(graphs(), complexes(), solids(), others(folder), exhaustive()).flatMap(s -> s);
  }

  private static Stream<Sample> graphs() {
    return Stream.of(
        graph("path", 1, 0, 1),
        graph("path", 6, 5, 6),
        graph("path", 2000, 1999, 2000),
        graph("cycle", 3, 3, 3),
        graph("cycle", 9, 9, 9),
        graph("complete", 0, 0, 0),
        graph("complete", 1, 0, 1),
        graph("complete", 7, 21, 7),
        graph("completeMultipartite", 0, 0, List.of()),
        graph("completeMultipartite", 6, 11, List.of(1, 2, 3)),
        graph("completeMultipartite", 5, 6, List.of(2, 0, 3)),
        graph("star", 1, 0, 0),
        graph("star", 6, 5, 5),
        graph("wheel", 4, 6, 3),
        graph("wheel", 10, 18, 9),
        graph("grid", 1, 0, 1, 1),
        graph("grid", 5, 4, 1, 5),
        graph("grid", 12, 17, 3, 4),
        graph("hypercube", 1, 0, 0),
        graph("hypercube", 16, 32, 4),
        graph("generalizedPetersen", 14, 21, 7, 2),
        graph("theta", 8, 9, 2, 3, 4),
        graph("theta", 4, 5, 1, 2, 2),
        graph("cyclesAtVertex", 1, 0, List.of()),
        graph("cyclesAtVertex", 7, 8, List.of(3, 5)),
        graph("oddCycleTails", 4, 4, 3, 0, 0),
        graph("oddCycleTails", 12, 12, 5, 2, 4),
        graph("hairball", 4, 4, 4, List.of()),
        graph("hairball", 9, 9, 3, List.of(List.of(1, 2), List.of(), List.of(3))),
        graph("caterpillar", 9, 8, 5, List.of(0, 2, 2)),
        graph("withTail", 6, 6, Made.by("cycle", 3), 2, 3),
        graph("graph", 4, 2, List.of(List.of("a", "b"), List.of("b", 7), List.of("alone"))),
        graph("graph6", 5, 4, "DQc"),
        graph("edgeGraph", 4, 6, Made.by("simplex", 4)));
  }

  private static Sample graph(String family, int vertices, int edges, Object... arguments) {
    return new Sample(family, List.of(arguments), 1, vertices, vertices + edges);
  }

  private static Stream<Sample> complexes() {
    Object triangle = Made.by("simplex", 3);
    return Stream.of(
        one("simplex", 1, 1, 1),
        one("simplex", 5, 31, 5),
        one("simplexBoundary", 0, 0, 1),
        one("simplexBoundary", 5, 30, 5),
        one("skeleton", 0, 0, 5, 0),
        one("skeleton", 6, 41, 6, 3),
        one("skeleton", 3, 7, 3, 20),
        one("torus9", 9, 54),
        one("suspension", 5, 23, triangle),
        one("disjoint", 6, 14, triangle, triangle),
        one("disjoint", 5, 8, Made.by("path", 3), Made.by("star", 1)),
        one("complex", 4, 9, List.of(List.of("a", "b", "c"), List.of("c", "d"))),
        one("sum", 5, 8, List.of(Made.by("path", 3), Made.by("path", 2))),
        one("withoutEdges", 4, 9, Made.by("simplex", 4)),
        one("polygonWithTails", 7, 15, 4, List.of(1, 0, 2)),
        one("hypergraph", 5, 7, 5, List.of(List.of(1, 2, 3), List.of(3, 4, 5))),
        one("squarePatch", 7, 17, List.of(List.of(0, 0), List.of(-1, -1))),
        one("hexagonPatch", 10, 23, List.of(List.of(0, 0), List.of(0, 1))),
        one("octagonSquarePatch", 10, 23, List.of(List.of(0, 0)), List.of(List.of(-1, -1))),
        one("trianglePatch", 4, 11, List.of(List.of(0, 0)), List.of(List.of(0, 0))),
        one("quadrangulation", 7, 10, Made.by("polygonWithTails", 3, List.of())));
  }

  /** Corners, and corners with edges and faces. */
  private static Stream<Sample> solids() {
    return Stream.of(
        one("tetrahedron", 4, 14),
        one("octahedron", 6, 26),
        one("cube", 8, 26),
        one("icosahedron", 12, 62),
        one("dodecahedron", 20, 62),
        one("truncatedTetrahedron", 12, 38),
        one("cuboctahedron", 12, 50),
        one("truncatedOctahedron", 24, 74),
        one("truncatedCube", 24, 74),
        one("rhombicuboctahedron", 24, 98),
        one("snubCube", 24, 122),
        one("icosidodecahedron", 30, 122),
        one("truncatedIcosahedron", 60, 182),
        one("snubDodecahedron", 60, 302),
        one("prism", 10, 32, 5),
        one("prism", 64, 194, 32),
        one("antiprism", 10, 42, 5),
        one("dual", 6, 26, Made.by("cube")));
  }

  private static Stream<Sample> others(Path folder) {
    return Stream.of(
        one("facePoset", 7, 7, Made.by("simplex", 3)),
        one("poset", 3, 3, List.of("a", "b", "c"), List.of(List.of("a", "b"))),
        one("chain", 4, 4, 4),
        one("nim", 6, 6, List.of(1, 2, 3)),
        one("chomp", 5, 5, List.of(2, 3)),
        one("rankComplete", 6, 6, List.of(1, 2, 3)),
        one("octal", 5, 9, "0.77", 5),
        one("kayles", 5, 9, 5),
        new Sample("graph6File", List.of(folder.toString(), "three.g6"), 3, 5, 9));
  }

  private static Sample one(String family, int vertices, int faces, Object... arguments) {
    return new Sample(family, List.of(arguments), 1, vertices, faces);
  }

  private static Stream<Sample> exhaustive() {
    return Stream.of(
        new Sample("randomBipartite", List.of(9, 10, 4), 4, 9, 19),
        new Sample("randomBipartite", List.of(0, 0, 1), 1, 0, 0),
        new Sample("graphs", List.of(0), 1, 0, 0),
        new Sample("graphs", List.of(5), 34, 5, 15),
        new Sample("connectedGraphs", List.of(5), 21, 5, 15),
        new Sample("trees", List.of(7), 11, 7, 13),
        new Sample("forests", List.of(6), 20, 6, 11),
        new Sample("unicyclic", List.of(6), 13, 6, 12),
        new Sample("complexes", List.of(4), 20, 4, 15),
        new Sample("squarePatches", List.of(2), 2, 6, 15),
        new Sample("trianglePatches", List.of(1), 1, 3, 7),
        new Sample("hexagonPatches", List.of(3), 3, 13, 31),
        new Sample("octagonSquarePatches", List.of(1), 2, 4, 9),
        new Sample("hypergraphs", List.of(4, List.of(3)), 5, 4, 8));
  }
}
