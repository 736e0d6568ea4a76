package nimproof.spec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** Takes the entries of a mapping, reporting keys that are unknown or stand there twice. */
  Fields(YamlFile file, MappingNode mapping, List<String> known, List<Diagnostic> problems) {
    this.file = file;
    for (NodeTuple entry : mapping.getValue()) {
      String key = entry.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
      if (!known.isEmpty() && !known.contains(key)) {
        problems.add(unknown(entry, key, known));
      } else if (entries.putIfAbsent(key, entry) != null) {
        problems.add(
            new Diagnostic(
                file.location(entry.getKeyNode()), "'%s' is given twice".formatted(key)));
      }
    }
  }

  private Diagnostic unknown(NodeTuple entry, String key, List<String> known) {
    String suggestion = Nearest.suggestion(key, known);
    return new Diagnostic(
        file.location(entry.getKeyNode()),
        "unknown key '%s'%s"
            .formatted(
                key, suggestion.isEmpty() ? "; known: " + String.join(", ", known) : suggestion));
  }

  boolean has(String key) {
    return entries.containsKey(key);
  }

  Optional<Node> node(String key) {
    return Optional.ofNullable(entries.get(key)).map(NodeTuple::getValueNode);
  }

  Optional<Text> text(String key) {
    return node(key).map(this::filled);
  }

  /** Reads one value, or a list of values. */
  List<Text> texts(String key) {
    List<Text> texts = new ArrayList<>();
    node(key)
        .ifPresent(
            node -> {
              if (node instanceof SequenceNode sequence) {
                sequence.getValue().forEach(item -> texts.add(filled(item)));
              } else {
                texts.add(filled(node));
              }
            });
    return texts;
  }

  private Text filled(Node node) {
    if (node.getTag().equals(Tag.NULL)) {
      throw new SpecException(file.location(node), "a value is missing here");
    }
    return file.text(node);
  }

  /** Reads a mapping from names to values. */
  Map<Text, Text> mapping(String key, List<Diagnostic> problems) {
    Map<Text, Text> result = new LinkedHashMap<>();
    if (node(key).isPresent()) {
      Fields inner = nested(key, List.of(), problems);
      for (NodeTuple entry : inner.entries.values()) {
        result.put(file.text(entry.getKeyNode()), range(entry.getValueNode()));
      }
    }
    return result;
  }

  /** Reads the fields of a mapping inside this one. */
  Fields nested(String key, List<String> known, List<Diagnostic> problems) {
    Node node = node(key).orElseThrow();
    if (node instanceof MappingNode mapping) {
      return new Fields(file, mapping, known, problems);
    }
    throw new SpecException(
        file.location(node), "'%s' takes names and values, such as {n: 1..7}".formatted(key));
  }

  private Text range(Node node) {
    Text text = filled(node);
    long opened = text.value().chars().filter(c -> c == '(').count();
    long closed = text.value().chars().filter(c -> c == ')').count();
    if (opened > closed && !text.value().contains("\"")) {
      throw new SpecException(
          text.location(),
          "'%s' is cut at a comma, which separates entries inside { }; put it in quotes or on a"
                  .formatted(text.value())
              + " line of its own");
    }
    return text;
  }
}
