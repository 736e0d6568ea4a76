package nimproof.family;

import static nimproof.family.Parameter.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;

/**
 * Patches of tilings of the plane by regular polygons with an even number of sides: every connected
 * choice of k tiles, with their edges and corners, once up to isomorphism.
 *
 * <p>Tiles that touch in a corner are connected. A tile is the list of its corners, in order, as
 * points of a lattice:
 *
 * <pre>
 *   squares     (x, y) … (x+1, y+1)
 *   hexagons    a brick of width 2 and height 1, every other row shifted by 1
 *   octagons    a block of 4 by 4 with its corners cut off at distance 1; a square where four meet
 * </pre>
 */
final class Patches {

  /** The most tiles; 638 patches of five squares lie differently in the plane. */
  private static final int MOST_TILES = 5;

  private record Corner(int x, int y) {}

  private record Tile(List<Corner> corners) {

    static Tile at(int x, int y, int... offsets) {
      return new Tile(
          IntStream.range(0, offsets.length / 2)
              .mapToObj(i -> new Corner(x + offsets[2 * i], y + offsets[2 * i + 1]))
              .toList());
    }

    boolean touches(Tile other) {
      return corners.stream().anyMatch(other.corners::contains);
    }
  }

  private Patches() {}

  static List<Family> all() {
    return List.of(
        patches("squarePatches", "squares of the square grid", squares(), 1),
        patches("hexagonPatches", "hexagons of the honeycomb", hexagons(), 1),
        patches(
            "octagonSquarePatches", "tiles of the tiling by octagons and squares", octagons(), 2));
  }

  private static Family patches(String name, String tiles, List<Tile> tiling, int kinds) {
    return Family.all(
        name,
        List.of(number("k", 1, MOST_TILES)),
        "every connected patch of k " + tiles + ", with edges and corners",
        a -> structures(tiling, kinds, a.integer(0)));
  }

  /** Lists the squares that a patch may need: it starts in the middle. */
  private static List<Tile> squares() {
    return grid((x, y, to) -> to.add(Tile.at(x, y, 0, 0, 1, 0, 1, 1, 0, 1)));
  }

  private static List<Tile> hexagons() {
    return grid(
        (x, y, to) ->
            to.add(Tile.at(2 * x + Math.floorMod(y, 2), y, 0, 0, 1, 0, 2, 0, 2, 1, 1, 1, 0, 1)));
  }

  private static List<Tile> octagons() {
    return grid(
        (x, y, to) -> {
          to.add(Tile.at(4 * x, 4 * y, 1, 0, 3, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 3, 0, 1));
          to.add(Tile.at(4 * x, 4 * y, 3, 4, 4, 3, 5, 4, 4, 5));
        });
  }

  private interface Placement {
    void place(int x, int y, List<Tile> to);
  }

  private static List<Tile> grid(Placement placement) {
    List<Tile> tiles = new ArrayList<>();
    placement.place(0, 0, tiles);
    for (int x = -MOST_TILES; x <= MOST_TILES; x++) {
      for (int y = -MOST_TILES; y <= MOST_TILES; y++) {
        if (x != 0 || y != 0) {
          placement.place(x, y, tiles);
        }
      }
    }
    return tiles;
  }

  private static Structures structures(List<Tile> tiling, int kinds, int k) {
    Map<CanonicalKey, Hypergraph> first = new LinkedHashMap<>();
    for (Set<Tile> patch : patches(tiling, kinds, k)) {
      Hypergraph complex = complex(patch);
      first.putIfAbsent(complex.canonicalKey(), complex);
    }
    List<Hypergraph> patches = List.copyOf(first.values());
    return new Structures(BigInteger.valueOf(patches.size()), patches::stream);
  }

  /**
   * Adds touching tiles one at a time to a tile of each kind in the middle.
   *
   * <p>Isomorphic patches are kept apart until the end: two that hang together in a corner may lie
   * differently in the plane, and then have different neighbours.
   */
  private static Set<Set<Tile>> patches(List<Tile> tiling, int kinds, int k) {
    Set<Set<Tile>> patches = new LinkedHashSet<>();
    tiling.stream().limit(kinds).map(Set::of).forEach(patches::add);
    for (int size = 1; size < k; size++) {
      Set<Set<Tile>> larger = new LinkedHashSet<>();
      patches.forEach(patch -> larger.addAll(withOneMore(tiling, patch)));
      patches = larger;
    }
    return patches;
  }

  private static List<Set<Tile>> withOneMore(List<Tile> tiling, Set<Tile> patch) {
    Interruption.check();
    return tiling.stream()
        .filter(tile -> !patch.contains(tile) && patch.stream().anyMatch(tile::touches))
        .map(tile -> with(patch, tile))
        .toList();
  }

  private static Set<Tile> with(Set<Tile> patch, Tile tile) {
    Set<Tile> larger = new LinkedHashSet<>(patch);
    larger.add(tile);
    return larger;
  }

  private static Hypergraph complex(Set<Tile> patch) {
    List<Corner> corners = patch.stream().flatMap(t -> t.corners().stream()).distinct().toList();
    List<Face> faces = new ArrayList<>();
    for (Tile tile : patch) {
      int[] polygon = tile.corners().stream().mapToInt(corners::indexOf).toArray();
      faces.add(Face.of(polygon));
      for (int i = 0; i < polygon.length; i++) {
        faces.add(Face.of(polygon[i], polygon[(i + 1) % polygon.length]));
      }
    }
    return Hypergraph.of(corners.size(), faces, Names.DEFAULT);
  }
}
