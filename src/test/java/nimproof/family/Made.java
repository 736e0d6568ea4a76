package nimproof.family;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Structure;

/** Calls families by name, as specs do, with whole numbers written as {@code int}. */
public final class Made {

  private Made() {}

  /** Calls a family. */
  public static Object by(String family, Object... arguments) {
    return Families.named(family)
        .orElseThrow(() -> new AssertionError("no family is named " + family))
        .make(Stream.of(arguments).map(Made::longs).toList());
  }

  /** Makes a graph. */
  public static Graph graph(String family, Object... arguments) {
    return (Graph) by(family, arguments);
  }

  /** Makes a complex. */
  public static Complex complex(String family, Object... arguments) {
    return (Complex) by(family, arguments);
  }

  /** Makes one structure of any kind. */
  public static Structure structure(String family, Object... arguments) {
    return (Structure) by(family, arguments);
  }

  /** Lists the structures of an exhaustive family. */
  public static List<Structure> all(String family, Object... arguments) {
    return ((Structures) by(family, arguments)).stream().collect(Collectors.toList());
  }

  /** Writes the faces with more than one vertex by the names of their vertices. */
  public static List<String> largerFaces(Structure structure) {
    return structure.faces().stream()
        .filter(face -> face.size() > 1)
        .map((Face face) -> structure.describe(face))
        .toList();
  }

  private static Object longs(Object value) {
    if (value instanceof Integer number) {
      return number.longValue();
    }
    return value instanceof List<?> list ? list.stream().map(Made::longs).toList() : value;
  }
}
