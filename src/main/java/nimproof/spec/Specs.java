package nimproof.spec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import nimproof.statement.Location;
import nimproof.statement.Statement;

/** Reads spec files and folders of them, collecting every mistake of every file. */
public final class Specs {

  /** The largest spec, in bytes; printed tables of thousands of cells fit. */
  private static final long LARGEST = 1_000_000;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final Predicate<String> ID =
      java.util.regex.Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,99}").asMatchPredicate();

  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing(
          Diagnostic::location,
          Comparator.comparingInt(Location::line).thenComparingInt(Location::column));

  private Specs() {}

  /**
   * What was read.
   *
   * @param statements the specs without mistakes, in the order of their files
   * @param problems every mistake, in the same order and within a file from top to bottom
   */
  public record Reading(List<Statement> statements, List<Diagnostic> problems) {}

  /**
   * Reads files, and folders with all specs below them.
   *
   * @param only which ids to read
   * @param thorough whether to take the wider scope of a spec that has one
   */
  public static Reading read(List<Path> paths, Predicate<String> only, boolean thorough) {
    List<Diagnostic> problems = new ArrayList<>();
    List<Path> files =
        paths.stream()
            .flatMap(path -> filesIn(path, problems).stream())
            .filter(file -> only.test(id(file)))
            .toList();
    List<Path> distinct = withoutDuplicates(files, problems);
    List<One> read = distinct.parallelStream().map(file -> read(file, thorough)).toList();
    read.forEach(one -> problems.addAll(one.problems()));
    return new Reading(
        read.stream().flatMap(one -> one.statement().stream()).toList(), List.copyOf(problems));
  }

  private record One(Optional<Statement> statement, List<Diagnostic> problems) {}

  private static List<Path> filesIn(Path path, List<Diagnostic> problems) {
    if (!Files.exists(path)) {
      problems.add(problem(path, "there is no such file or folder"));
      return List.of();
    }
    if (!Files.isDirectory(path)) {
      if (Files.isRegularFile(path) && !isSpec(path)) {
        problems.add(problem(path, "is no spec; a spec is a .yaml file"));
        return List.of();
      }
      return List.of(path);
    }
    try (Stream<Path> below = Files.walk(path)) {
      return below.filter(file -> !file.equals(path) && isSpec(file)).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      problems.add(problem(path, "cannot be listed: " + e.getMessage()));
      return List.of();
    }
  }

  private static boolean isSpec(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  private static String id(Path file) {
    return file.getFileName().toString().replaceAll("\\.ya?ml$", "");
  }

  /** Keeps the first file of each id, because reports are named after it. */
  private static List<Path> withoutDuplicates(List<Path> files, List<Diagnostic> problems) {
    Map<String, Path> first = new HashMap<>();
    List<Path> kept = new ArrayList<>();
    for (Path file : files) {
      Path earlier = first.putIfAbsent(id(file), file);
      if (earlier == null) {
        kept.add(file);
      } else if (!isSame(earlier, file)) {
        problems.add(
            problem(
                file,
                "the id '%s' is taken by %s; rename one of the two files"
                    .formatted(id(file), shown(earlier))));
      }
    }
    return kept;
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private static One read(Path file, boolean thorough) {
    String id = id(file);
    if (!ID.test(id) || id.equals("index")) {
      return refused(
          file,
          "'%s' cannot be an id; name the file with letters, digits, - and _, not 'index'"
              .formatted(id));
    }
    try {
      String text = text(file);
      SpecReader reader = new SpecReader(id, shown(file), text);
      Optional<Statement> statement = reader.read(thorough);
      return new One(statement, reader.problems().stream().sorted(BY_PLACE).toList());
    } catch (SpecException e) {
      return new One(Optional.empty(), List.of(e.diagnostic()));
    } catch (RuntimeException | StackOverflowError e) {
      // A fault of ours; it must not keep the other files from being read.
      return refused(file, "nimproof failed on this file, please report it: " + e);
    }
  }

  private static String text(Path file) {
    try {
      if (!Files.isRegularFile(file)) {
        throw new SpecException(
            whole(file),
            Files.isDirectory(file)
                ? "is a folder; a spec is a file"
                : "is not a regular file; a spec is a text file");
      }
      long size = Files.size(file);
      if (size > LARGEST) {
        throw new SpecException(
            whole(file), "has %,d bytes; a spec has at most %,d".formatted(size, LARGEST));
      }
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new SpecException(
          new Location(shown(file), 1, 1), "the file is not text in UTF-8; a spec is a text file");
    } catch (IOException e) {
      throw new SpecException(whole(file), "cannot be read: " + e.getMessage());
    }
  }

  private static One refused(Path file, String message) {
    return new One(Optional.empty(), List.of(problem(file, message)));
  }

  private static Diagnostic problem(Path file, String message) {
    return new Diagnostic(whole(file), message);
  }

  private static Location whole(Path file) {
    return new Location(shown(file), 0, 0);
  }

  private static String shown(Path file) {
    return file.toString().replace('\\', '/');
  }
}
