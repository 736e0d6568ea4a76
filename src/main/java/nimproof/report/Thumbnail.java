package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Structure;
import nimproof.verify.Check;
import nimproof.verify.Counterexample;
import nimproof.verify.PositionGraph;
import nimproof.verify.Result;

/** The small picture that stands for a statement: a table, a drawing or a plot, in this order. */
public sealed interface Thumbnail {

  /** The counterexample, the example that can be played, or the first structure. */
  record Drawn(Drawing drawing) implements Thumbnail {}

  /** The first values of a sequence. */
  record Curve(int width, int height, List<Plot.Dot> dots) implements Thumbnail {}

  /** The upper left corner of a table. */
  record Cells(int columns, int rows, List<Run> runs) implements Thumbnail {}

  /**
   * Cells of the same colour side by side.
   *
   * @param colour from 0 to 4; 5 for cells that are wrong
   */
  record Run(int x, int y, int length, int colour) {}

  /** Nothing to be shown. */
  record None() implements Thumbnail {}

  /** Chooses one. */
  static Thumbnail of(Result result) {
    return cells(result)
        .or(() -> drawn(result.counterexample().flatMap(Counterexample::structure)))
        .or(() -> curve(result))
        .or(() -> drawn(result.play().map(PositionGraph::structure)))
        .or(() -> drawn(result.checks().stream().findFirst().flatMap(Thumbnail::structure)))
        .orElse(new None());
  }

  private static Optional<Structure> structure(Check check) {
    return check.instance().structure();
  }

  private static Optional<Thumbnail> drawn(Optional<Structure> structure) {
    int mostFaces = 60;
    return structure.filter(s -> s.faceCount() <= mostFaces).flatMap(Drawing::of).map(Drawn::new);
  }

  private static Optional<Thumbnail> curve(Result result) {
    int mostDots = 24;
    return Plot.of(result)
        .map(
            plot -> {
              List<Plot.Dot> dots = plot.dots().stream().limit(mostDots).toList();
              int right = dots.get(dots.size() - 1).x() + dots.get(0).x() - Plot.LEFT;
              return new Curve(right, plot.height() - Plot.BOTTOM + Plot.TOP, dots);
            });
  }

  private static Optional<Thumbnail> cells(Result result) {
    return Grids.of(result).stream().findFirst().map(Thumbnail::cells);
  }

  private static Thumbnail cells(Grid grid) {
    int most = 12;
    int columns = Math.min(most, grid.columns().size());
    int rows = Math.min(most, grid.rows().size());
    List<Run> runs = new ArrayList<>();
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        Grid.Cell cell = grid.rows().get(y).cells().get(x);
        if (!cell.isEmpty()) {
          append(runs, new Run(x, y, 1, cell.isWrong() ? 5 : (cell.shade() + 12) / 25));
        }
      }
    }
    return new Cells(columns, rows, List.copyOf(runs));
  }

  /** Appends a cell to the run before it, if that ends there and has the same colour. */
  private static void append(List<Run> runs, Run cell) {
    int last = runs.size() - 1;
    boolean continues =
        last >= 0
            && runs.get(last).y() == cell.y()
            && runs.get(last).x() + runs.get(last).length() == cell.x()
            && runs.get(last).colour() == cell.colour();
    if (continues) {
      Run run = runs.remove(last);
      runs.add(new Run(run.x(), run.y(), run.length() + 1, run.colour()));
    } else {
      runs.add(cell);
    }
  }
}
