package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads expressions: the part of CEL that specs use, and {@code a..b} and {@code a..b step k} for
 * lists of numbers.
 *
 * <p>Operators bind as in {@link #LEVELS}; {@code ? :} binds least of all.
 */
final class Parser {

  private static final Pattern WORD =
      Pattern.compile(
          "\\G *(\\d+|[A-Za-z]\\w*|\"[^\"]*\"|\\.\\.|[=!<>]=|&&|\\|\\||[-+*/%<>!?:.,()\\[\\]])");

  /** How tight an operator binds. */
  private static final Map<String, Integer> LEVELS =
      Map.ofEntries(
          Map.entry("||", 0),
          Map.entry("&&", 1),
          Map.entry("==", 2),
          Map.entry("!=", 2),
          Map.entry("<", 2),
          Map.entry("<=", 2),
          Map.entry(">", 2),
          Map.entry(">=", 2),
          Map.entry("in", 2),
          Map.entry("..", 3),
          Map.entry("+", 4),
          Map.entry("-", 4),
          Map.entry("*", 5),
          Map.entry("/", 5),
          Map.entry("%", 5));

  private static final Set<String> MACROS = Set.of("all", "exists", "filter", "map");

  /** Stands after the last word. */
  private static final String END = "(the end)";

  private final List<String> words = new ArrayList<>();
  private int at;

  private Parser(String text) {
    Matcher word = WORD.matcher(text);
    int end = 0;
    while (word.find()) {
      words.add(word.group(1));
      end = word.end();
    }
    String rest = text.substring(end);
    Mistake.unless(rest.isBlank(), "'%s' cannot be read", rest);
    words.add(END);
  }

  /** Reads an expression that is the whole of a text. */
  static Expression read(String text) {
    Parser parser = new Parser(text);
    Expression expression = parser.choice();
    parser.expect(END);
    return expression;
  }

  private boolean take(String word) {
    boolean here = words.get(at).equals(word);
    at += here ? 1 : 0;
    return here;
  }

  private void expect(String word) {
    String found = words.get(at);
    Mistake.unless(take(word), "found %s, expected %s", found, word);
  }

  private String name() {
    String word = words.get(at);
    Mistake.unless(Character.isLetter(word.charAt(0)), "found %s, expected a name", word);
    return words.get(at++);
  }

  private Expression choice() {
    Expression condition = binary(0);
    if (!take("?")) {
      return condition;
    }
    Expression yes = choice();
    expect(":");
    Expression no = choice();
    return b -> (Boolean) condition.in(b) ? yes.in(b) : no.in(b);
  }

  /** Reads operands and the operators between them that bind at least so tight. */
  private Expression binary(int least) {
    Expression expression = unary();
    for (int level = level(); level >= least; level = level()) {
      String operator = words.get(at++);
      Expression left = expression;
      Expression right = binary(level + 1);
      Expression step = operator.equals("..") && take("step") ? binary(level + 1) : b -> 1L;
      expression =
          switch (operator) {
            case "||" -> b -> (Boolean) left.in(b) || (Boolean) right.in(b);
            case "&&" -> b -> (Boolean) left.in(b) && (Boolean) right.in(b);
            case ".." -> b -> b.call("range", List.of(left.in(b), right.in(b), step.in(b)));
            default -> b -> applied(operator, left.in(b), right.in(b), b.work());
          };
    }
    return expression;
  }

  private int level() {
    return LEVELS.getOrDefault(words.get(at), -1);
  }

  private static Object applied(String operator, Object x, Object y, Work work) {
    work.goThrough(x);
    work.goThrough(y);
    return switch (operator) {
      case "==" -> comparable(x).equals(comparable(y));
      case "!=" -> !comparable(x).equals(comparable(y));
      case "in" -> ((List<?>) comparable(y)).contains(comparable(x));
      case "<" -> (Long) x < (Long) y;
      case "<=" -> (Long) x <= (Long) y;
      case ">" -> (Long) x > (Long) y;
      case ">=" -> (Long) x >= (Long) y;
      case "+" -> x instanceof List<?> list ? joined(list, (List<?>) y, work) : sum(x, y);
      case "-" -> Math.subtractExact((Long) x, (Long) y);
      case "*" -> Math.multiplyExact((Long) x, (Long) y);
      case "/" -> (Long) y == -1 ? Math.negateExact((Long) x) : (Object) ((Long) x / (Long) y);
      default -> (Long) x % (Long) y;
    };
  }

  /** Refuses what cannot be compared: structures and maps may be equal in several senses. */
  private static Object comparable(Object value) {
    Mistake.unless(
        !(value instanceof Structure || value instanceof Involution),
        "structures and maps are not compared by == or in");
    if (value instanceof List<?> list) {
      list.forEach(Parser::comparable);
    }
    return value;
  }

  private static List<Object> joined(List<?> one, List<?> other, Work work) {
    work.store(one.size() + other.size());
    List<Object> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  private static Object sum(Object x, Object y) {
    return x instanceof String text ? text + y : (Object) Math.addExact((Long) x, (Long) y);
  }

  private Expression unary() {
    if (take("!")) {
      Expression negated = unary();
      return b -> !(Boolean) negated.in(b);
    }
    if (take("-")) {
      Expression negated = unary();
      return b -> Math.negateExact((Long) negated.in(b));
    }
    Expression expression = atom();
    while (words.get(at).equals("[") || words.get(at).equals(".")) {
      Expression from = expression;
      if (take("[")) {
        Expression place = choice();
        expect("]");
        expression = b -> ((List<?>) from.in(b)).get(Math.toIntExact((Long) place.in(b)));
      } else {
        expect(".");
        expression = method(from, name());
      }
    }
    return expression;
  }

  private Expression method(Expression target, String name) {
    expect("(");
    if (!MACROS.contains(name)) {
      List<Expression> all = new ArrayList<>(List.of(target));
      all.addAll(list(")"));
      return b -> b.call(name, values(all, b));
    }
    String variable = name();
    expect(",");
    Expression body = choice();
    expect(")");
    return b -> repeated(name, (List<?>) target.in(b), variable, body, b);
  }

  private static Object repeated(
      String name, List<?> list, String variable, Expression body, Bindings b) {
    b.work().store(list.size());
    return switch (name) {
      case "all" -> list.stream().allMatch(x -> (Boolean) body.in(b.with(variable, x)));
      case "exists" -> list.stream().anyMatch(x -> (Boolean) body.in(b.with(variable, x)));
      case "filter" -> list.stream().filter(x -> (Boolean) body.in(b.with(variable, x))).toList();
      default -> list.stream().map(x -> body.in(b.with(variable, x))).toList();
    };
  }

  private Expression atom() {
    String word = words.get(at++);
    if (word.equals("(")) {
      Expression inside = choice();
      expect(")");
      return inside;
    }
    if (word.equals("[")) {
      List<Expression> entries = list("]");
      return b -> values(entries, b);
    }
    char first = word.charAt(0);
    if (Character.isDigit(first) || first == '"') {
      Object value = first == '"' ? word.substring(1, word.length() - 1) : Long.valueOf(word);
      return b -> value;
    }
    at--;
    String name = name();
    if (take("(")) {
      List<Expression> arguments = list(")");
      return b -> b.call(name, values(arguments, b));
    }
    return name.matches("true|false") ? b -> name.equals("true") : b -> b.get(name);
  }

  private List<Expression> list(String end) {
    List<Expression> entries = new ArrayList<>();
    while (!take(end)) {
      entries.add(choice());
      Mistake.unless(words.get(at).equals(end) || take(","), "found %s in a list", words.get(at));
    }
    return entries;
  }

  private static List<Object> values(List<Expression> expressions, Bindings b) {
    b.work().store(1 + expressions.size());
    return expressions.stream().map(expression -> expression.in(b)).toList();
  }
}
