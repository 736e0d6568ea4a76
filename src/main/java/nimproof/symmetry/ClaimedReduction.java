package nimproof.symmetry;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.Poset;
import nimproof.structure.Structure;

/**
 * A map of the vertices by which somebody wants to reduce a structure, and how it stands with the
 * hypotheses of the theorem (Khandhawit and Ye 2011, Definition 4 and Theorem 1):
 *
 * <pre>
 *   H0   every vertex has an image, and the map is a permutation
 *   H1   the map is its own inverse
 *   H2   faces go to faces
 *   H3   every subset of a fixed face is fixed
 *   H3e  no edge has its ends swapped; says the same as H3, checked in another way
 * </pre>
 *
 * <p>H0 is met by every {@link VertexMap}: one that is not a permutation cannot be made. In a poset
 * H2 means that the order is kept, and H3 speaks of the elements below a fixed one.
 */
public record ClaimedReduction(VertexMap map) {

  private static final String H0 = "every vertex has an image, and the map is a permutation";
  private static final String H1 = "the map is its own inverse";
  private static final String H2 = "faces go to faces";
  private static final String H3 = "every subset of a fixed face is fixed";
  private static final String H3E = "no edge has its ends swapped";

  /** The names of the hypotheses, in order. */
  public static final List<String> IDS = List.of("H0", "H1", "H2", "H3", "H3e");

  /** Checks the hypotheses one by one, in the order of {@link #IDS}. */
  public List<Hypothesis> hypotheses() {
    return List.of(Hypothesis.met("H0", H0), inverse(), faces(), closed(), edges());
  }

  /** Tells whether no hypothesis is violated. */
  public boolean isValid() {
    return hypotheses().stream().noneMatch(Hypothesis::isViolated);
  }

  /** Gives the involution, if the map is one: if H1 and H2 are met. */
  public Optional<Involution> involution() {
    return inverse().isViolated() || faces().isViolated()
        ? Optional.empty()
        : Optional.of(new Involution(map));
  }

  /** Gives the fixed faces as a structure, if H1 is met; see {@link FixedPoints}. */
  public Optional<Structure> fixedPoints() {
    return inverse().isViolated() ? Optional.empty() : Optional.of(FixedPoints.of(map));
  }

  /** Says what a hypothesis claims. */
  public static String claim(String id) {
    return List.of(H0, H1, H2, H3, H3E).get(IDS.indexOf(id));
  }

  private Hypothesis inverse() {
    return IntStream.of(map.moved())
        .filter(v -> map.image(map.image(v)) != v)
        .boxed()
        .findFirst()
        .map(v -> Hypothesis.violated("H1", H1, twice(v), Face.of(v)))
        .orElseGet(() -> Hypothesis.met("H1", H1));
  }

  private String twice(int v) {
    int once = map.image(v);
    return "%s goes to %s, and %s to %s"
        .formatted(map.name(v), map.name(once), map.name(once), map.name(map.image(once)));
  }

  private Hypothesis faces() {
    Structure structure = map.structure();
    Set<Face> faces = new HashSet<>(kept(structure));
    return kept(structure).stream()
        .filter(face -> !faces.contains(map.image(face)) || !keepsHeights(face))
        .findFirst()
        .map(face -> Hypothesis.violated("H2", H2, missing(face), face, map.image(face)))
        .orElseGet(() -> Hypothesis.met("H2", H2));
  }

  /** Lists what must go to its like: the faces, or the elements and covers of a poset. */
  private static List<Face> kept(Structure structure) {
    return structure instanceof Poset poset
        ? Stream.concat(poset.faces().stream(), poset.covers().stream().map(Face::of)).toList()
        : structure.faces();
  }

  private boolean keepsHeights(Face face) {
    return !(map.structure() instanceof Poset poset)
        || face.vertices().stream().allMatch(v -> poset.height(v) == poset.height(map.image(v)));
  }

  private String missing(Face face) {
    Structure structure = map.structure();
    return "%s goes to %s, which is not %s"
        .formatted(
            structure.describe(face),
            structure.describe(map.image(face)),
            structure instanceof Poset ? "ordered alike" : "a face");
  }

  private Hypothesis closed() {
    if (inverse().isViolated()) {
      return Hypothesis.notNeeded("H3", H3, "H1 is violated already");
    }
    for (Face face : map.structure().faces()) {
      Optional<Face> moved =
          map.fixes(face)
              ? Below.of(map.structure(), face).stream().filter(f -> !map.fixes(f)).findFirst()
              : Optional.empty();
      if (moved.isPresent()) {
        return Hypothesis.violated("H3", H3, notClosed(face, moved.get()), face, moved.get());
      }
    }
    return Hypothesis.met("H3", H3);
  }

  private String notClosed(Face face, Face below) {
    Structure structure = map.structure();
    return "%s is fixed and %s %s is not"
        .formatted(
            structure.describe(face),
            structure instanceof Poset ? "below it" : "its subset",
            structure.describe(below));
  }

  private Hypothesis edges() {
    if (inverse().isViolated()) {
      return Hypothesis.notNeeded("H3e", H3E, "H1 is violated already");
    }
    if (!(map.structure() instanceof Graph || map.structure() instanceof Complex)) {
      return Hypothesis.notNeeded("H3e", H3E, "it says the same as H3 for complexes only");
    }
    Graph graph = Invariant.graph(map.structure());
    return map.swaps().stream()
        .filter(pair -> graph.adjacent(pair.vertices().get(0), pair.vertices().get(1)))
        .findFirst()
        .map(edge -> Hypothesis.violated("H3e", H3E, swapped(edge), edge))
        .orElseGet(() -> Hypothesis.met("H3e", H3E));
  }

  private String swapped(Face edge) {
    return "the edge %s has its ends swapped".formatted(map.structure().describe(edge));
  }

  /** Writes the map. */
  @Override
  public String toString() {
    return map.toString();
  }
}
