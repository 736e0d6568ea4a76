package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimproof.verify.Result;

/**
 * What is different from the run before.
 *
 * <p>A run that changes nothing keeps the changes of the run before it, and so writes the same
 * files.
 *
 * @param added the ids of new statements
 * @param gone the ids of statements that are no more
 * @param turned the statements with another verdict
 */
public record Changes(List<String> added, List<String> gone, List<Turn> turned) {

  static final Changes NONE = new Changes(List.of(), List.of(), List.of());

  private static final Pattern ENTRY =
      Pattern.compile(
          "(?m)^      \"id\": \"([^\"\\\\]+)\",$(?:(?!\"id\":)[^\u0000])*?^      \"verdict\":"
              + " \"([A-Z]+)\",$");

  private static final Pattern LIST = Pattern.compile("(?s)\"(added|gone)\": \\[(.*?)]");
  private static final Pattern TEXT = Pattern.compile("\"([^\"\\\\]+)\"");
  private static final Pattern TURN =
      Pattern.compile(
          "\"id\": \"([^\"\\\\]+)\",\\s*\"was\": \"([A-Z]+)\",\\s*\"is\": \"([A-Z]+)\"");

  /** A verdict before and now. */
  public record Turn(String id, String was, String is) {}

  /**
   * Compares with the run before.
   *
   * @param results the {@code results.json} of the run before, if there was one
   * @param changes its {@code changes.json}
   */
  static Changes since(Optional<String> results, Optional<String> changes, List<Result> now) {
    if (results.isEmpty()) {
      return NONE;
    }
    Map<String, String> before = verdicts(results.get());
    Map<String, String> after = new LinkedHashMap<>();
    now.forEach(result -> after.put(result.statement().id(), result.verdict().word()));
    return before.equals(after) ? changes.map(Changes::read).orElse(NONE) : between(before, after);
  }

  private static Changes between(Map<String, String> before, Map<String, String> after) {
    List<Turn> turned = new ArrayList<>();
    after.forEach(
        (id, is) -> {
          String was = before.getOrDefault(id, is);
          if (!was.equals(is)) {
            turned.add(new Turn(id, was, is));
          }
        });
    return new Changes(missing(after, before), missing(before, after), List.copyOf(turned));
  }

  private static List<String> missing(Map<String, String> from, Map<String, String> in) {
    return from.keySet().stream().filter(id -> !in.containsKey(id)).toList();
  }

  private static Map<String, String> verdicts(String results) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    ENTRY.matcher(results).results().forEach(m -> verdicts.put(m.group(1), m.group(2)));
    return verdicts;
  }

  private static Changes read(String json) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    Matcher list = LIST.matcher(json);
    while (list.find()) {
      lists.put(list.group(1), TEXT.matcher(list.group(2)).results().map(m -> m.group(1)).toList());
    }
    return new Changes(
        lists.getOrDefault("added", List.of()),
        lists.getOrDefault("gone", List.of()),
        TURN.matcher(json)
            .results()
            .map(m -> new Turn(m.group(1), m.group(2), m.group(3)))
            .toList());
  }

  /** Tells whether there is nothing to say. */
  public boolean isEmpty() {
    return equals(NONE);
  }

  /** Gives the shape of {@code changes.json}. */
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("added", added);
    json.put("gone", gone);
    json.put("turned", turned.stream().map(Changes::json).toList());
    return json;
  }

  private static Map<String, Object> json(Turn turn) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", turn.id());
    json.put("was", turn.was());
    json.put("is", turn.is());
    return json;
  }
}
