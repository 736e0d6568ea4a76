package nimproof.spec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimproof.statement.Statement;

/** A folder of specs for a test, with what reading them says. */
public record SpecFolder(Path folder) {

  /** Lists the keys that a spec may have. */
  public static List<String> keys() {
    return SpecReader.KEYS;
  }

  /** Writes a file. */
  public SpecFolder with(String name, String text) {
    try {
      Files.createDirectories(folder.resolve(name).getParent());
      Files.writeString(folder.resolve(name), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads everything in the folder. */
  public Specs.Reading read() {
    return Specs.read(List.of(folder), id -> true, false);
  }

  /** Reads a folder that has one spec without mistakes. */
  public Statement only() {
    Specs.Reading reading = read();
    if (!reading.problems().isEmpty() || reading.statements().size() != 1) {
      throw new AssertionError("expected one good spec: " + reading.problems());
    }
    return reading.statements().get(0);
  }

  /** Lists the mistakes, with paths that start at the folder. */
  public List<String> mistakes() {
    return read().problems().stream().map(Diagnostic::toString).map(this::shortened).toList();
  }

  /** Drops the path of the folder from a message. */
  public String shortened(String message) {
    return message.replace(folder + "/", "");
  }

  /** Lists the mistakes of one spec, written to {@code a.yaml}. */
  public List<String> mistakesOf(String text) {
    return with("a.yaml", text).mistakes();
  }
}
