package nimproof.kernel.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimproof.game.Ruleset;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.spec.Specs;
import nimproof.statement.Expression;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.RandomComplexes;
import nimproof.structure.RandomGraphs;
import nimproof.structure.Structure;
import nimproof.verify.Walk;

/** The second program computes what the first one does, function by function. */
class AgreementTest {

  private static final List<String> OF_ALL =
      List.of(
          "v",
          "e",
          "f",
          "components",
          "connected",
          "bipartite",
          "oddlyUniform",
          "evenlyUniform",
          "isTree",
          "degrees",
          "maxDegree",
          "vertices",
          "vertices.map(x, degree(x))",
          "edges",
          "faces",
          "facets",
          "leaves",
          "range(1, 4).map(k, faceCount(k))",
          "parts.map(K, faces(K))",
          "markable",
          "markable == faces.filter(s, size(s) > 1).all(s, s.filter(x, x in marking).size() % 2 =="
              + " 1)",
          "faces(withoutEdges(it))",
          "size(involutions)",
          "involutions.filter(t, fixedPointsFormComplex(t)).size()",
          "inSimplestForm",
          "parts.map(X, parts.map(Y, isomorphic(X, Y)))",
          "moves",
          "moves.map(m, faces(after(m)))",
          "g",
          "moves.map(m, g(after(m)))",
          "outcome",
          "winningMoves",
          "remoteness",
          "max(moves.map(m, remoteness(after(m))))",
          "mex(moves.map(m, g(after(m))))",
          "xor(degrees) + sum(degrees) * min(degrees) / 2 - v % 3",
          "v > 2 ? lists(2, 0..v) : multisets(1..3, [v, e])",
          "vertices.map(x, string(x).startsWith(\"1\"))",
          "dimension",
          "moves.map(m, wins(m))",
          "moves.map(m, firstIllegalMove([m, m]))",
          "moves.map(m, faces(played([m])))",
          "drop(degrees, size(degrees) / 2) + [v, e]",
          "occursIn([1, 1], degrees)",
          "preperiod(degrees + degrees, 1)",
          "preperiod(range(1, 6) + degrees, 2, 2)",
          "parity(v) + parity(0 - e)");

  private static final List<String> OF_COMPLEXES =
      List.of(
          "binaryStars",
          "core",
          "vertices.map(x, neighbours(x))",
          "moves.map(m, complement(m))",
          "size(involutions.filter(t, swappedEdges(t) != []))",
          "size(involutions.filter(t, exchangesHalves(t)))",
          "sum(involutions.map(t, g(fixedPoints(t))))",
          "sum(involutions.map(t, v(fixedPoints(t))))",
          "v > 0 ? degrees(withTail(edgeGraph(it), vertices[0], 2)) : []",
          "faces(edgeGraph(it))",
          "moves.map(m, faces(edgeGraph(after(m))))",
          "moves.map(m, vertices(sum([after(m), path(2)])))",
          "moves.map(m, f(facePoset(after(m))))",
          "involutions.filter(t, isBinaryStar(t)).size()",
          "involutions.filter(t, isSuspension(t)).size()",
          "involutions.filter(t, isBinaryStar(t)).all(t, swaps(t)[0] in binaryStars)",
          "v(simplestForm)",
          "e(simplestForm)",
          "g(simplestForm) == g",
          "size(simplestForms)",
          "faces(suspension(it))",
          "vertices(suspension(it))",
          "size(binaryStars(suspension(it)))",
          "isomorphic(it, suspension(it))",
          "vertices(sum([it, it]))",
          "degrees(sum([it, cycle(4), path(3), complete(4), completeMultipartite([2, 1, 2])]))",
          "f(simplexBoundary(4))",
          "involutions.map(t, f(sum([path(1)])) + size(swaps(t))).filter(k, k == 2).size()");

  private static final List<String> OF_HYPERGRAPHS = List.of("size(connectedParts)");

  /** The expressions as the first program reads them, and a solver of the game they speak of. */
  private record Questions(String game, Solver solver, Map<String, Expression> expressions) {

    static Questions of(String game, String on, List<String> texts) throws IOException {
      StringBuilder spec = new StringBuilder("title: Questions\n");
      spec.append("game: ").append(game).append("\non: ").append(on).append("\neach:\n");
      for (int i = 0; i < texts.size(); i++) {
        spec.append("  q%d: '[%s]'\n".formatted(i, texts.get(i)));
      }
      Path file = Files.createTempDirectory("questions").resolve("questions.yaml");
      Files.writeString(file, spec.append("expect: v == v\n"));
      Specs.Reading reading = Specs.read(List.of(file), id -> true, false);
      assertThat(reading.problems()).isEmpty();
      Walk walk = new Walk(reading.statements().get(0));
      Ruleset rules = walk.game();
      Solver solver = new Solver(rules, List.of(), Budget.of(Duration.ofMinutes(5)));
      Map<String, Expression> expressions = new LinkedHashMap<>();
      walk.statement()
          .scope()
          .each()
          .forEach((name, list) -> expressions.put(texts.get(expressions.size()), list));
      return new Questions(game, solver, expressions);
    }

