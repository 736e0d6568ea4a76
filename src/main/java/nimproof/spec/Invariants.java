package nimproof.spec;

import static nimproof.spec.Types.BOOL;
import static nimproof.spec.Types.FACE;
import static nimproof.spec.Types.INT;
import static nimproof.spec.Types.STRUCTURE;
import static nimproof.spec.Types.TEXT;
import static nimproof.spec.Types.VERTEX;
import static nimproof.spec.Types.list;

import java.util.List;
import java.util.stream.Stream;
import nimproof.structure.Invariant;
import nimproof.structure.Marking;

/** The registry of what can be asked of a structure, and of the game on it: one line each. */
final class Invariants {

  private static final List<Question> OWN =
      List.of(
          Question.about("v", INT, "number of vertices", s -> (long) s.vertexCount()),
          Question.about(
              "e", INT, "number of edges; of a hypergraph, of hyperedges", Invariant::edgeCount),
          Question.about("f", INT, "number of faces, vertices included", s -> (long) s.faceCount()),
          Question.about(
              "dimension", INT, "size of the largest face, less one", s -> (long) s.dimension()),
          Question.about(
              "components",
              INT,
              "number of connected components",
              s -> (long) s.components().size()),
          Question.about(
              "parts",
              list(STRUCTURE),
              "the connected components",
              s -> List.copyOf(s.components())),
          Question.about(
              "connected", BOOL, "has exactly one component", s -> s.components().size() == 1),
          Question.about("bipartite", BOOL, "has no odd cycle of edges", Invariant::isBipartite),
          Question.about(
              "oddlyUniform",
              BOOL,
              "every hyperedge has an odd number of vertices",
              s -> Invariant.isUniform(s, 1)),
          Question.about(
              "evenlyUniform",
              BOOL,
              "every hyperedge has an even number of vertices",
              s -> Invariant.isUniform(s, 0)),
          Question.about(
              "markable",
              BOOL,
              "has a marked colouring: vertices of which every hyperedge holds an odd number",
              s -> Marking.of(s).isPresent()),
          Question.about(
              "marking",
              list(VERTEX),
              "the marked vertices of a marked colouring; none if there is no such colouring",
              s -> Names.vertices(s, Marking.of(s).orElse(new int[0]))),
          Question.about(
              "connectedParts",
              list(STRUCTURE),
              "some hyperedges with their vertices, connected, once up to isomorphism",
              Invariant::connectedParts),
          Question.about("isForest", BOOL, "is a graph without cycles", Invariant::isForest),
          Question.about("isTree", BOOL, "is a connected graph without cycles", Invariant::isTree),
          Question.about(
              "girth",
              INT,
              "length of the shortest cycle of edges, 0 if there is none",
              Invariant::girth),
          Question.about(
              "degrees", list(INT), "degrees of all vertices, largest first", Invariant::degrees),
          Question.about(
              "maxDegree",
              INT,
              "largest degree",
              s -> Invariant.degrees(s).stream().findFirst().orElse(0L)),
          Question.about(
              "vertices",
              list(VERTEX),
              "the vertices, by name",
              s -> Names.vertices(s, Invariant.all(s))),
          Question.about(
              "edges",
              list(FACE),
              "the edges, as pairs of vertices",
              s -> Names.faces(s, Invariant.edges(s))),
          Question.about(
              "faces",
              list(FACE),
              "the faces, as lists of vertices",
              s -> Names.faces(s, s.faces())),
          Question.about(
              "facets",
              list(FACE),
              "the faces inside no larger one",
              s -> Names.faces(s, s.facets())),
          Question.about(
              "leaves",
              list(VERTEX),
              "the vertices of degree 1",
              s -> Names.vertices(s, Invariant.leaves(s))),
          Question.about(
              "core",
              list(VERTEX),
              "what is left when leaves are stripped for ever: for a graph with one cycle, the"
                  + " cycle",
              s -> Names.vertices(s, Invariant.core(s))),
          Question.about(
              "degree",
              "x",
              VERTEX,
              INT,
              "degree of the vertex x",
              (s, x) -> Invariant.degree(s, Names.vertex(s, x))),
          Question.about(
              "neighbours",
              "x",
              VERTEX,
              list(VERTEX),
              "neighbours of the vertex x",
              (s, x) -> Names.vertices(s, Invariant.neighbours(s, Names.vertex(s, x)))),
          Question.about(
              "faceCount",
              "k",
              INT,
              INT,
              "number of faces with k vertices",
              (s, k) -> Invariant.faces(s, (Long) k)),
          Question.ofGame("g", INT, "nim-value", (game, s) -> (long) game.value(s)),
          Question.ofGame(
              "outcome",
              TEXT,
              "\"P\" if the previous player wins, \"N\" if the next player wins",
              (game, s) -> game.outcome(s).name()),
          Question.ofGame(
              "moves", list(FACE), "the moves", (game, s) -> Names.moves(s, game.game().moves(s))),
          Question.ofGame(
              "winningMoves",
              list(FACE),
              "the moves to positions of value 0",
              (game, s) -> Names.moves(s, game.winningMoves(s))),
          Question.ofGame(
              "after",
              "move",
              FACE,
              STRUCTURE,
              "what a move leaves",
              (game, s, move) -> game.game().after(s, Names.move(s, (List<?>) move))));

  static final List<Question> ALL =
      Stream.of(OWN, Symmetries.QUESTIONS, Strategies.QUESTIONS).flatMap(List::stream).toList();

  private Invariants() {}
}
