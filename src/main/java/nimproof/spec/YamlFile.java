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
import org.snakeyaml.engine.v2.nodes.Tag;

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
            start(), "the file is empty; a spec has at least 'title:' and 'expect:'");
      }
      if (root.get() instanceof MappingNode mapping) {
        return mapping;
      }
      throw new SpecException(
          location(root.get()), "a spec is a list of 'key: value' lines, such as 'title: …'");
    } catch (MarkedYamlEngineException e) {
      throw explained(e);
    } catch (YamlEngineException e) {
      throw new SpecException(start(), YamlMessage.explained(e.getMessage()));
    }
  }

  private SpecException explained(MarkedYamlEngineException e) {
    Location where = e.getProblemMark().map(this::location).orElse(start());
    String message = e.getProblem() + " " + e.getContext();
    return Optional.of(where)
        .filter(place -> YamlMessage.mayBeIndentation(message))
        .flatMap(place -> Indentation.mistake(text, place))
        .orElseGet(() -> new SpecException(where, YamlMessage.explained(message)));
  }

  /** Looks at the text without building anything from it. */
  private void forbidBombs() {
    int depth = 0;
    for (Event event : new Parse(settings).parseString(text)) {
      if (event instanceof AliasEvent) {
        throw new SpecException(
            location(event.getStartMark().orElseThrow()),
            "a spec has no aliases (*name); write the value out, and put an expression that begins"
                + " with * in quotes");
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

  Location start() {
    return new Location(file, 1, 1);
  }

  private Location location(Mark mark) {
    return new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
  }

  Location location(Node node) {
    return location(node.getStartMark().orElseThrow());
  }

  /** Gives the text of a node as it stands in the file. */
  String source(Node node) {
    int start = offset(node.getStartMark().orElseThrow());
    return text.substring(start, offset(node.getEndMark().orElseThrow()));
  }

  /** Reads a scalar, or a list written in brackets, as an expression. */
  Text text(Node node) {
    if (node.getTag().getValue().startsWith("!")) {
      throw new SpecException(
          location(node), "put an expression that begins with ! in quotes, for YAML's sake");
    }
    if (node instanceof ScalarNode scalar) {
      return text(scalar);
    }
    int start = offset(node.getStartMark().orElseThrow());
    if (node instanceof SequenceNode && text.charAt(start) == '[') {
      int end = offset(node.getEndMark().orElseThrow());
      return new Text(text.substring(start, end), at(start, ScalarStyle.PLAIN));
    }
    throw new SpecException(
        location(node), "a single value must stand here, not a %s".formatted(word(node)));
  }

  /** Makes one scalar of all that stands from one node to another. */
  ScalarNode spanning(Node first, Node last) {
    Mark start = first.getStartMark().orElseThrow();
    Mark end = last.getEndMark().orElseThrow();
    String source = text.substring(offset(start), offset(end));
    return new ScalarNode(
        Tag.STR, true, source, ScalarStyle.PLAIN, Optional.of(start), Optional.of(end));
  }

  private static String word(Node node) {
    return node instanceof SequenceNode ? "list of lines" : "mapping";
  }

  private Text text(ScalarNode scalar) {
    ScalarStyle style = scalar.getScalarStyle();
    int from = offset(scalar.getStartMark().orElseThrow());
    int start =
        switch (style) {
          case SINGLE_QUOTED, DOUBLE_QUOTED -> from + 1;
          case LITERAL, FOLDED -> at(text.indexOf('\n', from) + 1, style).startOf(0);
          default -> from;
        };
    return new Text(scalar.getValue(), at(start, style));
  }

  private SourceCharacters at(int offset, ScalarStyle style) {
    return new SourceCharacters(file, text, offset, style);
  }

  private int offset(Mark mark) {
    return text.offsetByCodePoints(0, mark.getIndex());
  }
}
