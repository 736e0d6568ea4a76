package nimproof.report;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Writes values as JSON: maps (in their order), collections, strings, numbers, booleans, optionals
 * (an empty one is {@code null}) and {@code null}.
 */
public final class Json {

  private static final int NARROW = 100;

  private final StringBuilder text = new StringBuilder();

  private Json() {}

  /** Writes a value on one line, without blanks. */
  public static String write(Object value) {
    Json json = new Json();
    json.compact(value);
    return json.text.toString();
  }

  /**
   * Writes a value for readers and for diffs: indented by two blanks, ended by a line break. What
   * holds no map and fits into a line stays on it.
   */
  public static String pretty(Object value) {
    Json json = new Json();
    json.pretty(value, "");
    return json.text.append('\n').toString();
  }

  private void compact(Object value) {
    Object plain = plain(value);
    if (plain instanceof Map<?, ?> map) {
      compactMap(map);
    } else if (plain instanceof Collection<?> list) {
      compactList(list);
    } else {
      scalar(plain);
    }
  }

  private void compactMap(Map<?, ?> map) {
    String separator = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator);
      string(entry.getKey().toString());
      text.append(':');
      compact(entry.getValue());
      separator = ",";
    }
    text.append(map.isEmpty() ? "{}" : "}");
  }

  private void compactList(Collection<?> list) {
    String separator = "[";
    for (Object item : list) {
      text.append(separator);
      compact(item);
      separator = ",";
    }
    text.append(list.isEmpty() ? "[]" : "]");
  }

  private void pretty(Object value, String indent) {
    Object plain = plain(value);
    if (plain instanceof Map<?, ?> map && !map.isEmpty()) {
      prettyMap(map, indent);
    } else if (plain instanceof Collection<?> list && isTall(list)) {
      prettyList(list, indent);
    } else {
      compact(plain);
    }
  }

  private void prettyMap(Map<?, ?> map, String indent) {
    Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
    text.append('{');
    while (entries.hasNext()) {
      Map.Entry<?, ?> entry = entries.next();
      text.append('\n').append(indent).append("  ");
      string(entry.getKey().toString());
      text.append(": ");
      pretty(entry.getValue(), indent + "  ");
      text.append(entries.hasNext() ? "," : "");
    }
    text.append('\n').append(indent).append('}');
  }

  private void prettyList(Collection<?> list, String indent) {
    Iterator<?> items = list.iterator();
    text.append('[');
    while (items.hasNext()) {
      text.append('\n').append(indent).append("  ");
      pretty(items.next(), indent + "  ");
      text.append(items.hasNext() ? "," : "");
    }
    text.append('\n').append(indent).append(']');
  }

  private static boolean isTall(Collection<?> list) {
    String line = write(list);
    return line.length() > NARROW || line.contains("{\"");
  }

  private static Object plain(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.map(Json::plain).orElse(null);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? optional.getAsLong() : null;
    }
    return value;
  }

  private void scalar(Object value) {
    if (value instanceof Double number && !Double.isFinite(number)) {
      throw new IllegalArgumentException(number + " is not a number that JSON can write");
    }
    if (value == null || value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else if (value instanceof CharSequence || value instanceof Enum<?>) {
      string(value.toString());
    } else {
      throw new IllegalArgumentException("JSON cannot write a " + value.getClass().getName());
    }
  }

  private void string(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      character(value.charAt(i));
    }
    text.append('"');
  }

  /** Escapes what JSON requires, and {@code <} so that JSON can stand inside an HTML page. */
  private void character(char c) {
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> {
        boolean plain = c >= ' ' && c != '<' && c != '\u2028' && c != '\u2029' && c != 0x7f;
        text.append(plain ? String.valueOf(c) : "\\u%04x".formatted((int) c));
      }
    }
  }
}
