package nimproof.spec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands around an expression: a spec, or nothing on the command line.
 *
 * @param unseen what to say of the names of a spec that the expression cannot use
 */
record Surroundings(boolean isSpec, Map<String, String> unseen) {

  static final Surroundings NONE = new Surroundings(false, Map.of());

  /** The keys of a spec that give names, in the order in which they are read. */
  static final List<String> NAMING = List.of("for", "each", "define");

  private static final String ON = "on";
  private static final String DEFINE = "define";

  /** Tells what an expression sees that stands under a key of a spec. */
  static Surroundings under(String key, Fields fields) {
    Map<String, String> unseen = new LinkedHashMap<>();
    int first = key.equals(ON) ? 1 : NAMING.contains(key) ? NAMING.indexOf(key) : NAMING.size();
    for (String naming : NAMING.subList(first, NAMING.size())) {
      for (String name : fields.names(naming)) {
        unseen.put(name, naming.equals(key) ? later(name, key) : elsewhere(name, naming, key));
      }
    }
    return new Surroundings(true, unseen);
  }

  private static String later(String name, String key) {
    return key.equals(DEFINE)
        ? "'%s' is defined here or below; a definition may use those above it".formatted(name)
        : "'%s' gets its range here or later; a range may use the names before it".formatted(name);
  }

  private static String elsewhere(String name, String naming, String key) {
    return "'%s' stands in '%s:', which cannot be used in '%s:'%s"
        .formatted(name, naming, key, naming.equals(DEFINE) ? "; write it out here" : "");
  }
}
