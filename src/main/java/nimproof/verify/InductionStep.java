package nimproof.verify;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.game.Evaluator;
import nimproof.statement.EvaluationException;
import nimproof.statement.Expression;
import nimproof.statement.Statement;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Structure;

/**
 * The step of an induction on one member of a class: the mex of what a formula gives for its
 * options, all of which must be members too. Nothing is solved.
 *
 * <p>If formula and hypotheses speak of a graph only by its numbers of vertices and edges, and by
 * being bipartite, which every part of a bipartite graph is, then options that agree in these
 * numbers are looked at once and none is built. This makes thousands of vertices cheap.
 */
final class InductionStep {

  private static final Set<String> COUNTS = Set.of("v", "e", "f");
  private static final String BIPARTITE = "bipartite";

  private final Statement statement;
  private final Evaluator game;
  private final Structure member;

  InductionStep(Statement statement, Evaluator game, Structure member) {
    this.statement = statement;
    this.game = game;
    this.member = member;
  }

  /** What a move leaves, as far as expressions ask. */
  private record Option(String move, Map<String, Object> bindings) {}

  /**
   * Gives the mex of the formula over all options.
   *
   * @throws EvaluationException if a move leads out of the class
   */
  int value(Expression formula) {
    Set<Object> values = new HashSet<>();
    options(formula)
        .forEach(
            option -> {
              requireMember(option);
              values.add(formula.evaluate(new LinkedHashMap<>(option.bindings())));
            });
    return IntStream.iterate(0, k -> k + 1)
        .filter(k -> !values.contains((long) k))
        .findFirst()
        .orElseThrow();
  }

  private void requireMember(Option option) {
    for (Expression hypothesis : statement.scope().hypotheses()) {
      if (!(Boolean) hypothesis.evaluate(new LinkedHashMap<>(option.bindings()))) {
        throw new EvaluationException(
            hypothesis.location(),
            "%s leads to a structure that does not meet this; an induction needs hypotheses that every move keeps"
                .formatted(option.move()));
      }
    }
  }

  private Stream<Option> options(Expression formula) {
    return member instanceof Graph graph && game.game().isTakeAway() && isCounted(formula)
        ? kinds(graph)
        : game.game().moves(member).stream()
            .map(
                move ->
                    new Option(
                        "taking " + move.describe(member),
                        Map.of(Unit.GAME, game, Unit.IT, game.game().after(member, move))));
  }

  private boolean isCounted(Expression formula) {
    return Stream.concat(Stream.of(formula), statement.scope().hypotheses().stream())
        .flatMap(expression -> expression.variables().stream())
        .allMatch(name -> COUNTS.contains(name) || name.equals(BIPARTITE) && isBipartite());
  }

  private boolean isBipartite() {
    return Invariant.isBipartite(member);
  }

  /** Gives one option for taking an edge, and one for each degree of a vertex taken. */
  private Stream<Option> kinds(Graph graph) {
    long v = graph.vertexCount();
    long e = graph.edgeCount();
    Stream<Option> edges =
        e == 0 ? Stream.of() : Stream.of(new Option("taking an edge", counts(v, e - 1)));
    List<Long> degrees = Invariant.degrees(graph).stream().distinct().toList();
    return Stream.concat(
        edges,
        degrees.stream()
            .map(d -> new Option("taking a vertex of degree " + d, counts(v - 1, e - d))));
  }

  private static Map<String, Object> counts(long v, long e) {
    return Map.of("v", v, "e", e, "f", v + e, BIPARTITE, true);
  }
}
