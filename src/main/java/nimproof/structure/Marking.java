package nimproof.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A marked colouring: a set of vertices of which every hyperedge holds an odd number (Barnard 2017,
 * section 2.6).
 *
 * <p>Each hyperedge is a linear equation over the field of two elements, so a marking is found by
 * elimination. An equation is a mask of the vertices and the right-hand side; pivots are kept so
 * that no equation holds the pivot of another.
 */
public final class Marking {

  private record Equation(long vertices, boolean odd) {

    int pivot() {
      return Long.numberOfTrailingZeros(vertices);
    }

    Equation plus(Equation other) {
      return new Equation(vertices ^ other.vertices, odd ^ other.odd);
    }

    /** Adds another equation if this one holds its pivot. */
    Equation reducedBy(Equation other) {
      return (vertices >>> other.pivot() & 1) != 0 ? plus(other) : this;
    }
  }

  private Marking() {}

  /**
   * Finds a marking of the faces with two or more vertices; the structure has at most 64 vertices.
   */
  public static Optional<int[]> of(Structure structure) {
    List<Equation> solved = new ArrayList<>();
    for (Face face : structure.faces()) {
      if (face.size() > 1) {
        Equation reduced = new Equation(face.mask(), true);
        for (Equation equation : solved) {
          reduced = reduced.reducedBy(equation);
        }
        if (reduced.vertices() != 0) {
          Equation pivot = reduced;
          solved.replaceAll(equation -> equation.reducedBy(pivot));
          solved.add(pivot);
        } else if (reduced.odd()) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(marked(solved));
  }

  /** Marks the pivots of odd equations and no vertex else. */
  private static int[] marked(List<Equation> solved) {
    return solved.stream().filter(Equation::odd).mapToInt(Equation::pivot).sorted().toArray();
  }
}
