package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import nimproof.spec.Lexeme.Sort;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * Mends what YAML does to calls inside braces: {@code {t: lists(3, 0..2)}} holds, for YAML, a key t
 * with the value {@code lists(3} and a key {@code 0..2)} without one.
 */
final class FlowCommas {

  private FlowCommas() {}

  /** Joins entries as long as a parenthesis is open. */
  static List<NodeTuple> joined(YamlFile file, MappingNode mapping) {
    List<NodeTuple> entries = mapping.getValue();
    List<NodeTuple> joined = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      NodeTuple entry = entries.get(i);
      int last = i;
      ScalarNode value = plain(entry.getValueNode());
      while (value != null && isOpen(value.getValue()) && last + 1 < entries.size()) {
        last++;
        value = file.spanning(entry.getValueNode(), end(entries.get(last)));
      }
      boolean mended = last > i && !isOpen(value.getValue());
      joined.add(mended ? new NodeTuple(entry.getKeyNode(), value) : entry);
      i = mended ? last : i;
    }
    return joined;
  }

  private static ScalarNode plain(Node node) {
    return node instanceof ScalarNode scalar && scalar.getScalarStyle() == ScalarStyle.PLAIN
        ? scalar
        : null;
  }

  private static Node end(NodeTuple entry) {
    return entry.getValueNode().getTag().equals(Tag.NULL)
        ? entry.getKeyNode()
        : entry.getValueNode();
  }

  private static boolean isOpen(String expression) {
    int depth = 0;
    for (Lexeme lexeme : Lexeme.of(expression)) {
      depth += lexeme.is(Sort.OPEN) ? 1 : lexeme.is(Sort.CLOSE) ? -1 : 0;
    }
    return depth > 0;
  }
}
