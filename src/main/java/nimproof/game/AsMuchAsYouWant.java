package nimproof.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.Structure;

/**
 * Take-As-Much-As-You-Want: a move makes any number of take-away moves, at least one, all in the
 * same component (Barnard 2017, chapter 4).
 *
 * <p>From a connected structure every smaller one inside it can be reached, so moves are listed up
 * to isomorphism of what they leave, each with one way to get there.
 */
final class AsMuchAsYouWant implements Ruleset {

  @Override
  public String name() {
    return "as-much-as-you-want";
  }

  @Override
  public String summary() {
    return "any number of take-away moves at once, all in one component; listed up to isomorphism";
  }

  @Override
  public Position start(Structure structure) {
    return new Feast(structure);
  }

  @Override
  public List<Move> moves(Structure structure) {
    return structure.components().stream()
        .flatMap(component -> feasts(structure, component))
        .map(Leftover::by)
        .toList();
  }

  @Override
  public Structure after(Structure structure, Move move) {
    boolean isInOneComponent =
        structure.components().stream()
            .map(component -> vertices(structure, component))
            .anyMatch(all -> move.faces().stream().allMatch(f -> all.containsAll(f.vertices())));
    if (!isInOneComponent || move.faces().isEmpty()) {
      throw new IllegalArgumentException(
          "%s do not lie in one component".formatted(move.describe(structure)));
    }
    Structure left = structure;
    for (Face face : move.faces()) {
      left = left.without(Renaming.face(structure, face, left));
    }
    return left;
  }

  /** What is left after some faces, named by the vertices of the start, are taken. */
  private record Leftover(Move by, Structure left) {

    /** Takes one more face of a component. */
    Stream<Leftover> steps(Structure start, Set<Integer> component) {
      return left.faces().stream()
          .map(face -> Renaming.face(left, face, start))
          .filter(face -> component.containsAll(face.vertices()))
          .map(face -> new Leftover(by.with(face), left.without(Renaming.face(start, face, left))));
    }
  }

  /** Finds the vertices of a component in the whole. */
  private static Set<Integer> vertices(Structure structure, Structure component) {
    Set<Integer> vertices = new HashSet<>();
    for (int v = 0; v < component.vertexCount(); v++) {
      vertices.addAll(Renaming.face(component, Face.of(v), structure).vertices());
    }
    return vertices;
  }

  /** Finds one way to each class of what one component can be turned into, nearest first. */
  private static Stream<Leftover> feasts(Structure structure, Structure component) {
    Set<Integer> vertices = vertices(structure, component);
    Set<CanonicalKey> seen = new HashSet<>();
    List<Leftover> all = new ArrayList<>();
    List<Leftover> level = List.of(new Leftover(new Move(List.of()), structure));
    while (!level.isEmpty()) {
      level =
          level.stream()
              .flatMap(from -> from.steps(structure, vertices))
              .filter(to -> seen.add(to.left().canonicalKey()))
              .toList();
      all.addAll(level);
    }
    return all.stream();
  }

  /** A structure of which a player may take as much as she wants. */
  private static final class Feast implements Position {

    private final Structure structure;
    private List<Structure> options;

    Feast(Structure structure) {
      this.structure = structure;
    }

    private List<Structure> options() {
      if (options == null) {
        options =
            structure.components().stream()
                .flatMap(component -> feasts(structure, component))
                .map(Leftover::left)
                .toList();
      }
      return options;
    }

    @Override
    public int moveCount() {
      return options().size();
    }

    @Override
    public Position after(int move) {
      return new Feast(options().get(move));
    }

    @Override
    public List<? extends Position> components() {
      List<? extends Structure> components = structure.components();
      return components.size() == 1 ? List.of(this) : components.stream().map(Feast::new).toList();
    }

    @Override
    public CanonicalKey key() {
      return structure.canonicalKey();
    }
  }
}
