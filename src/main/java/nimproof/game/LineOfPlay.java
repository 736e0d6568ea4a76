package nimproof.game;

import java.util.Arrays;
import nimproof.structure.GraphStack;
import nimproof.structure.KeyStack;

/**
 * The positions on a line of play, split into summands, the last of which can be dropped again.
 *
 * <p>Take-away on a graph with at most 64 vertices, which most searches come to, is played on rows
 * of bits in a {@link GraphStack}; no object is made of such a position. Others are objects.
 *
 * <pre>
 *   summand    0        1             2
 *   graphs     0        1             1        the graphs among the summands before it
 *   others     –        a position    –        none where the summand is such a graph
 * </pre>
 */
public final class LineOfPlay {

  private final GraphStack graphs = new GraphStack();
  private int[] graphsBefore = new int[16];
  private Position[] others = new Position[16];
  private int size;

  /** Counts the summands. */
  public int size() {
    return size;
  }

  /** Drops all but the first summands. */
  public void cutTo(int count) {
    if (count < size) {
      graphs.cutTo(graphsBefore[count]);
      size = count;
    }
  }

  /** Adds the summands of a position. */
  public void push(Position position) {
    for (Position summand : position.components()) {
      if (isSmallGraph(summand)) {
        push(null, graphs.size());
        graphs.push(((GraphPosition) summand).graph());
      } else {
        push(summand, graphs.size());
      }
    }
  }

  private static boolean isSmallGraph(Position summand) {
    return summand instanceof GraphPosition position
        && position.graph().vertexCount() <= GraphStack.MOST_VERTICES;
  }

  private void push(Position other, int before) {
    if (size == others.length) {
      others = Arrays.copyOf(others, 2 * size);
      graphsBefore = Arrays.copyOf(graphsBefore, 2 * size);
    }
    graphsBefore[size] = before;
    others[size++] = other;
  }

  /** Adds the summands of what a move in a summand leaves. */
  public void pushAfter(int summand, int move) {
    if (others[summand] != null) {
      push(others[summand].after(move));
      return;
    }
    int graph = graphsBefore[summand];
    int before = graphs.size();
    int vertices = graphs.vertexCount(graph);
    if (move < vertices) {
      graphs.pushWithoutVertex(graph, move);
    } else {
      graphs.pushWithoutEdge(graph, move - vertices);
    }
    for (int i = before; i < graphs.size(); i++) {
      push(null, i);
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
    int graph = graphsBefore[summand];
    return graphs.vertexCount(graph) + graphs.edgeCount(graph);
  }

  /** Puts the key of a summand on a stack of keys. */
  public void pushKey(int summand, KeyStack keys) {
    if (others[summand] == null) {
      graphs.pushKey(graphsBefore[summand], keys);
    } else {
      keys.push(others[summand].key());
    }
  }

  /** Gives a summand as an object. */
  public Position position(int summand) {
    return others[summand] == null
        ? new GraphPosition(graphs.graph(graphsBefore[summand]))
        : others[summand];
  }
}
