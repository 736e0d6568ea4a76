package nimproof.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimproof.game.Evaluator;
import nimproof.game.Move;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Graph;
import nimproof.structure.Hypergraph;
import nimproof.structure.Names;
import nimproof.structure.Poset;
import nimproof.structure.Structure;
import nimproof.verify.PositionGraph.Node;
import nimproof.verify.PositionGraph.Step;

/**
 * Follows the moves on a structure, nearest positions first, until a limit is reached.
 *
 * <p>Vertices keep their names in what is left, and names tell faces of the start.
 */
final class PositionWalk {

  private final Evaluator game;
  private final boolean isSum;
  private final int mostSteps;
  private final Structure start;
  private final List<Face> faces = new ArrayList<>();
  private final Map<Face, Integer> faceNumber = new HashMap<>();
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<Structure> parts = new ArrayList<>();
  private int steps;

  private PositionWalk(Evaluator game, boolean isSum, Structure start, int mostSteps) {
    this.game = game;
    this.isSum = isSum;
    this.mostSteps = mostSteps;
    this.start = named(start);
    faceNumbers(this.start);
  }

  /** Gives the vertices names that they keep in what is left of the structure. */
  private static Structure named(Structure structure) {
    int n = structure.vertexCount();
    Names names = Names.of(IntStream.range(0, n).mapToObj(structure.names()::of).toList());
    if (structure instanceof Poset poset) {
      return Poset.of(n, poset.covers(), names);
    }
    List<Face> larger = structure.faces().stream().filter(face -> face.size() > 1).toList();
    if (structure instanceof Graph graph) {
      return Graph.of(n, graph.edges(), names);
    }
    if (structure instanceof Hypergraph) {
      return Hypergraph.of(n, larger, names);
    }
    return structure instanceof Complex ? Complex.of(n, structure.faces(), names) : structure;
  }

  /**
   * Walks from a structure.
   *
   * @param isSum whether components are independent
   * @param mostSteps how many moves may be listed in all
   */
  static Optional<PositionGraph> from(
      Structure start, Evaluator game, boolean isSum, int mostSteps) {
    boolean fits = start.faceCount() > 0 && start.faceCount() <= mostSteps / 20;
    return fits
        ? Optional.of(new PositionWalk(game, isSum, start, mostSteps).graph())
        : Optional.empty();
  }

  private PositionGraph graph() {
    List<Integer> first = nodes(start);
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      nodes.add(node(parts.get(i)));
    }
    return new PositionGraph(start, List.copyOf(faces), List.copyOf(nodes), first);
  }

  private Node node(Structure part) {
    int value = game.value(part);
    List<Integer> own = faceNumbers(part);
    List<Move> moves = game.game().moves(part);
    if (steps + moves.size() > mostSteps) {
      steps = mostSteps;
      return new Node(value, own, List.of(), !moves.isEmpty());
    }
    steps += moves.size();
    return new Node(value, own, moves.stream().map(move -> step(part, move)).toList(), false);
  }

  private Step step(Structure part, Move move) {
    List<Integer> taken = move.faces().stream().map(face -> number(part, face)).toList();
    return new Step(taken, nodes(game.game().after(part, move)));
  }

  /** Gives the numbers of the nodes that make up a position, new ones if need be. */
  private List<Integer> nodes(Structure position) {
    List<? extends Structure> all = isSum ? position.components() : List.of(position);
    return all.stream()
        .filter(part -> part.vertexCount() > 0 || !isSum)
        .map(this::numberOf)
        .toList();
  }

  private int numberOf(Structure part) {
    return numbers.computeIfAbsent(
        faceNumbers(part),
        fresh -> {
          parts.add(part);
          return parts.size() - 1;
        });
  }

  private List<Integer> faceNumbers(Structure part) {
    Stream<Face> vertices = IntStream.range(0, part.vertexCount()).mapToObj(Face::of);
    return Stream.concat(vertices, part.faces().stream())
        .map(face -> number(part, face))
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Gives the number of a face; one that the start does not have, such as a run, gets a new one.
   */
  private int number(Structure part, Face face) {
    int[] vertices =
        face.vertices().stream()
            .mapToInt(v -> start.names().indexOf(part.names().of(v), start.vertexCount()))
            .toArray();
    return faceNumber.computeIfAbsent(
        Face.of(vertices),
        fresh -> {
          faces.add(fresh);
          return faces.size() - 1;
        });
  }
}