    void agreeOn(Structure structure) {
      expressions.forEach(
          (text, expression) -> {
            Map<String, Object> bindings = new LinkedHashMap<>();
            bindings.put("it", structure);
            bindings.put("@game", solver);
            Object value = ((List<?>) expression.evaluate(bindings)).get(0);
            String claim = "(%s) == %s".formatted(text, literal(value));
            assertThat(Evaluations.holds(game, written(structure), claim)).as(claim).isTrue();
          });
    }
  }

  private static final List<String> OF_POSETS =
      List.of(
          "v",
          "f",
          "components",
          "moves",
          "faces",
          "vertices",
          "moves.map(m, faces(after(m)))",
          "g",
          "moves.map(m, g(after(m)))",
          "winningMoves",
          "moves.map(m, wins(m))",
          "remoteness",
          "moves.map(m, firstIllegalMove([m, m]))",
          "size(involutions)",
          "sum(involutions.map(t, g(fixedPoints(t))))",
          "size(involutions.filter(t, fixedPointsFormComplex(t)))",
          "parts.map(X, parts.map(Y, isomorphic(X, Y)))",
          "faces(sum([it, nim([2, 1])]))");

  private static String literal(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(AgreementTest::literal).collect(Collectors.joining(", ", "[", "]"))
        : value instanceof String ? '"' + value.toString() + '"' : value.toString();
  }

  private static String written(Structure structure) {
    if (structure instanceof Poset poset) {
      List<Integer> elements = IntStream.rangeClosed(1, poset.vertexCount()).boxed().toList();
      String covers =
          poset.covers().stream()
              .map(pair -> List.of(pair[0] + 1, pair[1] + 1).toString())
              .collect(Collectors.joining(", "));
      return "poset(%s, [%s])".formatted(elements, covers);
    }
    String sets =
        structure.faces().stream()
            .map(face -> face.vertices().stream().map(v -> v + 1).toList().toString())
            .collect(Collectors.joining(", "));
    String kind = structure instanceof Hypergraph ? "hypergraph" : "complex";
    return "%s(%d, [%s])".formatted(kind, structure.vertexCount(), sets);
  }

  private static final Map<String, Questions> ASKED = new LinkedHashMap<>();

  private static Questions questions(String game, String on, List<String> some) {
    return ASKED.computeIfAbsent(
        game + on,
        name -> {
          try {
            return Questions.of(game, on, some);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  @Provide
  Arbitrary<Structure> complexes() {
    Arbitrary<Structure> graphs =
        Arbitraries.integers()
            .between(1, 5)
            .flatMap(n -> RandomGraphs.onVertices(n, 8))
            .map(graph -> (Structure) graph);
    Arbitrary<Structure> complexes =
        Arbitraries.integers()
            .between(1, 4)
            .flatMap(n -> RandomComplexes.onVertices(n, 4))
            .map(complex -> (Structure) complex);
    return Arbitraries.oneOf(graphs, complexes);
  }

  @Provide
  Arbitrary<Structure> hypergraphs() {
    return Arbitraries.integers()
        .between(0, 31)
        .filter(mask -> Integer.bitCount(mask) > 1)
        .set()
        .ofMinSize(1)
        .ofMaxSize(5)
        .map(
            masks ->
                Hypergraph.of(5, masks.stream().map(m -> Face.ofMask(m)).toList(), Names.DEFAULT));
  }

  private static List<String> ofAllAnd(List<String> some) {
    return Stream.concat(OF_ALL.stream(), some.stream()).toList();
  }

  @Provide
  Arbitrary<Structure> posets() {
    return Arbitraries.integers()
        .between(1, 5)
        .flatMap(
            n ->
                Arbitraries.integers()
                    .between(0, n * n - 1)
                    .list()
                    .ofMaxSize(7)
                    .map(pairs -> poset(n, pairs)));
  }

  /** Each pair is a number below n², and the smaller element comes first. */
  private static Structure poset(int n, List<Integer> pairs) {
    List<int[]> below =
        pairs.stream()
            .map(pair -> new int[] {pair / n, pair % n})
            .filter(pair -> pair[0] < pair[1])
            .toList();
    return Poset.of(n, below, Names.DEFAULT);
  }

  @Property(tries = 100)
  void onPosets(@ForAll("posets") Structure structure) {
    questions("take-away", "chain(3)", OF_POSETS).agreeOn(structure);
  }

  @Property(tries = 150)
  void onGraphsAndComplexes(@ForAll("complexes") Structure structure) {
    questions("take-away", "complexes(3)", ofAllAnd(OF_COMPLEXES)).agreeOn(structure);
  }

  @Property(tries = 100)
  void onHypergraphsUnderType1(@ForAll("hypergraphs") Structure structure) {
    questions("type-1", "hypergraphs(3, [2])", ofAllAnd(OF_HYPERGRAPHS)).agreeOn(structure);
  }

  @Property(tries = 50)
  void onHypergraphsUnderType2(@ForAll("hypergraphs") Structure structure) {
    questions("type-2", "hypergraphs(3, [2])", ofAllAnd(OF_HYPERGRAPHS)).agreeOn(structure);
  }
}
