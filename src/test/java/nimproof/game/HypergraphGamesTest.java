package nimproof.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimproof.family.Made;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import nimproof.structure.Face;
import nimproof.structure.Structure;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both types of take-away against a solver that knows nothing but sets of sets. */
class HypergraphGamesTest {

  private final Map<Set<Set<Integer>>, Integer> values = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"type-1, true", "type-2, false"})
  void theSolverAgreesWithPlayOnSetsOfSets(String game, boolean alone) {
    Solver solver =
        new Solver(Games.named(game, false, 0).orElseThrow(), Budget.of(Duration.ofMinutes(1)));
    List<Structure> hypergraphs = new ArrayList<>(Made.all("hypergraphs", 4, List.of(2, 3, 4)));
    hypergraphs.addAll(Made.all("hypergraphs", 5, List.of(4, 5)));
    for (Structure hypergraph : hypergraphs) {
      Set<Set<Integer>> faces = new HashSet<>();
      hypergraph.faces().forEach((Face face) -> faces.add(Set.copyOf(face.vertices())));
      assertThat(solver.value(hypergraph)).as("%s", hypergraph).isEqualTo(value(faces, alone));
    }
  }

  private int value(Set<Set<Integer>> faces, boolean alone) {
    Integer known = values.get(faces);
    if (known != null) {
      return known;
    }
    Set<Integer> options = new HashSet<>();
    for (Set<Integer> taken : faces) {
      Set<Set<Integer>> left = new HashSet<>(faces);
      left.removeIf(
          face -> alone && taken.size() > 1 ? face.equals(taken) : face.containsAll(taken));
      options.add(value(left, alone));
    }
    int mex = 0;
    while (options.contains(mex)) {
      mex++;
    }
    values.put(faces, mex);
    return mex;
  }
}
