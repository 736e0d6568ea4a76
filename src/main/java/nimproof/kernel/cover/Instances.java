package nimproof.kernel.cover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All members of a family for some values of its parameters, such as {@code wheel(n) for n in
 * 3..12} or {@code polygonWithTails(4, [3, a, b]) for a in 0..9, b in 0..9}.
 */
final class Instances {

  private static final Pattern LINE = Pattern.compile("([A-Za-z]+)\\((.*?)\\)(?: for (.*))?");
  private static final Pattern PARAMETER = Pattern.compile("([A-Za-z]+) in (.*)");

  private static final int MOST = 1_000_000;

  private final String family;
  private final String arguments;
  private final List<Map<String, Object>> choices;

  private Instances(String family, String arguments, List<Map<String, Object>> choices) {
    this.family = family;
    this.arguments = arguments;
    this.choices = choices;
  }

  static Instances of(String text) {
    Matcher line = LINE.matcher(text);
    if (!line.matches()) {
      throw new IllegalArgumentException("the cover cannot be read: " + text);
    }
    List<Map<String, Object>> choices = new ArrayList<>(List.of(Map.of()));
    if (line.group(3) != null) {
      for (String parameter : line.group(3).split(", (?=[A-Za-z]+ in )")) {
        choices = extended(choices, parameter);
      }
    }
    return new Instances(line.group(1), line.group(2), choices);
  }

  private static List<Map<String, Object>> extended(
      List<Map<String, Object>> choices, String parameter) {
    Matcher words = PARAMETER.matcher(parameter);
    if (!words.matches()) {
      throw new IllegalArgumentException("the cover cannot be read at " + parameter);
    }
    List<Map<String, Object>> extended = new ArrayList<>();
    for (Map<String, Object> choice : choices) {
      for (Object value : Domain.of(words.group(2))) {
        Map<String, Object> longer = new LinkedHashMap<>(choice);
        longer.put(words.group(1), value);
        extended.add(longer);
        if (extended.size() > MOST) {
          throw new IllegalArgumentException("the cover has over %,d members".formatted(MOST));
        }
      }
    }
    return extended;
  }

  int count() {
    return choices.size();
  }

  /** Lists the choices of parameters whose member is not among the positions claimed. */
  List<Map<String, Object>> without(Set<String> claimed, String game) {
    int most = claimed.stream().mapToInt(Member::pointsIn).max().orElse(0);
    return choices.stream()
        .filter(c -> !isAmong(claimed, most, Member.of(family, Term.list(arguments, c)), game))
        .toList();
  }

  /** Looks a member up, unless it has more points than any claim. */
  private static boolean isAmong(Set<String> claimed, int most, Member member, String game) {
    boolean namesAllPoints = !game.contains("graph-nim");
    boolean tooLarge = namesAllPoints && member.points() > most;
    return !tooLarge && claimed.contains(member.written(game));
  }
}
