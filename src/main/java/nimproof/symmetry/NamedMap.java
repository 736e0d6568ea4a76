package nimproof.symmetry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nimproof.structure.Structure;

/**
 * A map of vertices as an author writes it, by name and before it is known which structure it is
 * for.
 *
 * <p>A vertex that is not said to go elsewhere stays where it is, so that the one arrow {@code 1 ->
 * 3} is no permutation. Only in a mapping does one that is mentioned only as an image go back.
 *
 * @param arrows the image of each vertex that is said to have one
 */
public record NamedMap(Map<String, String> arrows) {

  private static final Pattern ARROW = Pattern.compile("\\s*(.+?)\\s*(<->|->)\\s*(.+?)\\s*");
  private static final String COMMA_OUTSIDE_PARENTHESES = ",(?![^(]*\\))";

  /**
   * Reads swaps and arrows between commas, such as {@code 1 <-> 4, 2 -> 3, 3 -> 2}.
   *
   * @throws IllegalArgumentException if it cannot be read or gives a vertex two images
   */
  public static NamedMap parse(String text) {
    return parse(List.of(text.split(COMMA_OUTSIDE_PARENTHESES, -1)));
  }

  /** Takes a mapping of names, in which {@code {1: B}} means the swap of 1 and B. */
  public static NamedMap ofMapping(Map<String, String> images) {
    Map<String, String> arrows = new LinkedHashMap<>(images);
    images.forEach(
        (from, to) -> {
          if (!images.containsValue(from)) {
            arrows.putIfAbsent(to, from);
          }
        });
    return new NamedMap(arrows);
  }

  /** Reads a list of swaps and arrows. */
  public static NamedMap parse(List<String> parts) {
    Map<String, String> arrows = new LinkedHashMap<>();
    for (String part : parts) {
      Matcher arrow = ARROW.matcher(part);
      if (!arrow.matches()) {
        throw new IllegalArgumentException(
            "'%s' is not a swap; write swaps such as 1 <-> 4, 2 <-> 5".formatted(part.strip()));
      }
      put(arrows, arrow.group(1), arrow.group(3));
      if (arrow.group(2).equals("<->") && !arrow.group(1).equals(arrow.group(3))) {
        put(arrows, arrow.group(3), arrow.group(1));
      }
    }
    return new NamedMap(arrows);
  }

  private static void put(Map<String, String> arrows, String from, String to) {
    if (arrows.putIfAbsent(from, to) != null) {
      throw violated("%s is named twice; a vertex has one image".formatted(from));
    }
  }

  private static IllegalArgumentException violated(String witness) {
    return new IllegalArgumentException("H0 is violated: " + witness);
  }

  /**
   * Gives the map of a structure's vertices.
   *
   * @throws IllegalArgumentException if it names a vertex that does not exist or is not a
   *     permutation
   */
  public VertexMap on(Structure structure) {
    int[] image = IntStream.range(0, structure.vertexCount()).toArray();
    arrows.forEach((from, to) -> image[vertex(structure, from)] = vertex(structure, to));
    return new VertexMap(structure, image);
  }

  private static int vertex(Structure structure, String name) {
    int vertex = structure.names().indexOf(name, structure.vertexCount());
    if (vertex < 0) {
      throw violated(
          "there is no vertex named %s; %s"
              .formatted(name, structure.names().list(structure.vertexCount())));
    }
    return vertex;
  }
}
