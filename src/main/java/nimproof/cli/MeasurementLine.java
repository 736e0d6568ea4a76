package nimproof.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import nimproof.bench.Measurement;
import nimproof.bench.Workload;

/** Writes what a workload took, for a person and for machines. */
final class MeasurementLine {

  static final String HEADER =
      "%-14s %12s %12s %10s %11s %10s  %s"
          .formatted("workload", "positions", "a second", "peak heap", "tables", "time", "answer");

  private MeasurementLine() {}

  static String summary(Workload workload) {
    return "%-14s %s (%d GB)".formatted(workload.name(), workload.work(), workload.gigabytes());
  }

  static String text(Measurement measured, Terminal terminal) {
    String answer =
        measured.right()
            ? terminal.coloured("green", "right", 5)
            : terminal.coloured("red", "wrong", 5)
                + ": "
                + measured.answer().text()
                + "; expected: "
                + measured.workload().rightAnswer();
    return "%-14s %,12d %,12d %,7d MB %,8d KB %8.2f s  %s"
        .formatted(
            measured.workload().name(),
            measured.answer().positions(),
            measured.positionsPerSecond(),
            measured.peakHeap() >> 20,
            measured.answer().bytes() >> 10,
            measured.seconds(),
            answer);
  }

  static Map<String, Object> json(Measurement measured, int jobs) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("workload", measured.workload().name());
    json.put("jobs", jobs);
    json.put("positions", measured.answer().positions());
    json.put("positionsPerSecond", measured.positionsPerSecond());
    json.put("peakHeap", measured.peakHeap());
    json.put("tableBytes", measured.answer().bytes());
    json.put("seconds", measured.seconds());
    json.put("answer", measured.answer().text());
    json.put("right", measured.right());
    return json;
  }
}
