package nimproof.verify;

import java.util.Comparator;
import java.util.List;
import nimproof.structure.Structure;

/**
 * Orders choices of parameters: numbers and texts as usual, lists entry by entry and a shorter one
 * before a longer one that it begins, structures by vertices and then faces.
 */
final class SmallestParameters {

  static final Comparator<List<Object>> FIRST = SmallestParameters::compareLists;

  private static final Comparator<Structure> SMALLEST =
      Comparator.comparingInt(Structure::vertexCount).thenComparingInt(Structure::faceCount);

  private SmallestParameters() {}

  private static int compare(Object one, Object other) {
    if (one instanceof Long a && other instanceof Long b) {
      return a.compareTo(b);
    }
    if (one instanceof List<?> a && other instanceof List<?> b) {
      return compareLists(a, b);
    }
    if (one instanceof Structure a && other instanceof Structure b) {
      return SMALLEST.compare(a, b);
    }
    return one instanceof String a && other instanceof String b ? a.compareTo(b) : 0;
  }

  private static int compareLists(List<?> one, List<?> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
