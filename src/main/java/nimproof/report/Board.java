package nimproof.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Face;
import nimproof.verify.PositionGraph;

/**
 * A structure on which a reader can play, and what the script needs to know of the game.
 *
 * <p>The game is JSON, with numbers for faces and nodes:
 *
 * <pre>
 * {"faces": ["{1}", "{2}", "{1, 2}"],       what each face is called
 *  "start": [0],                            the nodes of the first position
 *  "nodes": [[2, [0, 2], [[2, 1, 2]]]],     value; faces; moves, each the face taken and the nodes left
 *  "complete": true}                        a node without moves listed has 0 in their place
 * </pre>
 *
 * The faces of a node are in order, and given by runs: the first and the last of each. A move that
 * takes several faces has a list of them in the place of the face.
 */
public record Board(Drawing drawing, List<Face> faces, String game, boolean isComplete, int size) {

  static Optional<Board> of(PositionGraph graph) {
    return Drawing.of(graph.structure())
        .map(
            drawing ->
                new Board(
                    drawing,
                    graph.faces(),
                    Json.write(game(graph)),
                    graph.isComplete(),
                    graph.nodes().size()));
  }

  /** Gives the number of a face; -1 if the line or area is not one. */
  public int number(Face face) {
    return faces.indexOf(face);
  }

  /** Gives the number of a vertex. */
  public int number(int vertex) {
    return faces.indexOf(Face.of(vertex));
  }

  private static Map<String, Object> game(PositionGraph graph) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("faces", graph.faces().stream().map(graph.structure()::describe).toList());
    json.put("start", graph.start());
    json.put("nodes", graph.nodes().stream().map(Board::node).toList());
    json.put("complete", graph.isComplete());
    return json;
  }

  private static List<Object> node(PositionGraph.Node node) {
    Object moves = node.isOpen() ? 0 : node.steps().stream().map(Board::step).toList();
    return List.of(node.value(), runs(node.faces()), moves);
  }

  /** Shortens 3, 4, 5, 9 to the ends of its runs, 3, 5, 9, 9. */
  private static List<Integer> runs(List<Integer> faces) {
    List<Integer> ends = new ArrayList<>();
    for (int face : faces) {
      int last = ends.size() - 1;
      if (last > 0 && ends.get(last) == face - 1) {
        ends.set(last, face);
      } else {
        ends.add(face);
        ends.add(face);
      }
    }
    return ends;
  }

  private static List<Object> step(PositionGraph.Step step) {
    List<Object> json = new ArrayList<>();
    json.add(step.taken().size() == 1 ? step.taken().get(0) : step.taken());
    json.addAll(step.to());
    return json;
  }
}
