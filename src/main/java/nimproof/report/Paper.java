package nimproof.report;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names papers as readers cite them. */
final class Paper {

  private static final Pattern KEY = Pattern.compile("([a-z]+(?:-[a-z]+)*)-(\\d{4}[a-z]?)");

  private Paper() {}

  /** Turns {@code khandhawit-ye-2011} into {@code Khandhawit & Ye 2011}; keeps other keys. */
  static String name(String key) {
    Matcher parts = KEY.matcher(key);
    if (!parts.matches()) {
      return key;
    }
    List<String> authors = List.of(parts.group(1).split("-"));
    return authors.stream().map(Paper::capitalised).collect(Collectors.joining(" & "))
        + " "
        + parts.group(2);
  }

  private static String capitalised(String author) {
    return Character.toUpperCase(author.charAt(0)) + author.substring(1);
  }
}
