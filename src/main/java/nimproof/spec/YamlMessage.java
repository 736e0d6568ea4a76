package nimproof.spec;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the YAML parser says about a mistake, said for the author of a spec. */
final class YamlMessage {

  private static final String SECOND_COLON = "mapping values are not allowed";
  private static final String UNFIT_LINE = "expected <block end>";

  /** What is said instead of a message that contains some words. */
  private static final Map<String, String> EXPLAINED = new LinkedHashMap<>();

  static {
    EXPLAINED.put("(TAB)", "a line begins with a tab; YAML wants spaces there");
    EXPLAINED.put(SECOND_COLON, "there is a ': ' inside this value; put the whole value in quotes");
    EXPLAINED.put(
        "could not find expected ':'", "this line is neither 'key: value' nor part of a value");
    EXPLAINED.put(
        UNFIT_LINE,
        "this does not fit the lines above; put a value that begins with a quote or bracket in"
            + " quotes as a whole, and check the indentation (after | the first line sets it)");
    EXPLAINED.put(
        "expected ',' or",
        "a comma or closing bracket must stand here; put an expression inside { } or [ ] in"
            + " quotes");
    EXPLAINED.put(
        "cannot start any token",
        "a value cannot begin with this character; put the whole value in quotes");
    EXPLAINED.put("expected a single document", "a spec is one document; drop the line '---'");
    EXPLAINED.put("found unexpected end of stream", "a quote is opened and never closed");
    EXPLAINED.put(
        "special characters are not allowed",
        "the file holds control characters; a spec is a text file");
  }

  private YamlMessage() {}

  /** Tells whether a line that is indented too much may be meant. */
  static boolean mayBeIndentation(String message) {
    return message.contains(SECOND_COLON) || message.contains(UNFIT_LINE);
  }

  static String explained(String message) {
    return EXPLAINED.entrySet().stream()
        .filter(entry -> message.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("this is not YAML: " + message.lines().findFirst().orElse(""));
  }
}
