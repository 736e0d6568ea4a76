package nimproof.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What to say of a name that nothing has where it stands.
 *
 * @param text the expression
 * @param place where in it the name stands
 */
record UnknownName(
    String name, String text, int place, Set<String> variables, Surroundings surroundings) {

  /** How the functions are written that go through a list. */
  private static final Map<String, String> OF_LISTS =
      Map.of(
          "all", "all(x, condition)",
          "exists", "exists(x, condition)",
          "exists_one", "exists_one(x, condition)",
          "filter", "filter(x, condition)",
          "map", "map(x, value)");

  /** What other languages call them. */
  private static final Map<String, String> ALIASES =
      Map.of(
          "forall", "all",
          "forAll", "all",
          "every", "all",
          "any", "exists",
          "some", "exists",
          "select", "filter",
          "where", "filter",
          "collect", "map",
          "length", "size",
          "len", "size");

  private static final Set<String> OUTCOMES = Set.of("P", "N");

  String message() {
    if (surroundings.unseen().containsKey(name)) {
      return surroundings.unseen().get(name);
    }
    if (name.equals(Question.IT) || name.equals(Question.GAME)) {
      return surroundings.isSpec()
          ? "there is no structure here to ask this of; say which, or add an 'on:' line"
          : "an expression alone has no game and no structure to ask this of; write a structure,"
              + " such as wheel(9)";
    }
    if (isMethod() && OF_LISTS.containsKey(name)) {
      return "'%s' needs a name and what to say of it; write %s"
          .formatted(name, OF_LISTS.get(name));
    }
    if (!Advice.instead(name).isEmpty()) {
      return unknown(Advice.instead(name));
    }
    List<String> signatures = Vocabulary.signatures(name);
    if (signatures.contains(name)) {
      return "'%s' is asked of a structure, and there is none here; add an 'on:' line"
          .formatted(name);
    }
    return signatures.isEmpty()
        ? unknown(suggestion())
        : "'%s' needs its arguments; write %s".formatted(name, String.join(" or ", signatures));
  }

  private String unknown(String advice) {
    return "unknown name '%s'%s".formatted(name, advice);
  }

  private boolean isMethod() {
    return text.substring(0, place).stripTrailing().endsWith(".");
  }

  private String suggestion() {
    if (isMethod() && ALIASES.containsKey(name)) {
      return "; did you mean '%s'?".formatted(ALIASES.get(name));
    }
    List<String> known = new ArrayList<>(variables);
    Vocabulary.words().forEach(word -> known.add(word.name()));
    if (isMethod()) {
      known.addAll(OF_LISTS.keySet());
    }
    String nearest = Nearest.suggestion(name, known);
    return nearest.isEmpty() && surroundings.isSpec() ? advice() : nearest;
  }

  /** Says what a single letter may be meant to be. */
  private String advice() {
    if (OUTCOMES.contains(name)) {
      return "; an outcome stands in quotes: \"%s\"".formatted(name);
    }
    if (name.matches("[A-Z]")) {
      return "; if it is the name of a vertex, write it in quotes: \"%s\"".formatted(name);
    }
    return name.matches("[a-z]")
        ? "; give %s a range in 'for:', such as for: {%s: 3..8}".formatted(name, name)
        : "";
  }
}
