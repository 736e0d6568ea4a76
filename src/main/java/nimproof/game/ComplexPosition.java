package nimproof.game;

import java.util.List;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Complex;
import nimproof.structure.Face;

/** Take-away on a complex: move {@code i} takes the {@code i}-th face of the complex's order. */
final class ComplexPosition implements Position {

  private final Complex complex;
  private List<Face> faces;

  private ComplexPosition(Complex complex) {
    this.complex = complex;
  }

  /** Plays on the graph where no face has more than two vertices: the same game, cheaper keys. */
  static Position of(Complex complex) {
    return complex.dimension() <= 1
        ? new GraphPosition(complex.skeleton().anonymous())
        : new ComplexPosition(complex);
  }

  private List<Face> faces() {
    if (faces == null) {
      faces = complex.faces();
    }
    return faces;
  }

  @Override
  public int moveCount() {
    return faces().size();
  }

  @Override
  public Position after(int move) {
    return of(complex.without(faces().get(move)));
  }

  @Override
  public List<? extends Position> components() {
    List<Complex> components = complex.components();
    return components.size() == 1
        ? List.of(this)
        : components.stream().map(ComplexPosition::of).toList();
  }

  @Override
  public CanonicalKey key() {
    return complex.canonicalKey();
  }
}
