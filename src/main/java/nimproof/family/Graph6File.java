package nimproof.family;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nimproof.structure.Graph;
import nimproof.structure.Graph6;

/** The graphs of a file in graph6 format, one a line, in the order of the lines. */
final class Graph6File {

  private static final String HEADER = ">>graph6<<";
  private static final long LARGEST = 50_000_000;

  private Graph6File() {}

  /** Reads the file named by the second argument, which must lie below the folder of the first. */
  static Structures read(Arguments a) {
    Path folder = Path.of(a.text(0)).toAbsolutePath().normalize();
    Path file = folder.resolve(a.text(1)).normalize();
    if (!file.startsWith(folder)) {
      throw a.bad("'%s' lies outside the folder of the spec".formatted(a.text(1)));
    }
    List<Graph> graphs = graphs(a, file);
    return new Structures(BigInteger.valueOf(graphs.size()), graphs::stream);
  }

  private static List<Graph> graphs(Arguments a, Path file) {
    List<String> lines = lines(a, file);
    List<Graph> graphs = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      String text = line.startsWith(HEADER) ? line.substring(HEADER.length()) : line;
      if (!text.isEmpty()) {
        graphs.add(graph(a, text, i + 1));
      }
    }
    return List.copyOf(graphs);
  }

  private static Graph graph(Arguments a, String text, int line) {
    try {
      return Graph6.decode(text);
    } catch (IllegalArgumentException e) {
      throw a.bad("line %d of '%s': %s".formatted(line, a.text(1), e.getMessage()));
    }
  }

  private static List<String> lines(Arguments a, Path file) {
    try {
      if (!Files.isRegularFile(file)) {
        throw a.bad("there is no file '%s' beside the spec".formatted(a.text(1)));
      }
      if (Files.size(file) > LARGEST) {
        throw a.bad("'%s' has more than %,d bytes".formatted(a.text(1), LARGEST));
      }
      return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw a.bad("'%s' cannot be read: %s".formatted(a.text(1), e.getMessage()));
    }
  }
}
