package nimproof.family;

import static nimproof.family.Parameter.number;
import static nimproof.family.Parameter.numberLists;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nimproof.family.Tiling.Corner;
import nimproof.family.Tiling.Tile;
import nimproof.structure.CanonicalKey;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;

/**
 * Patches of a {@link Tiling}: one connected choice of tiles, with their edges and corners, or
 * every such choice of k tiles once up to isomorphism.
 *
 * <p>Tiles that touch in a corner are connected.
 */
final class Patches {

  /** The most tiles of which all patches are listed; 638 of five squares lie differently. */
  private static final int MOST_TILES = 5;

  /** How far from the middle a tile can be named. */
  private static final int FARTHEST = 1_000;

  private Patches() {}

  static List<Family> all() {
    return Stream.of(Tiling.values()).flatMap(t -> Stream.of(one(t), every(t))).toList();
  }

  private static Family one(Tiling tiling) {
    return Family.one(
        tiling.patch(),
        tiling.kinds().stream().map(kind -> numberLists(kind, -FARTHEST, FARTHEST)).toList(),
        "the patch of these %s, each by its place [x, y]".formatted(tiling.tiles()),
        a -> complex(named(a, tiling).values()));
  }

  private static Family every(Tiling tiling) {
    return Family.all(
        tiling.patch() + "es",
        List.of(number("k", 1, MOST_TILES)),
        "every connected patch of k " + tiling.tiles() + ", with edges and corners",
        a -> structures(tiling, a.integer(0)));
  }

  /** Gives the tiles that the arguments name, which must be connected. */
  private static Map<String, Tile> named(Arguments a, Tiling tiling) {
    Map<String, Tile> tiles = new LinkedHashMap<>();
    for (int kind = 0; kind < tiling.kinds().size(); kind++) {
      for (List<Long> place : a.numberLists(kind)) {
        String name = "%s in %s".formatted(place, tiling.kinds().get(kind));
        if (place.size() != 2) {
          throw a.bad(name + " is no place; write two numbers such as [0, 0]");
        }
        Tile tile = tiling.tile(kind, place.get(0).intValue(), place.get(1).intValue());
        if (tiles.put(name, tile) != null) {
          throw a.bad(name + " is named twice");
        }
      }
    }
    checkConnected(a, tiles);
    return tiles;
  }

  private static void checkConnected(Arguments a, Map<String, Tile> tiles) {
    if (tiles.isEmpty()) {
      throw a.bad("there is no tile; a patch has at least one");
    }
    String first = tiles.keySet().iterator().next();
    Set<Tile> reached = new LinkedHashSet<>(Set.of(tiles.get(first)));
    while (reached.addAll(touching(tiles.values(), reached))) {
      Interruption.check();
    }
    tiles.forEach(
        (name, tile) -> {
          if (!reached.contains(tile)) {
            throw a.bad("no chain of touching tiles leads from %s to %s".formatted(first, name));
          }
        });
  }

  private static Structures structures(Tiling tiling, int k) {
    Map<CanonicalKey, Hypergraph> first = new LinkedHashMap<>();
    for (Set<Tile> patch : patches(tiling, k)) {
      Hypergraph complex = complex(patch);
      first.putIfAbsent(complex.canonicalKey(), complex);
    }
    List<Hypergraph> patches = List.copyOf(first.values());
    return new Structures(BigInteger.valueOf(patches.size()), patches::stream);
  }

  /**
   * Adds touching tiles one at a time to a tile in the middle.
   *
   * <p>Isomorphic patches are kept apart until the end: two that hang together in a corner may lie
   * differently in the plane, and then have different neighbours.
   */
  private static Set<Set<Tile>> patches(Tiling tiling, int k) {
    List<Tile> tiles = tiling.around(k);
    Set<Set<Tile>> patches = new LinkedHashSet<>();
    tiling.middle().stream().map(Set::of).forEach(patches::add);
    for (int size = 1; size < k; size++) {
      Set<Set<Tile>> larger = new LinkedHashSet<>();
      for (Set<Tile> patch : patches) {
        Interruption.check();
        touching(tiles, patch).forEach(tile -> larger.add(with(patch, tile)));
      }
      patches = larger;
    }
    return patches;
  }

  /** Lists the tiles that touch a patch and are not in it. */
  private static List<Tile> touching(Collection<Tile> tiles, Set<Tile> patch) {
    return tiles.stream()
        .filter(tile -> !patch.contains(tile) && patch.stream().anyMatch(tile::touches))
        .toList();
  }

  private static Set<Tile> with(Set<Tile> patch, Tile tile) {
    Set<Tile> larger = new LinkedHashSet<>(patch);
    larger.add(tile);
    return larger;
  }

  private static Hypergraph complex(Collection<Tile> patch) {
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
