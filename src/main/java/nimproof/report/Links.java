package nimproof.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nimproof.statement.Statement;

/**
 * Where a page leads to.
 *
 * @param edit the way to the spec, if there is one that does not depend on the machine
 * @param certificates the proof and the evaluation beside the reports
 * @param correction the statement that puts this one right
 * @param corrected the statement that this one puts right
 */
public record Links(
    Optional<String> edit,
    List<String> certificates,
    Optional<Statement> correction,
    Optional<Statement> corrected) {

  static Links of(Path folder, Statement statement, Map<String, Statement> all) {
    String id = statement.id();
    return new Links(
        edit(folder, statement),
        Stream.of("cert", "eval")
            .map(kind -> "certificates/%s.%s.gz".formatted(id, kind))
            .filter(file -> Files.isRegularFile(folder.resolve(file)))
            .toList(),
        Optional.ofNullable(all.get(Errata.correction(id))),
        Optional.ofNullable(all.get(Errata.corrected(id))).filter(s -> !s.id().equals(id)));
  }

  private static Optional<String> edit(Path folder, Statement statement) {
    Path spec = Path.of(statement.file());
    return folder.isAbsolute() || spec.isAbsolute()
        ? Optional.empty()
        : Optional.of(
            folder.normalize().relativize(spec.normalize()).toString().replace('\\', '/'));
  }
}
