package nimproof.family;

import java.util.List;
import nimproof.structure.Structure;

/** The arguments a family is called with. */
public final class Arguments {

  private final Family family;
  private final List<Object> values;

  Arguments(Family family, List<Object> values) {
    this.family = family;
    this.values = values;
  }

  long number(int index) {
    return (Long) values.get(index);
  }

  /** Gives a number that was checked against its parameter's bounds. */
  int integer(int index) {
    return Math.toIntExact(number(index));
  }

  /** Gives all arguments of a family that takes numbers only. */
  int[] integers() {
    return values.stream().mapToInt(value -> Math.toIntExact((Long) value)).toArray();
  }

  List<Long> numbers(int index) {
    return list(values.get(index)).stream().map(Long.class::cast).toList();
  }

  int[] integers(int index) {
    return numbers(index).stream().mapToInt(Math::toIntExact).toArray();
  }

  List<List<Long>> numberLists(int index) {
    return list(values.get(index)).stream()
        .map(inner -> list(inner).stream().map(Long.class::cast).toList())
        .toList();
  }

  /** Gives a list of faces by the names of their vertices. */
  List<List<String>> faces(int index) {
    return list(values.get(index)).stream()
        .map(face -> list(face).stream().map(this::name).toList())
        .toList();
  }

  /** Gives a list of names. */
  List<String> names(int index) {
    return list(values.get(index)).stream().map(this::name).toList();
  }

  /** Gives a list of structures. */
  List<Structure> structures(int index) {
    return list(values.get(index)).stream().map(Structure.class::cast).toList();
  }

  String text(int index) {
    return (String) values.get(index);
  }

  Structure structure(int index) {
    return (Structure) values.get(index);
  }

  /** Finds the vertex that an argument names in a structure. */
  int vertex(int index, Structure in) {
    String name = name(values.get(index));
    int vertex = in.names().indexOf(name, in.vertexCount());
    if (vertex < 0) {
      throw bad("there is no vertex named " + name);
    }
    return vertex;
  }

  private String name(Object value) {
    if (value instanceof Long || value instanceof String) {
      return value.toString();
    }
    throw bad("a vertex is named by a number or a text, not by " + value);
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  /** Makes the error that says what is wrong with a call of this family. */
  BadArgument bad(String what) {
    return new BadArgument(family.signature() + ": " + what);
  }
}
