package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerArray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nimproof.game.Games;
import nimproof.game.Outcome;
import nimproof.solver.Budget;
import nimproof.solver.Solver;
import org.junit.jupiter.api.Test;

class SearchTest {

  private static final SixPoints TABLE = new SixPoints();
  private static final Solver SOLVER =
      new Solver(Games.named("take-away").orElseThrow(), Budget.of(Duration.ofMinutes(5)));

  private static Search search(int points) {
    AtomicIntegerArray busy = new AtomicIntegerArray(16);
    return new Search(new AtOnce(TABLE, points), new Outcomes(16), busy, () -> false);
  }

  /** On 6 points the search may use the table for fewer points only; the table knows the rest. */
  @Test
  void onSixPointsEveryOutcomeIsThatOfTheTable() {
    Search search = search(6);
    Labelling labelling = new Labelling();
    Set<Long> seen = new HashSet<>();
    Deque<Long> left = new ArrayDeque<>(Set.of(Downsets.key(-1, 0)));
    while (!left.isEmpty()) {
      long key = left.pop();
      RandomWords words = new RandomWords(Downsets.lo(key), Downsets.hi(key));
      for (int face : words.faces()) {
        RandomWords option = words.after(face);
        labelling.load(option.lo(), option.hi());
        if (seen.add(labelling.key())) {
          left.push(labelling.key());
          boolean isP = search.outcome(option.lo(), option.hi()) == Outcomes.P;
          assertThat(isP).as("%s", option).isEqualTo(TABLE.isP(option.lo()));
        }
      }
    }
    assertThat(search.positions()).isGreaterThan(4000);
  }

  @Property(tries = 100)
  void onSevenPointsTheOutcomeIsThatOfTheGeneralSolver(
      @ForAll(supplier = RandomWords.Any.class) RandomWords words) {
    RandomWords few = words;
    for (int face : words.faces()) {
      few = Integer.bitCount(face) > 2 && few.faces().size() > 24 ? few.after(face) : few;
    }
    boolean isP = search(7).outcome(few.lo(), few.hi()) == Outcomes.P;
    assertThat(isP).isEqualTo(SOLVER.outcome(few.complex()) == Outcome.P);
  }
}
