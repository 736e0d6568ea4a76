package nimproof.spec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.game.Ruleset;
import nimproof.statement.Basis.Method;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.statement.Scope;
import nimproof.statement.Statement;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Statement.Kind;
import nimproof.statement.Statement.Outlook;
import nimproof.statement.Statement.Play;
import nimproof.statement.Statement.Rules;
import nimproof.statement.Statement.Slip;
import nimproof.statement.Statement.Source;
import nimproof.statement.Table;

/** Turns the text of one spec into a statement, or lists every mistake in it. */
final class SpecReader {

  /** Every key of a spec, in the order in which they are best written. */
  static final List<String> KEYS =
      List.of(
          "title",
          "kind",
          "source",
          "remark",
          "game",
          "play",
          "passes",
          "for",
          "thorough",
          "on",
          "each",
          "define",
          "where",
          "involution",
          "reducesTo",
          "expect",
          "table",
          "symmetric",
          "by",
          "assume",
          "verdict",
          "slip");

  private final String id;
  private final String file;
  private final String text;
  private final YamlFile yaml;
  private final List<Diagnostic> problems = new ArrayList<>();
  private Fields fields;

  SpecReader(String id, String file, String text) {
    this.id = id;
    this.file = file;
    this.text = text;
    this.yaml = new YamlFile(file, text);
  }

  List<Diagnostic> problems() {
    return problems;
  }

  /** Reads the statement with its normal or its thorough scope; empty if there are problems. */
  Optional<Statement> read(boolean thorough) {
    Optional<Statement> statement =
        attempt(
            () -> {
              fields = new Fields(yaml, yaml.root().getValue(), KEYS, problems);
              Statement normal = statement(false);
              Statement wide = fields.has("thorough") ? statement(true) : normal;
              return thorough ? wide : normal;
            });
    return problems.isEmpty() ? statement : Optional.empty();
  }

  /** Runs a step; a mistake in it is noted and the other steps still run. */
  private <T> Optional<T> attempt(Supplier<T> step) {
    try {
      return Optional.of(step.get());
    } catch (SpecException e) {
      if (!problems.contains(e.diagnostic())) {
        problems.add(e.diagnostic());
      }
      return Optional.empty();
    }
  }

  private Statement statement(boolean thorough) {
    Optional<Text> title = attempt(this::title);
    Optional<Kind> kind = attempt(() -> choice("kind", Kind.values(), Kind.CONJECTURE));
    Optional<Optional<Source>> source = attempt(this::source);
    Optional<Text> remark = attempt(() -> fields.words("remark")).flatMap(text -> text);
    Optional<Rules> rules = attempt(this::rules);
    Optional<Outlook> declared = attempt(() -> choice("verdict", Outlook.values(), Outlook.HOLDS));
    Optional<List<Slip>> slips = attempt(() -> SlipReader.read(fields));
    Optional<List<String>> assumptions = attempt(this::assumptions);
    Optional<Method> method = attempt(() -> choice("by", Method.values(), Method.SOLVING));
    Optional<Checked> checked = attempt(() -> checked(thorough));
    if (problems.isEmpty() && method.orElseThrow() == Method.INDUCTION) {
      attempt(() -> induction(rules.orElseThrow(), checked.orElseThrow()));
    }
    if (!problems.isEmpty()) {
      throw new SpecException(problems.get(0).location(), problems.get(0).message());
    }
    return new Statement(
        id,
        file,
        text,
        title.orElseThrow().value().strip().replaceAll("\\s+", " "),
        kind.orElseThrow(),
        source.orElseThrow(),
        remark.map(Text::value).orElse("").strip(),
        rules.orElseThrow(),
        checked.orElseThrow().scope(),
        checked.orElseThrow().claims(),
        assumptions.orElseThrow(),
        InductionReader.basis(method.orElseThrow(), checked.orElseThrow().scope()),
        declared.orElseThrow(),
        slips.orElseThrow());
  }

  private Text title() {
    return fields
        .words("title")
        .orElseThrow(() -> fields.missing("title", "say in a sentence what is claimed"));
  }

  private <E extends Enum<E>> E choice(String key, E[] values, E otherwise) {
    Optional<Text> found = fields.words(key);
    if (found.isEmpty()) {
      return otherwise;
    }
    return oneOf(key, values, found.get());
  }

  /** Finds the value that is meant by a word. */
  static <E extends Enum<E>> E oneOf(String key, E[] values, Text found) {
    List<String> words =
        Arrays.stream(values).map(value -> value.name().toLowerCase(Locale.ROOT)).toList();
    int index = words.indexOf(found.value());
    if (index < 0) {
      throw new SpecException(found.location(), Nearest.unknown(key, found.value(), words));
    }
    return values[index];
  }

  private Optional<Source> source() {
    if (!fields.has("source")) {
      return Optional.empty();
    }
    Fields inner =
        fields.nested(
            "source", "{paper: conway-1976, at: Theorem 2}", List.of("paper", "at"), problems);
    return Optional.of(
        new Source(
            inner.words("paper").map(Text::value).orElse(""),
            inner.words("at").map(Text::value).orElse("")));
  }

  private Rules rules() {
    return new Rules(game(), choice("play", Play.values(), Play.NORMAL), passes());
  }

