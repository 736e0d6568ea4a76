package nimproof.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimproof.report.drawing.Drawing;
import nimproof.structure.Structure;

/** A file that is part of the page. */
public record Download(String label, String name, String type, String content) {

  /** Gives the address that holds the whole file. */
  public String address() {
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    return "data:%s;base64,%s".formatted(type, Base64.getEncoder().encodeToString(bytes));
  }

  static List<Download> of(String id, Structure structure, Optional<Drawing> drawing) {
    List<Download> all = new ArrayList<>();
    drawing.ifPresent(
        d -> {
          all.add(new Download("SVG", id + ".svg", "image/svg+xml", Templates.picture(d)));
          all.add(new Download("TikZ", id + ".tex", "text/plain", Tikz.of(d)));
        });
    ResultsJson.graph6(structure)
        .ifPresent(text -> all.add(new Download("graph6", id + ".g6", "text/plain", text + "\n")));
    String facets = InstanceTable.facets(structure) + "\n";
    all.add(new Download("facets", id + ".txt", "text/plain", facets));
    String json = Json.pretty(json(structure));
    all.add(new Download("JSON", id + ".json", "application/json", json));
    return List.copyOf(all);
  }

  private static Map<String, Object> json(Structure structure) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("vertices", structure.vertexCount());
    json.put("facets", ResultsJson.facets(structure));
    json.put("graph6", ResultsJson.graph6(structure));
    return json;
  }
}
