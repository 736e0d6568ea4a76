package nimproof.spec;

import java.util.Optional;
import nimproof.statement.Location;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A YAML text, parsed with the place of everything in it. */
final class YamlFile {

  private static final int DEEPEST = 20;

  private final String file;
  private final String text;
  private final LoadSettings settings;

  YamlFile(String file, String text) {
    this.file = file;
    this.text = text;
    this.settings = LoadSettings.builder().setLabel(file).setUseMarks(true).build();
  }

  /** Parses the text, which must be one mapping without aliases and without deep nesting. */
  MappingNode root() {
    try {
      forbidBombs();
      Optional<Node> root = new Compose(settings).composeString(text);
      if (root.isEmpty()) {
        throw new SpecException(
            whole(), "the file is empty; a spec has at least 'title:' and 'expect:'");
      }
      if (root.get() instanceof MappingNode mapping) {
        return mapping;
      }
      throw new SpecException(
          location(root.get()), "a spec is a list of 'key: value' lines, such as 'title: …'");
    } catch (MarkedYamlEngineException e) {
      Location where = e.getProblemMark().map(this::location).orElse(whole());
      throw new SpecException(where, "this is not YAML: " + e.getProblem() + quotesHint(e));
    } catch (YamlEngineException e) {
      throw new SpecException(
          whole(), "this is not YAML: " + e.getMessage().lines().findFirst().orElse(""));
    }
  }

  /** Looks at the text without building anything from it. */
  private void forbidBombs() {
    int depth = 0;
    for (Event event : new Parse(settings).parseString(text)) {
      if (event instanceof AliasEvent) {
        throw new SpecException(
            location(event.getStartMark().orElseThrow()), "a spec has no aliases (*name)");
      }
      if (event instanceof CollectionStartEvent && ++depth > DEEPEST) {
        throw new SpecException(
            location(event.getStartMark().orElseThrow()),
            "lists and mappings are nested more than %d deep".formatted(DEEPEST));
      }
      if (event instanceof CollectionEndEvent) {
        depth--;
      }
    }
  }

  private static String quotesHint(MarkedYamlEngineException e) {
    return e.getProblem().contains("mapping values")
            || e.getProblem().contains("expected <block end>")
            || e.getProblem().contains("cannot start any token")
        ? "; put an expression that has ': ' or begins with a special character in quotes"
        : "";
  }

  Location whole() {
    return new Location(file, 0, 0);
  }

  private Location location(Mark mark) {
    return new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
  }

  Location location(Node node) {
    return location(node.getStartMark().orElseThrow());
  }

  /** Reads a scalar, or a list written in brackets, as an expression. */
  Text text(Node node) {
    Mark start = node.getStartMark().orElseThrow();
    if (node.getTag().getValue().startsWith("!")) {
      throw new SpecException(
          location(node), "put an expression that begins with ! in quotes, for YAML's sake");
    }
    if (node instanceof ScalarNode scalar) {
      return text(scalar, start);
    }
    Mark end = node.getEndMark().orElseThrow();
    if (node instanceof SequenceNode && text.charAt(offset(start)) == '[') {
      String source = text.substring(offset(start), offset(end));
      return new Text(source, location(start), start.getLine() == end.getLine() ? 0 : -1);
    }
    throw new SpecException(location(node), "expected a single value here");
  }

  private Text text(ScalarNode scalar, Mark start) {
    Location at = location(start);
    ScalarStyle style = scalar.getScalarStyle();
    boolean oneLine = start.getLine() == scalar.getEndMark().orElseThrow().getLine();
    if (style == ScalarStyle.LITERAL) {
      int line = start.getLine() + 1;
      int indent = indentOfFirstTextAfter(line);
      return new Text(scalar.getValue(), new Location(file, line + 1, indent + 1), indent);
    }
    if (style == ScalarStyle.SINGLE_QUOTED || style == ScalarStyle.DOUBLE_QUOTED) {
      at = new Location(file, at.line(), at.column() + 1);
    }
    return new Text(scalar.getValue(), at, oneLine ? 0 : -1);
  }

  private int indentOfFirstTextAfter(int line) {
    return text.lines()
        .skip(line)
        .filter(l -> !l.isBlank())
        .mapToInt(l -> l.length() - l.stripLeading().length())
        .findFirst()
        .orElse(0);
  }

  private int offset(Mark mark) {
    return text.offsetByCodePoints(0, mark.getIndex());
  }
}
