package nimproof.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.verify.Result;

/** Gives the effort of a run the shape of {@code times.json}; differs from run to run. */
final class TimesJson {

  private TimesJson() {}

  static Map<String, Object> of(List<Result> results) {
    return Map.of("statements", results.stream().map(TimesJson::of).toList());
  }

  private static Map<String, Object> of(Result result) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", result.statement().id());
    json.put("seconds", result.effort().time().toMillis() / 1000.0);
    json.put("certifying", result.effort().certifying().toMillis() / 1000.0);
    json.put("positions", result.effort().positions());
    return json;
  }
}
