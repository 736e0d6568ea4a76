package nimproof.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import nimproof.verify.Certification;
import nimproof.verify.Certification.Certified;
import nimproof.verify.Certification.CertifiedExcept;
import nimproof.verify.Certification.CertifiedValues;
import nimproof.verify.Certification.Evaluated;
import nimproof.verify.Certification.Size;
import nimproof.verify.Certification.Uncertified;
import nimproof.verify.Result;

/**
 * Says how far a verdict is certified.
 *
 * @param size the length of the certificate, such as {@code 1.3 MB}; empty if there is none
 * @param origin where the structures come from
 * @param trusted what there is still to trust; empty if nothing is certified
 */
public record CertificateWords(String sentence, String size, List<String> origin, String trusted) {

  private static final String TRUSTED =
      "Still trusted: that the program builds structures, and computes hypotheses and formulas, as"
          + " the spec writes them.";

  private static final String EXPRESSIONS =
      "Still trusted: that the expressions in the file are those of the spec";
  private static final String GIVEN =
      ", and that the program builds the structures that are given as the spec says";

  /** How many of the structures without a certificate are named. */
  private static final int MOST_NAMED = 3;

  static CertificateWords of(Result result) {
    Certification certification = result.certification();
    if (certification instanceof Certified certified) {
      return evaluated(
          "Certified in full: %s. With these values a second program, which shares no code with this one, found the same on %s."
              .formatted(size(certified.size()), extent(certified.evaluation())),
          certified.size().bytes(),
          certified.evaluation());
    }
    if (certification instanceof CertifiedValues values) {
      return new CertificateWords(
          "Every value is certified: %s. The rest is not: %s."
              .formatted(size(values.size()), values.reason()),
          length(values.size().bytes()),
          List.of(),
          TRUSTED);
    }
    if (certification instanceof CertifiedExcept part) {
      return new CertificateWords(
          except(result, part), length(part.size().bytes()), List.of(), TRUSTED);
    }
    if (certification instanceof Evaluated evaluated) {
      return evaluated(
          "Certified in full, by evaluation: a second program, which shares no code with this one, found the same on %s."
              .formatted(extent(evaluated)),
          0,
          evaluated);
    }
    String reason = ((Uncertified) certification).reason();
    return new CertificateWords("Not certified: %s.".formatted(reason), "", List.of(), "");
  }

  private static CertificateWords evaluated(String sentence, long bytes, Evaluated evaluated) {
    boolean isGiven = evaluated.scope().stream().anyMatch(text -> text.endsWith("as given"));
    return new CertificateWords(
        sentence,
        length(bytes + evaluated.bytes()),
        evaluated.scope(),
        EXPRESSIONS + (isGiven ? GIVEN : "") + ".");
  }

  private static String extent(Evaluated evaluated) {
    return "%s, in %s"
        .formatted(
            Sentences.counted(evaluated.structures(), "instance"),
            Sentences.counted(evaluated.checks(), "evaluation"));
  }

  private static String except(Result result, CertifiedExcept part) {
    return "%s except %s: %s; %s."
        .formatted(
            part.refuted() ? "The refutation is certified, and the rest" : "Certified",
            Sentences.counted(part.structures(), noun(result)),
            named(part),
            size(part.size()));
  }

  static String length(long bytes) {
    return bytes < 1_000_000
        ? "%d KB".formatted(Math.max(1, Math.round(bytes / 1e3)))
        : String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
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

  /** Gives it the shape of {@code results.json}. */
  static Map<String, Object> json(Certification certification) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (certification instanceof Certified certified) {
      json.put("certified", "in full");
      put(json, certified.size());
      put(json, certified.evaluation());
    } else if (certification instanceof Evaluated evaluated) {
      json.put("certified", "in full, by evaluation");
      put(json, evaluated);
    } else if (certification instanceof CertifiedValues values) {
      json.put("certified", "values");
      put(json, values.size());
      json.put("because", values.reason());
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

  private static void put(Map<String, Object> json, Evaluated evaluated) {
    json.put("instances", evaluated.structures());
    json.put("evaluations", evaluated.checks());
    json.put("evaluationBytes", evaluated.bytes());
    json.put("scope", evaluated.scope());
  }
}
