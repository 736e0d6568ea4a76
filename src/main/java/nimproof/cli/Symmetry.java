package nimproof.cli;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import nimproof.structure.Structure;
import nimproof.symmetry.ConjugacyClasses;

/**
 * How many involutions a structure has.
 *
 * @param classes how many up to symmetries of the structure
 * @param reducing how many of these swap no edge
 * @param all how many in all
 * @param tried how many partial maps were looked at to find them
 * @param problem why they could not be counted; empty if they were
 */
record Symmetry(int classes, long reducing, BigInteger all, long tried, String problem) {

  static Symmetry of(Structure structure) {
    try {
      ConjugacyClasses.Found found = ConjugacyClasses.of(structure);
      return new Symmetry(
          found.involutions().size(),
          found.involutions().stream().filter(t -> t.swappedEdges().isEmpty()).count(),
          found.total(),
          found.tried(),
          "");
    } catch (IllegalArgumentException e) {
      return new Symmetry(0, 0, BigInteger.ZERO, 0, e.getMessage());
    }
  }

  String line() {
    return problem.isEmpty()
        ? String.format(
            Locale.ROOT,
            "%,d, or %,d up to symmetry; %,d of these without a swapped edge (%,d partial maps"
                + " tried)",
            all,
            classes,
            reducing,
            tried)
        : problem;
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    if (!problem.isEmpty()) {
      json.put("problem", problem);
      return json;
    }
    json.put("all", all);
    json.put("upToSymmetry", classes);
    json.put("withoutSwappedEdge", reducing);
    json.put("tried", tried);
    return json;
  }
}
