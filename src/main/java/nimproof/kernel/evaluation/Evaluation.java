package nimproof.kernel.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimproof.kernel.Claim;

/** One file: reads the statement, and evaluates it on one instance after the other. */
final class Evaluation {

  private static final String BETWEEN = " | ";
  private static final String NOTHING = ".";
  private static final String END = "end";
  private static final String CLAIMS = "claims of ";

  private final Work work = new Work();
  private final Lines lines;
  private final Certificates certificates;
  private final Map<String, Expression> parameters = new LinkedHashMap<>();
  private final Map<String, Expression> each = new LinkedHashMap<>();
  private final Map<String, Expression> definitions = new LinkedHashMap<>();
  private final List<Expression> conditions = new ArrayList<>();
  private final List<Expression> hypotheses = new ArrayList<>();
  private final List<Expression> claims = new ArrayList<>();
  private final Scope scope = new Scope();
  private Library library;
  private long structures;
  private long checks;
  private long failures;

  Evaluation(InputStream in, Certificates certificates) {
    this.lines = new Lines(in, work);
    this.certificates = certificates;
  }

  Verdict check() throws IOException {
    try {
      return accepted();
    } catch (Mistake e) {
      return new Verdict.Rejected(lines.number, e.getMessage());
    } catch (StackOverflowError e) {
      return new Verdict.Rejected(lines.number, "it is nested too deeply");
    } catch (ClassCastException e) {
      return new Verdict.Rejected(lines.number, "something is of the wrong kind");
    } catch (IndexOutOfBoundsException e) {
      return new Verdict.Rejected(lines.number, "there is no entry at such a place");
    } catch (RuntimeException e) {
      return new Verdict.Rejected(lines.number, "it cannot be evaluated: " + e.getMessage());
    }
  }

  private Verdict accepted() throws IOException {
    lines.next();
    lines.pass("nimproof evaluation 1");
    String about = lines.rest("about ");
    Rules rules = Rules.read(lines);
    library = new Library(rules, new Claims(rules, claims()), work);
    readAll("for ", parameters);
    scope.read(lines);
    readAll("each ", each);
    readAll("define ", definitions);
    readAll("when ", conditions);
    readAll("where ", hypotheses);
    readAll("expect ", claims);
    Mistake.unless(!claims.isEmpty(), "found '%s', expected a claim", lines.line());
    List<String> header = List.copyOf(lines.header.subList(1, lines.header.size()));
    lines.pass("instances");
    forEach(new Bindings(definitions, library), List.copyOf(parameters.keySet()));
    lines.pass(END);
    Mistake.unless(lines.isOver, "there is something after the end");
    Mistake.unless(checks > 0, "nothing was evaluated");
    return new Verdict.Accepted(about, header, structures, checks, failures, scope.found());
  }

  private List<Claim> claims() throws IOException {
    return lines.begins(CLAIMS) ? certificates.claims(lines.rest(CLAIMS)) : List.of();
  }

  private void readAll(String begin, List<Expression> into) throws IOException {
    while (lines.begins(begin)) {
      into.add(Parser.read(lines.line().substring(begin.length())));
      lines.rest(begin);
    }
  }

  private void readAll(String begin, Map<String, Expression> into) throws IOException {
    while (lines.begins(begin)) {
      String line = lines.line().substring(begin.length());
      int colon = line.indexOf(": ");
      Mistake.unless(colon > 0, "there is no colon after the name");
      String name = line.substring(0, colon);
      Mistake.unless(name.matches("[A-Za-z]\\w*"), "'%s' is no name", name);
      Mistake.unless(
          Stream.of(parameters, each, definitions).noneMatch(all -> all.containsKey(name)),
          "'%s' is there already",
          name);
      Mistake.unless(!Library.isWord(name), "'%s' has a meaning of its own", name);
      into.put(name, Parser.read(line.substring(colon + 2)));
      lines.rest(begin);
    }
  }

  private void forEach(Bindings b, List<String> names) throws IOException {
    if (names.isEmpty()) {
      instances(b);
      return;
    }
    for (Object value : (List<?>) parameters.get(names.get(0)).in(b)) {
      forEach(b.withParameter(names.get(0), value), names.subList(1, names.size()));
    }
  }

  /** Reads the lines for one choice of the parameters, unless a condition leaves it out. */
  private void instances(Bindings b) throws IOException {
    if (!conditions.stream().allMatch(condition -> (Boolean) condition.in(b))) {
      return;
    }
    String written = b.written();
    String start = written + (written.isEmpty() ? "" : BETWEEN);
    if (scope.isEmpty()) {
      Mistake.unless(lines.begins(start), "found '%s', expected %s…", lines.line(), start);
      compare(evaluated(b), lines.line().substring(start.length()));
      lines.next();
      return;
    }
    scope.begin(b);
    do {
      int end = lines.line().lastIndexOf(BETWEEN);
      boolean fits = lines.begins(start) && end >= start.length();
      Mistake.unless(fits, "found '%s', expected %sa structure%s…", lines.line(), start, BETWEEN);
      Expression text = Parser.read(lines.line().substring(start.length(), end));
      Structure structure = (Structure) text.in(new Bindings(Map.of(), library));
      scope.add(structure);
      String found = evaluated(b.withParameter(Bindings.IT, structure));
      compare(found, lines.line().substring(end + BETWEEN.length()));
      lines.next();
    } while (scope.isList() && lines.begins(start) && !lines.begins(END));
    scope.complete();
  }

  private void compare(String found, String said) {
    Mistake.unless(found.equals(said), "it comes out as %s; the file says %s", found, said);
    structures++;
  }

  /**
   * Evaluates the claims for each choice of the further ranges that meets the hypotheses, and gives
   * the words in increasing order.
   */
  private String evaluated(Bindings b) {
    List<String> found = new ArrayList<>();
    evaluate(b, List.copyOf(each.keySet()), found);
    Collections.sort(found);
    return found.isEmpty() ? NOTHING : String.join(" ", found);
  }

  private void evaluate(Bindings b, List<String> names, List<String> found) {
    if (!names.isEmpty()) {
      for (Object value : (List<?>) each.get(names.get(0)).in(b)) {
        evaluate(b.withParameter(names.get(0), value), names.subList(1, names.size()), found);
      }
    } else if (hypotheses.stream().allMatch(hypothesis -> (Boolean) hypothesis.in(b))) {
      StringBuilder word = new StringBuilder();
      for (Expression claim : claims) {
        boolean holds = (Boolean) claim.in(b);
        word.append(holds ? '+' : '-');
        checks++;
        failures += holds ? 0 : 1;
      }
      work.store(word.length());
      found.add(word.toString());
    }
  }
}
