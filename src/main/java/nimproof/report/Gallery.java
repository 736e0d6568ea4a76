package nimproof.report;

import java.util.List;
import nimproof.report.drawing.Drawing;
import nimproof.verify.Result;

/**
 * The smallest structure of each nim-value.
 *
 * @param unlisted how many values are left out
 */
public record Gallery(List<Exhibit> exhibits, int unlisted) {

  private static final int MOST_EXHIBITS = 12;

  /** A value and its structure. */
  public record Exhibit(int value, Drawing drawing) {}

  /** Makes the gallery of a family; empty if it has only one value, or is no family. */
  static Gallery of(Result result) {
    var smallest = result.survey().smallest();
    boolean isFamily =
        smallest.size() > 1 && smallest.values().stream().allMatch(s -> s.instance().listed());
    if (!isFamily) {
      return new Gallery(List.of(), 0);
    }
    List<Exhibit> all =
        smallest.values().stream()
            .limit(MOST_EXHIBITS)
            .flatMap(
                seen ->
                    seen.instance().structure().flatMap(Drawing::of).stream()
                        .map(drawing -> new Exhibit(seen.value(), drawing)))
            .toList();
    return new Gallery(all, smallest.size() - all.size());
  }
}
