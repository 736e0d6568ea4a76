package nimproof.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimproof.verify.Certification;
import nimproof.verify.Certification.Certified;
import nimproof.verify.Certification.CertifiedExcept;
import nimproof.verify.Certification.Size;
import nimproof.verify.Certification.Uncertified;
import nimproof.verify.Result;

/** Says how far a verdict is certified. */
public final class CertificateWords {

  private static final String TRUSTED =
      "Still trusted: that the program builds structures, and computes hypotheses and formulas, as"
          + " the spec writes them.";

  /** How many of the structures without a certificate are named. */
  private static final int MOST_NAMED = 3;

  private CertificateWords() {}

  /** Says it in a few sentences, and what there is still to trust. */
  public static String sentence(Result result) {
    Certification certification = result.certification();
    if (certification instanceof Certified certified) {
      return "Certified: %s.%s %s"
          .formatted(size(certified.size()), covers(certified.covers()), TRUSTED);
    }
    if (certification instanceof CertifiedExcept part) {
      return "%s except %s: %s; %s. %s"
          .formatted(
              part.refuted() ? "The refutation is certified, and the rest" : "Certified",
              Sentences.counted(part.structures(), noun(result)),
              named(part),
              size(part.size()),
              TRUSTED);
    }
    return "Not certified: %s.".formatted(((Uncertified) certification).reason());
  }

  private static String noun(Result result) {
    return result.statement().scope().on().isPresent() ? "structure" : "case";
  }

  private static String named(CertifiedExcept part) {
    boolean all = part.structures() <= MOST_NAMED;
    return part.examples().stream().limit(MOST_NAMED).collect(Collectors.joining("; "))
        + (all ? "" : "; …");
  }

  private static String size(Size size) {
    return "the kernel accepts %s, proved in %s"
        .formatted(
            Sentences.counted(size.claims(), "claim"), Sentences.counted(size.steps(), "step"));
  }

  private static String covers(List<String> covers) {
    return covers.isEmpty() ? "" : " The lists are complete: " + String.join("; ", covers) + ".";
  }

  /** Gives it the shape of {@code results.json}. */
  static Map<String, Object> json(Certification certification) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (certification instanceof Certified certified) {
      json.put("certified", "in full");
      put(json, certified.size());
      json.put("complete", certified.covers());
    } else if (certification instanceof CertifiedExcept part) {
      json.put("certified", part.refuted() ? "refutation" : "in part");
      put(json, part.size());
      json.put("except", part.structures());
      json.put("exceptions", part.examples());
    } else {
      json.put("certified", "no");
      json.put("because", ((Uncertified) certification).reason());
    }
    return json;
  }

  private static void put(Map<String, Object> json, Size size) {
    json.put("claims", size.claims());
    json.put("steps", size.steps());
    json.put("bytes", size.bytes());
  }
}
