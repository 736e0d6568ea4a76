package nimproof.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import nimproof.game.Lemma;
import nimproof.report.ReductionPage;
import nimproof.structure.Complex;
import nimproof.structure.Graph;
import nimproof.structure.Structure;
import nimproof.symmetry.Involution;
import nimproof.symmetry.Reduction;
import nimproof.verify.Mirror;

/** Reduces a structure to its simplest form and shows each step. */
final class ReductionChain {

  private final String expression;
  private final Structure structure;
  private final List<Reduction.Step> steps;
  private final OptionalInt value;
  private final Symmetry symmetry;

  private ReductionChain(String expression, Structure structure, Duration budget) {
    this.expression = expression;
    this.structure = structure;
    this.steps = Reduction.toSimplestForm(structure);
    this.value = Answer.value(simplestForm(), budget, Lemma.INVOLUTION);
    this.symmetry = Symmetry.of(structure);
  }

  static Answer of(String expression, Structure structure, Duration budget) {
    ReductionChain chain = new ReductionChain(expression, structure, budget);
    int exitCode = chain.value.isPresent() ? ExitCode.AS_DECLARED : ExitCode.UNDECIDED;
    return new Answer(chain.lines(), chain.json(), chain.page(), exitCode);
  }

  private Structure simplestForm() {
    return steps.isEmpty() ? structure : steps.get(steps.size() - 1).to();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(size(structure) + (steps.isEmpty() ? ", in simplest form" : ""));
    for (Reduction.Step step : steps) {
      lines.add("↓ %s%s".formatted(step.by(), kind(step.by())));
      lines.add(size(step.to()));
    }
    lines.add(
        "simplest form  " + (steps.isEmpty() ? "this one" : ReductionCheck.facets(simplestForm())));
    lines.add("nim-value      " + Answer.written(value) + rests());
    lines.add("involutions    " + symmetry.line());
    return lines;
  }

  /**
   * Says what the nim-value rests on: the search uses the theorem on graphs and complexes alone.
   */
  private String rests() {
    boolean searched = structure instanceof Graph || structure instanceof Complex;
    return steps.isEmpty() && !searched ? "" : ", by the theorem of involutions";
  }

  private String page() {
    String end = steps.isEmpty() ? "It is in simplest form" : "It reduces to its simplest form";
    return ReductionPage.of(
        expression,
        "%s. The nim-value is %s%s.".formatted(end, Answer.written(value), rests()),
        steps.stream().map(step -> Mirror.of(step.by())).toList(),
        steps.stream().map(step -> step.by() + kind(step.by())).toList(),
        Optional.of(simplestForm()));
  }

  private static String size(Structure structure) {
    int n = structure.vertexCount();
    int faces = structure.faceCount();
    return String.format(
        Locale.ROOT,
        "%,d %s, %,d %s",
        n,
        n == 1 ? "vertex" : "vertices",
        faces,
        faces == 1 ? "face" : "faces");
  }

  private static String kind(Involution involution) {
    return involution.isSuspension()
        ? "  (suspension)"
        : involution.isBinaryStar() ? "  (binary star)" : "";
  }

  private Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("expression", expression);
    json.put("inSimplestForm", steps.isEmpty());
    json.put("steps", steps.stream().map(ReductionChain::json).toList());
    json.put("simplestForm", ReductionCheck.faces(simplestForm(), simplestForm().facets()));
    json.put("value", value);
    json.put("involutions", symmetry.json());
    return json;
  }

  private static Map<String, Object> json(Reduction.Step step) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("by", step.by().toString());
    json.put("binaryStar", step.by().isBinaryStar());
    json.put("suspension", step.by().isSuspension());
    json.put("to", ReductionCheck.faces(step.to(), step.to().facets()));
    return json;
  }
}
