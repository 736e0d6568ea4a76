package nimproof.spec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import nimproof.game.Lemma;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.statement.Statement.Claim;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.NamedMap;
import nimproof.symmetry.VertexMap;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * Reads {@code involution:} and {@code reducesTo:}, the reduction that an author claims.
 *
 * <p>The map is a mapping from names to names, a list or line of swaps such as {@code 1 <-> 4}, or
 * an expression that gives the image of the vertex {@code x}.
 */
final class ReductionReader {

  static final String INVOLUTION = "involution";
  static final String REDUCES_TO = "reducesTo";

  /** The variable that expressions see for the vertex to be mapped. */
  static final String VERTEX = "x";

  private final Fields fields;
  private final ScopeReader scope;
  private final List<Diagnostic> problems;

  ReductionReader(Fields fields, ScopeReader scope, List<Diagnostic> problems) {
    this.fields = fields;
    this.scope = scope;
    this.problems = problems;
  }

  /** Gives the reduction as a range with one value, which later claims look at. */
  Map<String, Expression> range(Optional<Expression> on) {
    if (!fields.has(INVOLUTION)) {
      return Map.of();
    }
    checkStructure(on);
    return Map.of(ReductionClaims.NAME, reduction());
  }

  private void checkStructure(Optional<Expression> on) {
    if (on.isEmpty()) {
      throw new SpecException(
          location(), "'involution:' acts on a structure; add an 'on:' line that gives one");
    }
    if (on.get() instanceof CelExpression cel && cel.type().equals(Types.STRUCTURES)) {
      throw new SpecException(
          location(),
          "'involution:' acts on one structure, and '%s' gives many; name one, or write 'each: {t: involutions}'"
              .formatted(cel.text()));
    }
  }

  private Location location() {
    return fields.location(INVOLUTION);
  }

  private OneReduction reduction() {
    Node node = fields.node(INVOLUTION).orElseThrow();
    if (node instanceof MappingNode) {
      Map<String, String> arrows = new LinkedHashMap<>();
      fields
          .mapping(INVOLUTION, problems)
          .forEach((from, to) -> arrows.put(from.value(), to.value()));
      return named(NamedMap.ofMapping(arrows));
    }
    List<Text> parts = fields.texts(INVOLUTION);
    return parts.size() == 1 && !parts.get(0).value().contains("->")
        ? computed(scope.imageOf(VERTEX, parts.get(0)))
        : named(swaps(parts));
  }

  private static NamedMap swaps(List<Text> parts) {
    List<String> texts = new ArrayList<>();
    for (Text part : parts) {
      texts.addAll(List.of(part.value().split(",(?![^(]*\\))")));
    }
    try {
      return NamedMap.parse(texts);
    } catch (IllegalArgumentException e) {
      throw new SpecException(parts.get(0).location(), e.getMessage());
    }
  }

  private OneReduction named(NamedMap map) {
    List<String> arrows = new ArrayList<>();
    map.arrows()
        .forEach((from, to) -> arrows.add("[%s, %s]".formatted(literal(from), literal(to))));
    return new OneReduction(
        location(),
        "mapping([%s])".formatted(String.join(", ", arrows)),
        bindings -> map.on((Structure) bindings.get(Question.IT)));
  }

  private static String literal(String name) {
    return name.matches("[0-9]{1,9}") ? name : '"' + name + '"';
  }

  private OneReduction computed(Expression image) {
    String formula =
        "mapping(vertices.map(%s, [%s, %s]))".formatted(VERTEX, VERTEX, image.formula());
    return new OneReduction(location(), formula, computedMap(image));
  }

  private static Function<Map<String, Object>, VertexMap> computedMap(Expression image) {
    return bindings -> {
      Structure structure = (Structure) bindings.get(Question.IT);
      Map<String, String> arrows = new LinkedHashMap<>();
      for (int v = 0; v < structure.vertexCount(); v++) {
        Map<String, Object> more = new LinkedHashMap<>(bindings);
        Object name = Names.vertices(structure, new int[] {v}).get(0);
        more.put(VERTEX, name);
        arrows.put(name.toString(), image.evaluate(more).toString());
      }
      return new NamedMap(arrows).on(structure);
    };
  }

  /**
   * Gives what must hold for the reduction: each hypothesis, the result, and equal values, unless
   * the theorem that says so is assumed.
   */
  List<Claim> claims() {
    Optional<Text> to = fields.text(REDUCES_TO);
    if (!fields.has(INVOLUTION)) {
      to.ifPresent(
          text -> {
            throw new SpecException(
                text.location(), "'reducesTo:' needs an 'involution:' that says how");
          });
      return List.of();
    }
    Stream<Expression> hypotheses =
        ClaimedReduction.IDS.stream().map(id -> new ReductionClaims.Met(id, location()));
    Stream<Expression> result =
        to.stream().map(text -> new ReductionClaims.ReducesTo(scope.structure(text)));
    Stream<Expression> values =
        fields.texts("assume").stream().anyMatch(t -> t.value().equals(Lemma.INVOLUTION.word()))
            ? Stream.of()
            : Stream.of(new ReductionClaims.SameValue(location()));
    return Stream.of(hypotheses, result, values)
        .flatMap(claims -> claims)
        .map(expression -> new Claim(expression, false))
        .toList();
  }

  /** The claimed reduction of the structure at hand. */
  private record OneReduction(
      Location location, String mapping, Function<Map<String, Object>, VertexMap> map)
      implements Expression {

    @Override
    public String text() {
      return INVOLUTION;
    }

    @Override
    public String formula() {
      return "[" + mapping + "]";
    }

    @Override
    public java.util.Set<String> variables() {
      return java.util.Set.of(Question.IT);
    }

    @Override
    public Object evaluate(Map<String, Object> bindings) {
      try {
        return List.of(new ClaimedReduction(map.apply(bindings)));
      } catch (IllegalArgumentException e) {
        throw new nimproof.statement.EvaluationException(location, e.getMessage());
      }
    }
  }
}
