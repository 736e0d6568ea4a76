package nimproof.solver;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nimproof.structure.Structure;

/**
 * Finds nim-values straight from the definition, as the reference for the real solver.
 *
 * <p>A position is the set of its faces, each a set of vertices. It knows the mex rule and nothing
 * else: no components, no isomorphism, no structure classes beyond listing the faces to begin with.
 */
final class NaiveSolver {

  private final Map<Set<Set<Integer>>, Integer> known = new HashMap<>();

  int value(Structure structure) {
    return value(
        structure.faces().stream()
            .map(face -> Set.copyOf(face.vertices()))
            .collect(Collectors.toSet()));
  }

  int value(Set<Set<Integer>> faces) {
    Integer before = known.get(faces);
    if (before != null) {
      return before;
    }
    Set<Integer> options = new HashSet<>();
    faces.forEach(face -> options.add(value(without(faces, face))));
    int mex = 0;
    while (options.contains(mex)) {
      mex++;
    }
    known.put(faces, mex);
    return mex;
  }

  static Set<Set<Integer>> without(Set<Set<Integer>> faces, Set<Integer> taken) {
    return faces.stream().filter(face -> !face.containsAll(taken)).collect(Collectors.toSet());
  }
}
