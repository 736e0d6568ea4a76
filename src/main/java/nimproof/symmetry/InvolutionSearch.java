package nimproof.symmetry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Invariant;
import nimproof.structure.MarkedStructure;
import nimproof.structure.Structure;

/**
 * What is known about a structure while the images of its vertices are chosen one by one.
 *
 * <p>A partial map gives -1 for a vertex without an image. A vertex can go only to one of its own
 * cell in the coarsest equitable partition; chosen images must keep edges, non-edges, and larger
 * faces with all vertices chosen. The next vertex is one with the most neighbours that have images,
 * so that few choices are left for it.
 */
final class InvolutionSearch {

  private final Structure structure;
  private final Graph graph;
  private final boolean swapsNoEdge;
  private final int n;
  private final int[] cells;
  private final int[] cellSizes;
  private final Set<Face> blocks;
  private final List<List<Face>> blocksAt;

  /** Takes the structure, and whether maps that swap the ends of an edge are left out. */
  InvolutionSearch(Structure structure, boolean swapsNoEdge) {
    this.structure = structure;
    this.graph = Invariant.graph(structure);
    this.swapsNoEdge = swapsNoEdge;
    this.n = structure.vertexCount();
    this.cells = MarkedStructure.unmarked(structure).cells();
    this.blocks = new HashSet<>(MarkedStructure.blocks(structure));
    this.cellSizes = new int[n + blocks.size() + 1];
    IntStream.of(cells).forEach(cell -> cellSizes[cell]++);
    this.blocksAt =
        IntStream.range(0, n)
            .mapToObj(v -> blocks.stream().filter(f -> f.vertices().contains(v)).toList())
            .toList();
  }

  Structure structure() {
    return structure;
  }

  /** Gives the map that says nothing yet. */
  int[] start() {
    int[] image = new int[n];
    Arrays.fill(image, -1);
    return image;
  }

  /** Chooses the vertex to map next; -1 if all have images. */
  int next(int[] image) {
    int best = -1;
    int bestNeighbours = -1;
    for (int v = 0; v < n; v++) {
      if (image[v] < 0) {
        int neighbours = mappedNeighbours(v, image);
        boolean smaller = best < 0 || cellSizes[cells[v]] < cellSizes[cells[best]];
        if (neighbours > bestNeighbours || neighbours == bestNeighbours && smaller) {
          best = v;
          bestNeighbours = neighbours;
        }
      }
    }
    return best;
  }

  private int mappedNeighbours(int v, int[] image) {
    int count = 0;
    for (int u : graph.neighbours(v)) {
      count += image[u] >= 0 ? 1 : 0;
    }
    return count;
  }

  /** Gives the possible images of a vertex: first itself, then the others. */
  int[] candidates(int v, int[] image) {
    return IntStream.concat(
            IntStream.of(v), IntStream.range(0, n).filter(w -> w != v && image[w] < 0))
        .filter(w -> cells[w] == cells[v] && fits(v, w, image))
        .toArray();
  }

  /**
   * Gives the possible images of a vertex without twins of earlier ones: exchanging two twins that
   * have no images yet changes nothing.
   */
  int[] distinctCandidates(int v, int[] image) {
    int[] all = candidates(v, image);
    return IntStream.range(0, all.length)
        .filter(
            i ->
                all[i] == v
                    || IntStream.range(0, i).noneMatch(j -> all[j] != v && twins(all[i], all[j])))
        .map(i -> all[i])
        .toArray();
  }

  private boolean twins(int u, int w) {
    return blocks.isEmpty()
        && IntStream.range(0, n)
            .allMatch(x -> x == u || x == w || graph.adjacent(u, x) == graph.adjacent(w, x));
  }

  /** Tells whether exchanging v and w agrees with all images chosen so far. */
  private boolean fits(int v, int w, int[] image) {
    if (swapsNoEdge && v != w && graph.adjacent(v, w)) {
      return false;
    }
    for (int u = 0; u < n; u++) {
      if (image[u] >= 0
          && (graph.adjacent(v, u) != graph.adjacent(w, image[u])
              || graph.adjacent(w, u) != graph.adjacent(v, image[u]))) {
        return false;
      }
    }
    return blocks.isEmpty() || keepsBlocks(v, w, image);
  }

  private boolean keepsBlocks(int v, int w, int[] image) {
    int[] more = with(v, w, image);
    return blocksAt.get(v).stream().allMatch(block -> isKept(block, more))
        && blocksAt.get(w).stream().allMatch(block -> isKept(block, more));
  }

  private boolean isKept(Face block, int[] image) {
    int[] to = block.vertices().stream().mapToInt(v -> image[v]).toArray();
    return IntStream.of(to).anyMatch(v -> v < 0) || blocks.contains(Face.of(to));
  }

  /** Gives the map in which v and w change places, too. */
  static int[] with(int v, int w, int[] image) {
    int[] more = image.clone();
    more[v] = w;
    more[w] = v;
    return more;
  }

  Involution involution(int[] image) {
    return new Involution(new VertexMap(structure, image));
  }
}
