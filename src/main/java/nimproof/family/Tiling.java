package nimproof.family;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tilings of the plane by regular polygons.
 *
 * <p>A tile is known by its kind and two numbers. It is the list of its corners, in order, as
 * points of a lattice:
 *
 * <pre>
 *   squares     (x, y) … (x+1, y+1)
 *   hexagons    a brick of width 2 and height 1, the x-th of row y; odd rows are shifted by 1
 *   octagons    a block of 4 by 4 with its corners cut off at distance 1; a square where the
 *               octagons (x, y), (x+1, y), (x, y+1) and (x+1, y+1) meet
 *   triangles   half of the square (x, y): the one with the corner (x, y), or the other
 * </pre>
 */
enum Tiling {
  /** The square grid. */
  SQUARES("squarePatch", "squares of the square grid", 1, List.of("squares")) {
    @Override
    Tile tile(int kind, int x, int y) {
      return Tile.at(x, y, 0, 0, 1, 0, 1, 1, 0, 1);
    }
  },
  /** The honeycomb. */
  HEXAGONS("hexagonPatch", "hexagons of the honeycomb", 1, List.of("hexagons")) {
    @Override
    Tile tile(int kind, int x, int y) {
      return Tile.at(2 * x + Math.floorMod(y, 2), y, 0, 0, 1, 0, 2, 0, 2, 1, 1, 1, 0, 1);
    }
  },
  /** The tiling 4.8.8. */
  OCTAGONS(
      "octagonSquarePatch",
      "tiles of the tiling by octagons and squares",
      2,
      List.of("octagons", "squares")) {
    @Override
    Tile tile(int kind, int x, int y) {
      return kind == 0
          ? Tile.at(4 * x, 4 * y, 1, 0, 3, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 3, 0, 1)
          : Tile.at(4 * x, 4 * y, 3, 4, 4, 3, 5, 4, 4, 5);
    }
  },
  /** The triangular grid, in which half a turn changes the two kinds of triangles. */
  TRIANGLES("trianglePatch", "triangles of the triangular grid", 1, List.of("upward", "downward")) {
    @Override
    Tile tile(int kind, int x, int y) {
      return kind == 0 ? Tile.at(x, y, 0, 0, 1, 0, 0, 1) : Tile.at(x, y, 1, 0, 1, 1, 0, 1);
    }
  };

  private final String patch;
  private final String tiles;
  private final int unlike;
  private final List<String> kinds;

  /**
   * Declares a tiling.
   *
   * @param patch the name of the family of one patch
   * @param tiles what its tiles are, in words
   * @param unlike how many kinds, the first ones, no motion of the tiling changes into each other
   * @param kinds the names of the kinds of tiles
   */
  Tiling(String patch, String tiles, int unlike, List<String> kinds) {
    this.patch = patch;
    this.tiles = tiles;
    this.unlike = unlike;
    this.kinds = kinds;
  }

  /** A point of a lattice. */
  record Corner(int x, int y) {}

  /** A polygon, as the list of its corners in order. */
  record Tile(List<Corner> corners) {

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

  /** Gives a tile of a kind. */
  abstract Tile tile(int kind, int x, int y);

  String patch() {
    return patch;
  }

  String tiles() {
    return tiles;
  }

  List<String> kinds() {
    return kinds;
  }

  /** Lists a tile in the middle for each kind that no motion changes into an earlier one. */
  List<Tile> middle() {
    return IntStream.range(0, unlike).mapToObj(kind -> tile(kind, 0, 0)).toList();
  }

  /** Lists the tiles that a patch of so many may need around the middle, the middle first. */
  List<Tile> around(int mostTiles) {
    List<Tile> tiles = new ArrayList<>();
    place(0, 0, tiles);
    for (int x = -mostTiles; x <= mostTiles; x++) {
      for (int y = -mostTiles; y <= mostTiles; y++) {
        if (x != 0 || y != 0) {
          place(x, y, tiles);
        }
      }
    }
    return tiles;
  }

  private void place(int x, int y, List<Tile> to) {
    IntStream.range(0, kinds.size()).mapToObj(kind -> tile(kind, x, y)).forEach(to::add);
  }
}
