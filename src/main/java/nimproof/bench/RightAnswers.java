package nimproof.bench;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/**
 * The answers that workloads must give.
 *
 * <p>The small ones are confirmed by tests against the naive solver, the others by having been
 * found by two different solvers; they are there to notice a solver that has become wrong.
 */
final class RightAnswers {

  private static final Properties ANSWERS = read();

  private RightAnswers() {}

  static String of(String workload) {
    return ANSWERS.getProperty(workload, "not known");
  }

  private static Properties read() {
    try (Reader reader =
        new InputStreamReader(
            RightAnswers.class.getResourceAsStream("answers.properties"), StandardCharsets.UTF_8)) {
      Properties answers = new Properties();
      answers.load(reader);
      return answers;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
