package nimproof.family;

import java.util.List;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/**
 * A call of a family and what comes out.
 *
 * @param structures how many structures it makes
 * @param vertices the vertices of the last of them
 * @param faces the faces of the last of them
 */
record Sample(String family, List<Object> arguments, int structures, int vertices, int faces) {

  Object makes() {
    return Made.by(family, arguments.toArray());
  }

  List<Structure> make() {
    return makes() instanceof Structures all
        ? all.stream().collect(Collectors.toList())
        : List.of((Structure) makes());
  }

  @Override
  public String toString() {
    return family + arguments;
  }
}
