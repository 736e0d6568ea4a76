package nimproof.game;

import java.util.Arrays;
import nimproof.structure.HypergraphStack;
import nimproof.structure.KeyStack;

/**
 * The positions on a line of play, split into summands, the last of which can be dropped again.
 *
 * <p>Take-away on graphs and hypergraphs with at most 64 vertices, which most searches come to, is
 * played on rows of bits in a {@link HypergraphStack}; no object is made of such a position. Others
 * are objects.
 *
 * <pre>
 *   summand   0        1             2
 *   flat      0        1             1        how many of those before it stand on the stack
 *   alone     false    false         false    whether hyperedges go alone
 *   others    –        a position    –        none where the summand stands on the stack
 * </pre>
 */
public final class LineOfPlay {

  private final HypergraphStack stack = new HypergraphStack();
  private int[] flat = new int[16];
  private boolean[] alone = new boolean[16];
  private Position[] others = new Position[16];
  private int size;

  /** Counts the summands. */
  public int size() {
    return size;
  }

  /** Drops all but the first summands. */
  public void cutTo(int count) {
    if (count < size) {
      stack.cutTo(flat[count]);
      size = count;
    }
  }

  /** Adds the summands of a position. */
  public void push(Position position) {
    for (Position summand : position.components()) {
      int before = stack.size();
      if (summand instanceof GraphPosition graph && HypergraphStack.holds(graph.graph())) {
        stack.push(graph.graph());
        push(before, false, null);
      } else if (summand instanceof HypergraphPosition hypergraph
          && HypergraphStack.holds(hypergraph.hypergraph())) {
        stack.push(hypergraph.hypergraph());
        push(before, hypergraph.alone(), null);
      } else {
        push(before, false, summand);
      }
    }
  }

  private void push(int before, boolean goesAlone, Position other) {
    if (size == others.length) {
      flat = Arrays.copyOf(flat, 2 * size);
      alone = Arrays.copyOf(alone, 2 * size);
      others = Arrays.copyOf(others, 2 * size);
    }
    flat[size] = before;
    alone[size] = goesAlone;
    others[size++] = other;
  }

  /** Adds the summands of what a move in a summand leaves. */
  public void pushAfter(int summand, int move) {
    if (others[summand] != null) {
      push(others[summand].after(move));
      return;
    }
    int before = stack.size();
    pushTaken(flat[summand], move, alone[summand]);
    for (int i = before; i < stack.size(); i++) {
      push(i, alone[summand], null);
    }
  }

  private void pushTaken(int hypergraph, int move, boolean goesAlone) {
    int edge = move - stack.vertexCount(hypergraph);
    int large = edge - stack.edgeCount(hypergraph);
    if (edge < 0) {
      stack.pushWithoutVertex(hypergraph, move);
    } else if (large < 0) {
      stack.pushWithoutEdge(hypergraph, edge, goesAlone);
    } else {
      stack.pushWithoutLarge(hypergraph, large, goesAlone);
    }
  }

  /** Counts the moves in a summand, which are numbered as those of its {@link Position}. */
  public int moveCount(int summand) {
    return others[summand] == null ? elements(summand) : others[summand].moveCount();
  }

  /** Counts the elements of a summand. */
  public int elements(int summand) {
    if (others[summand] != null) {
      return others[summand].size();
    }
    int hypergraph = flat[summand];
    return stack.vertexCount(hypergraph)
        + stack.edgeCount(hypergraph)
        + stack.largeCount(hypergraph);
  }

  /** Puts the key of a summand on a stack of keys. */
  public void pushKey(int summand, KeyStack keys) {
    if (others[summand] == null) {
      stack.pushKey(flat[summand], keys);
    } else {
      keys.push(others[summand].key());
    }
  }

  /** Gives a summand as an object. */
  public Position position(int summand) {
    if (others[summand] != null) {
      return others[summand];
    }
    int hypergraph = flat[summand];
    return stack.largeCount(hypergraph) == 0
        ? new GraphPosition(stack.graph(hypergraph))
        : HypergraphPosition.of(stack.hypergraph(hypergraph), alone[summand]);
  }
}
