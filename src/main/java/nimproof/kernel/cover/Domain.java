package nimproof.kernel.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The values of a parameter: {@code 3..12}, {@code 4..16 step 2}, {@code lists(3, 0..2)} for all
 * lists of three of these numbers, or {@code multisets(1..4, 1..6)} for those that do not decrease.
 */
final class Domain {

  private static final Pattern RANGE =
      Pattern.compile("(\\d{1,4})(?:\\.\\.(\\d{1,4}))?(?: step ([1-9]\\d?))?");
  private static final Pattern LISTS = Pattern.compile("(lists|multisets)\\((.*?), ?(.*?)\\)");
  private static final int MOST = 1_000_000;

  private Domain() {}

  static List<Object> of(String text) {
    Matcher lists = LISTS.matcher(text);
    if (!lists.matches()) {
      return new ArrayList<>(range(text));
    }
    List<Object> all = new ArrayList<>();
    for (int size : range(lists.group(2))) {
      extend(List.of(), size, range(lists.group(3)), lists.group(1).equals("lists"), all);
    }
    return all;
  }

  private static List<Integer> range(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new IllegalArgumentException("the cover cannot be read at " + text);
    }
    int first = Integer.parseInt(range.group(1));
    int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
    int step = range.group(3) == null ? 1 : Integer.parseInt(range.group(3));
    return IntStream.rangeClosed(first, last).filter(i -> (i - first) % step == 0).boxed().toList();
  }

  private static void extend(
      List<Integer> list, int more, List<Integer> from, boolean any, List<Object> all) {
    if (all.size() > MOST) {
      throw new IllegalArgumentException("the cover has over %,d lists".formatted(MOST));
    }
    if (more == 0) {
      all.add(list);
      return;
    }
    for (int i = 0; i < from.size(); i++) {
      List<Integer> longer = new ArrayList<>(list);
      longer.add(from.get(i));
      extend(longer, more - 1, any ? from : from.subList(i, from.size()), any, all);
    }
  }
}
