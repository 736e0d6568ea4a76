package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import nimproof.statement.Statement.Slip;

/** Reads {@code slip:}, what a printed claim that fails is put down to. */
final class SlipReader {

  private static final String SLIP = "slip";

  private SlipReader() {}

  static List<Slip> read(Fields fields) {
    List<Slip> slips = new ArrayList<>();
    for (Text word : fields.texts(SLIP)) {
      Slip slip = SpecReader.oneOf(SLIP, Slip.values(), word);
      if (slips.contains(slip)) {
        throw new SpecException(word.location(), "'%s' is given twice".formatted(word.value()));
      }
      slips.add(slip);
    }
    if (!slips.isEmpty()) {
      requirePrintedAndRefuted(fields);
    }
    return slips.stream().sorted().toList();
  }

  private static void requirePrintedAndRefuted(Fields fields) {
    boolean isRefuted =
        fields.text("verdict").filter(verdict -> verdict.value().equals("refuted")).isPresent();
    if (!isRefuted || !fields.has("source")) {
      throw new SpecException(
          fields.location(SLIP),
          "a slip is why a printed claim fails; this spec needs %s, or drop 'slip:'"
              .formatted(isRefuted ? "a 'source:'" : "'verdict: refuted'"));
    }
  }
}
