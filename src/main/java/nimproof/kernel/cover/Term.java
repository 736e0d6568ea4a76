package nimproof.kernel.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads and evaluates the arguments of a family: numbers, parameters, lists, sums and products.
 *
 * <p>{@code 4, [3, row, 2 * k + 1]} under k = 5, row = 0 is 4 and the list 3, 0, 11.
 */
final class Term {

  private final String text;
  private final Map<String, Object> parameters;
  private int at;

  private Term(String text, Map<String, Object> parameters) {
    this.text = text.replace(" ", "");
    this.parameters = parameters;
  }

  /** Evaluates terms with commas between them. */
  static List<Object> list(String text, Map<String, Object> parameters) {
    Term term = new Term(text, parameters);
    List<Object> values = term.at == term.text.length() ? List.of() : term.values();
    require(term.at == term.text.length(), text);
    return values;
  }

  private static void require(boolean met, String text) {
    if (!met) {
      throw new IllegalArgumentException("the cover cannot be read at " + text);
    }
  }

  private boolean take(String mark) {
    boolean here = text.startsWith(mark, at);
    at += here ? mark.length() : 0;
    return here;
  }

  private List<Object> values() {
    List<Object> values = new ArrayList<>();
    do {
      values.add(sum());
    } while (take(","));
    return values;
  }

  private Object sum() {
    Object value = product();
    while (take("+")) {
      value = (Integer) value + (Integer) product();
    }
    return value;
  }

  private Object product() {
    Object value = atom();
    while (take("*")) {
      value = Math.multiplyExact((Integer) value, (Integer) atom());
    }
    return value;
  }

  private Object atom() {
    if (take("[")) {
      List<Object> values = text.startsWith("]", at) ? List.of() : values();
      require(take("]"), text.substring(at));
      return values;
    }
    int from = at;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    String word = text.substring(from, at);
    Object value = word.matches("\\d{1,6}") ? Integer.valueOf(word) : parameters.get(word);
    require(value != null, text.substring(from));
    return value;
  }
}
