package nimproof.verify;

import java.util.List;
import nimproof.structure.Face;
import nimproof.structure.Structure;

/**
 * The positions that can be reached on a structure, as far as they were followed.
 *
 * <p>A position is a sum of nodes: its nim-value is the nim-sum of theirs, and a move in one node
 * puts other nodes in its place. Faces are numbers of {@link #faces()}, so that a position is
 * always drawn at the same place. Under misère play and for games that are no sums a position is
 * one node.
 *
 * @param faces all faces of the structure
 * @param start the nodes of the whole structure
 */
public record PositionGraph(
    Structure structure, List<Face> faces, List<Node> nodes, List<Integer> start) {

  /**
   * A connected part.
   *
   * @param faces what it consists of
   * @param isOpen whether its moves are not listed, because the limit was reached
   */
  public record Node(int value, List<Integer> faces, List<Step> steps, boolean isOpen) {}

  /** A move: the faces taken, and the nodes that are left of this one. */
  public record Step(List<Integer> taken, List<Integer> to) {}

  /** Tells whether every game can be played to its end. */
  public boolean isComplete() {
    return nodes.stream().noneMatch(Node::isOpen);
  }
}
