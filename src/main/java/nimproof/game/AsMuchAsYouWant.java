package nimproof.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
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
    return Feast.of(structure.anonymous());
  }

  @Override
  public List<Move> moves(Structure structure) {
    return structure.components().stream()
        .flatMap(component -> leftovers(component).stream())
        .map(leftover -> leftover.by(structure))
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

  /** What is left of a component: what a face leaves of something larger, or all of it. */
  private record Leftover(Optional<Leftover> larger, Optional<Face> taken, Structure left) {

    Stream<Leftover> steps() {
      return left.faces().stream()
          .map(face -> new Leftover(Optional.of(this), Optional.of(face), left.without(face)));
    }

    /** Gives the faces that were taken on the way, by the vertices of the start. */
    Move by(Structure start) {
      return larger
          .map(from -> from.by(start).with(Renaming.face(from.left, taken.orElseThrow(), start)))
          .orElse(new Move(List.of()));
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

  /** Finds one way to each class of what a component can be turned into, nearest first. */
  private static List<Leftover> leftovers(Structure component) {
    Set<CanonicalKey> seen = new HashSet<>();
    List<Leftover> all = new ArrayList<>();
    List<Leftover> level = List.of(new Leftover(Optional.empty(), Optional.empty(), component));
    while (!level.isEmpty()) {
      level =
          level.stream()
              .flatMap(Leftover::steps)
              .filter(to -> seen.add(to.left().canonicalKey()))
              .toList();
      all.addAll(level);
    }
    return all;
  }

  /** Components, each of which a player may take as much of as she wants. */
  private static final class Feast implements Position {

    private final List<Structure> components;
    private List<Feast> options;

    private Feast(List<Structure> components) {
      this.components = components;
    }

    static Feast of(Structure structure) {
      return new Feast(List.copyOf(structure.components()));
    }

    private List<Feast> options() {
      if (options == null) {
        options = IntStream.range(0, components.size()).boxed().flatMap(this::optionsAt).toList();
      }
      return options;
    }

    private Stream<Feast> optionsAt(int component) {
      List<Structure> others = new ArrayList<>(components);
      others.remove(component);
      return leftovers(components.get(component)).stream()
          .map(leftover -> Stream.concat(others.stream(), leftover.left().components().stream()))
          .map(all -> new Feast(all.toList()));
    }

    @Override
    public int moveCount() {
      return options().size();
    }

    @Override
    public int size() {
      return components.stream().mapToInt(Structure::faceCount).sum();
    }

    @Override
    public Position after(int move) {
      return options().get(move);
    }

    @Override
    public List<? extends Position> components() {
      return components.size() == 1
          ? List.of(this)
          : components.stream().map(component -> new Feast(List.of(component))).toList();
    }

    @Override
    public CanonicalKey key() {
      return components.size() == 1
          ? components.get(0).canonicalKey()
          : CanonicalKey.ofAll(components.stream().map(Structure::canonicalKey).toList());
    }
  }
}
