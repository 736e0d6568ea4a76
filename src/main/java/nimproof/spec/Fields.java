package nimproof.spec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.statement.Location;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** The keys of a mapping and what stands behind them. */
final class Fields {

  private final YamlFile file;
  private final Map<String, NodeTuple> entries = new LinkedHashMap<>();
  private final List<Diagnostic> unknown = new ArrayList<>();

  /** Takes the entries of a mapping, reporting keys that are unknown or stand there twice. */
  Fields(YamlFile file, List<NodeTuple> mapping, List<String> known, List<Diagnostic> problems) {
    this.file = file;
    for (NodeTuple entry : mapping) {
      String key = entry.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
      if (key.isEmpty()) {
        problems.add(
            new Diagnostic(file.location(entry.getKeyNode()), "a key must be a single word"));
      } else if (!known.isEmpty() && !known.contains(key)) {
        unknown.add(unknown(entry, key, known));
      } else if (entries.putIfAbsent(key, entry) != null) {
        problems.add(
            new Diagnostic(
                file.location(entry.getKeyNode()), "'%s' is given twice".formatted(key)));
      }
    }
    problems.addAll(unknown);
  }

  private Diagnostic unknown(NodeTuple entry, String key, List<String> known) {
    return new Diagnostic(file.location(entry.getKeyNode()), Nearest.unknown("key", key, known));
  }

  /** Makes the error of a key that is not there: the same again if it is there misspelt. */
  SpecException missing(String key, String advice) {
    return unknown.stream()
        .filter(problem -> problem.message().endsWith("; did you mean '%s'?".formatted(key)))
        .findFirst()
        .map(problem -> new SpecException(problem.location(), problem.message()))
        .orElseGet(
            () -> new SpecException(file.start(), "'%s:' is missing; %s".formatted(key, advice)));
  }

  boolean has(String key) {
    return entries.containsKey(key);
  }

  Optional<Node> node(String key) {
    return Optional.ofNullable(entries.get(key)).map(NodeTuple::getValueNode);
  }

  /** Lists the names that a mapping under a key gives, right or wrong. */
  List<String> names(String key) {
    return node(key).stream()
        .filter(MappingNode.class::isInstance)
        .flatMap(node -> ((MappingNode) node).getValue().stream())
        .map(NodeTuple::getKeyNode)
        .filter(ScalarNode.class::isInstance)
        .map(name -> ((ScalarNode) name).getValue())
        .toList();
  }

  /** Tells where the value of a key that is there stands. */
  Location location(String key) {
    return file.location(node(key).orElseThrow());
  }

  Optional<Text> text(String key) {
    return node(key).map(node -> filled(node, key));
  }

  /** Reads a value that is words, not an expression. */
  Optional<Text> words(String key) {
    if (node(key).isPresent() && node(key).get() instanceof SequenceNode) {
      throw new SpecException(
          location(key),
          "'%s:' takes a text, not a list; put a text that begins with [ in quotes".formatted(key));
    }
    return text(key);
  }

  /** Reads one value, or a list of values. */
  List<Text> texts(String key) {
    List<Text> texts = new ArrayList<>();
    node(key)
        .ifPresent(
            node -> {
              if (node instanceof SequenceNode sequence) {
                sequence.getValue().forEach(item -> texts.add(filled(item, key)));
              } else {
                texts.add(filled(node, key));
              }
            });
    return texts;
  }

  private Text filled(Node node, String key) {
    if (node.getTag().equals(Tag.NULL)) {
      throw empty(file.location(node), key);
    }
    Text text = file.text(node);
    if (text.value().isBlank()) {
      throw empty(text.location(), key);
    }
    return text;
  }

  private static SpecException empty(Location location, String key) {
    return new SpecException(location, "'%s:' has no value; write one here".formatted(key));
  }

  /** Reads a mapping from names to expressions. */
  Map<Text, Text> mapping(String key, List<Diagnostic> problems) {
    Map<Text, Text> result = new LinkedHashMap<>();
    if (node(key).isPresent()) {
      MappingNode mapping = mappingNode(key, "{n: 1..7}");
      List<NodeTuple> joined = FlowCommas.joined(file, mapping);
      Fields inner = new Fields(file, joined, List.of(), problems);
      for (NodeTuple entry : inner.entries.values()) {
        Text name = file.text(entry.getKeyNode());
        result.put(name, filled(entry.getValueNode(), name.value()));
      }
    }
    return result;
  }

  /**
   * Reads the fields of a mapping inside this one.
   *
   * @param example what such a mapping looks like
   */
  Fields nested(String key, String example, List<String> known, List<Diagnostic> problems) {
    return new Fields(file, mappingNode(key, example).getValue(), known, problems);
  }

  private MappingNode mappingNode(String key, String example) {
    Node node = node(key).orElseThrow();
    if (node instanceof MappingNode mapping) {
      return mapping;
    }
    throw new SpecException(
        file.location(node), "'%s:' takes names and values, such as %s".formatted(key, example));
  }
}
