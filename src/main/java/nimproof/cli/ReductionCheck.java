package nimproof.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.report.ReductionPage;
import nimproof.spec.Names;
import nimproof.structure.Structure;
import nimproof.symmetry.ClaimedReduction;
import nimproof.symmetry.Hypothesis;
import nimproof.symmetry.NamedMap;
import nimproof.verify.Mirror;

/** Checks a claimed reduction: each hypothesis, then the nim-values of both sides. */
final class ReductionCheck {

  private static final int MOST_FACETS = 20;

  private final String expression;
  private final Structure structure;
  private final ClaimedReduction claimed;
  private final List<Hypothesis> hypotheses;
  private final Optional<Structure> fixed;
  private final OptionalInt value;
  private final OptionalInt fixedValue;

  private ReductionCheck(
      String expression, Structure structure, ClaimedReduction claimed, Duration budget) {
    this.expression = expression;
    this.structure = structure;
    this.claimed = claimed;
    this.hypotheses = claimed.hypotheses();
    this.fixed = claimed.fixedPoints();
    this.value = Answer.value(structure, budget);
    this.fixedValue = fixed.map(points -> Answer.value(points, budget)).orElse(OptionalInt.empty());
  }

  static Answer of(String expression, Structure structure, String by, Duration budget) {
    ClaimedReduction claimed = new ClaimedReduction(NamedMap.parse(by).on(structure));
    ReductionCheck check = new ReductionCheck(expression, structure, claimed, budget);
    return new Answer(check.lines(), check.json(), check.page(), check.exitCode());
  }

  /** A valid reduction whose nim-values differ would contradict the theorem itself. */
  private int exitCode() {
    boolean contradicted = bothFound() && !value.equals(fixedValue);
    return claimed.isValid() && !contradicted ? ExitCode.AS_DECLARED : ExitCode.DIFFERENT;
  }

  private boolean bothFound() {
    return value.isPresent() && fixedValue.isPresent();
  }

  private String conclusion() {
    List<String> violated =
        hypotheses.stream().filter(Hypothesis::isViolated).map(Hypothesis::id).toList();
    return violated.isEmpty()
        ? "valid: the structure has the nim-value of the fixed points"
        : "not valid: %s violated"
            .formatted(String.join(", ", violated) + (violated.size() == 1 ? " is" : " are"));
  }

  private String page() {
    return ReductionPage.of(
        expression, conclusion(), List.of(Mirror.of(claimed)), List.of(claimed.toString()), fixed);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("τ               " + claimed);
    for (Hypothesis hypothesis : hypotheses) {
      lines.add(
          "%-4s%-12s%s%s"
              .formatted(
                  hypothesis.id(),
                  hypothesis.status().words(),
                  hypothesis.claim(),
                  hypothesis.witness().isEmpty() ? "" : ": " + hypothesis.witness()));
    }
    fixed.ifPresent(points -> lines.add("fixed points    " + facets(points)));
    lines.add("nim-values      %s and %s".formatted(Answer.written(value), fixedValueText()));
    lines.add(conclusion());
    return lines;
  }

  private String fixedValueText() {
    return fixed.isEmpty()
        ? "none, since the map is not its own inverse"
        : Answer.written(fixedValue);
  }

  /** Writes the facets, unless they are too many for a line. */
  static String facets(Structure structure) {
    if (structure.facets().size() > MOST_FACETS) {
      return "%,d facets".formatted(structure.facets().size());
    }
    return structure.vertexCount() == 0
        ? "empty"
        : String.join(" ", structure.facets().stream().map(structure::describe).toList());
  }

  private Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("expression", expression);
    json.put("by", claimed.toString());
    json.put("valid", claimed.isValid());
    json.put("hypotheses", hypotheses.stream().map(this::json).toList());
    json.put("fixedPoints", fixed.map(points -> faces(points, points.facets())));
    json.put("value", value);
    json.put("fixedPointsValue", fixedValue);
    return json;
  }

  private Map<String, Object> json(Hypothesis hypothesis) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", hypothesis.id());
    json.put("claim", hypothesis.claim());
    json.put("status", hypothesis.status().words());
    json.put("witness", hypothesis.witness());
    json.put("faces", faces(structure, hypothesis.faces()));
    return json;
  }

  static List<List<Object>> faces(Structure structure, List<nimproof.structure.Face> faces) {
    return faces.stream().map(face -> Names.face(structure, face)).toList();
  }
}
