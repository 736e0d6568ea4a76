package nimproof.verify;

import java.nio.file.Path;
import java.time.Duration;
import nimproof.spec.SpecFolder;

/** Verifies a spec for a test. */
record Verification(Path folder) {

  /** A claim whose smallest contradiction is a triangle, though the scope starts elsewhere. */
  static final String NO_TRIANGLES =
      """
      title: Every graph on four or three vertices is bipartite
      for: {n: [4, 3]}
      on: graphs(n)
      expect: bipartite
      """;

  Result of(String spec) {
    return of(spec, 2, Duration.ofSeconds(300));
  }

  Result of(String spec, int jobs, Duration budget) {
    try (Verifier verifier = new Verifier(budget, jobs)) {
      return verifier.verify(new SpecFolder(folder).with("a.yaml", spec).only(), Progress.NONE);
    }
  }
}