  private int passes() {
    Optional<Text> found = fields.words("passes");
    if (found.isPresent() && !found.get().value().matches("[0-9]")) {
      throw new SpecException(
          found.get().location(),
          "'%s' is not a number of passes; write one from 0 to 9".formatted(found.get().value()));
    }
    return found.map(text -> Integer.parseInt(text.value())).orElse(0);
  }

  private String game() {
    Optional<Text> name = fields.words("game");
    List<String> known = Games.all().stream().map(Ruleset::name).toList();
    if (name.isPresent() && !known.contains(name.get().value())) {
      throw new SpecException(
          name.get().location(), Nearest.unknown("game", name.get().value(), known));
    }
    return name.map(Text::value).orElse(known.get(0));
  }

  private List<String> assumptions() {
    List<String> known = Arrays.stream(Lemma.values()).map(Lemma::word).toList();
    List<String> names = new ArrayList<>();
    for (Text name : fields.texts("assume")) {
      if (!known.contains(name.value())) {
        throw new SpecException(name.location(), Nearest.unknown("lemma", name.value(), known));
      }
      if (Lemma.named(name.value()).circular().contains(id)) {
        throw new SpecException(
            name.location(),
            "'%s' is this statement or rests on it; it cannot be assumed here"
                .formatted(name.value()));
      }
      if (Lemma.named(name.value()) == Lemma.INVOLUTION && speaksOfInvolutions()) {
        throw new SpecException(
            name.location(),
            "'involution' cannot be assumed by a statement about involutions; drop this line");
      }
      names.add(name.value());
    }
    return List.copyOf(names);
  }

  private boolean speaksOfInvolutions() {
    return Stream.of("each", "define", "where", "expect")
        .flatMap(key -> fields.node(key).stream())
        .anyMatch(node -> Symmetries.ABOUT_INVOLUTIONS.test(yaml.source(node)));
  }

  /** The scope and what must hold on it. */
  private record Checked(Scope scope, List<Claim> claims) {}

  private Checked induction(Rules rules, Checked checked) {
    new InductionReader(fields.location("by")).check(rules, checked.scope(), checked.claims());
    return checked;
  }

  private Checked checked(boolean thorough) {
    ScopeReader reader = new ScopeReader(fields, problems);
    reader.under("for");
    Map<Text, Text> ranges = new LinkedHashMap<>(fields.mapping("for", problems));
    if (thorough) {
      replace(ranges, fields.mapping("thorough", problems));
    }
    Map<String, Expression> parameters = reader.ranges(ranges);
    Optional<Table> table = TableReader.read(fields);
    table.ifPresent(t -> reader.tableVariables());
    reader.under("on");
    Optional<Expression> on = fields.text("on").flatMap(reader::on);
    boolean hasStructure = fields.has("on");
    reader.enter(hasStructure);
    reader.under("each");
    Map<String, Expression> each =
        new LinkedHashMap<>(reader.ranges(fields.mapping("each", problems)));
    reader.under("define");
    reader.define(fields.mapping("define", problems));
    reader.under("expect");
    ReductionReader reduction = new ReductionReader(fields, reader, problems);
    attempt(() -> reduction.range(on)).ifPresent(each::putAll);
    List<Expression> hypotheses = reader.conditions(fields.texts("where"));
    List<Claim> claims = new ArrayList<>(reduction.claims());
    claims.addAll(
        table.isPresent() && !fields.has("expect")
            ? tableClaim()
            : reader.claims(expectations(), hasStructure));
    if (table.isPresent() && problems.isEmpty()) {
      requireEntry(claims);
    }
    Scope scope = new Scope(parameters, table, on, each, hypotheses);
    if (problems.isEmpty()) {
      new ScopeCheck(scope, problems).run();
    }
    return new Checked(scope, List.copyOf(claims));
  }

  private static void replace(Map<Text, Text> ranges, Map<Text, Text> wider) {
    for (Map.Entry<Text, Text> range : wider.entrySet()) {
      Text key =
          ranges.keySet().stream()
              .filter(known -> known.value().equals(range.getKey().value()))
              .findFirst()
              .orElseThrow(
                  () ->
                      new SpecException(
                          range.getKey().location(),
                          "'%s' has no range in 'for:'".formatted(range.getKey().value())));
      ranges.put(key, range.getValue());
    }
  }

  private List<Text> expectations() {
    List<Text> expectations = fields.texts("expect");
    if (expectations.isEmpty() && !fields.has(ReductionReader.INVOLUTION)) {
      throw fields.missing("expect", "say what must hold there");
    }
    return expectations;
  }

  /** Gives what a table claims by itself: its entries are nim-values. */
  private List<Claim> tableClaim() {
    Location at = fields.text("table").orElseThrow().location();
    return List.of(new Claim(new TableEntry(at), true));
  }

  /** Checks that something is expected of the entries of a table. */
  private void requireEntry(List<Claim> claims) {
    if (claims.stream().noneMatch(claim -> claim.expression().variables().contains(Table.ENTRY))) {
      throw new SpecException(
          fields.texts("expect").get(0).location(),
          "nothing here speaks of the entries of the table; say it with 'entry', or drop 'expect:'"
              + " if the entries are nim-values");
    }
  }
}
