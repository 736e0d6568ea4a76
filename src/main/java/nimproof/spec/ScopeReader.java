package nimproof.spec;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.SimpleType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import nimproof.spec.Lexeme.Sort;
import nimproof.statement.Expression;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Table;

/** Type-checks the parts of a spec that hold expressions, in the order in which names appear. */
final class ScopeReader {

  private final Fields fields;
  private final List<Diagnostic> problems;

  /** Names whose range or definition is wrong; what mentions one is not looked at. */
  private final Set<String> broken = new HashSet<>();

  private Compiler compiler = Compiler.start();

  ScopeReader(Fields fields, List<Diagnostic> problems) {
    this.fields = fields;
    this.problems = problems;
  }

  /** Says under which key the expressions stand that are read next. */
  void under(String key) {
    compiler = compiler.amid(Surroundings.under(key, fields));
  }

  /** Reads ranges; each name can be used from the next one on. */
  Map<String, Expression> ranges(Map<Text, Text> ranges) {
    Map<String, Expression> read = new LinkedHashMap<>();
    for (Map.Entry<Text, Text> range : ranges.entrySet()) {
      name(range.getKey()).ifPresent(name -> read(name, range.getValue(), read));
    }
    return read;
  }

  private Optional<String> name(Text text) {
    Optional<String> name = attempt(() -> NewName.check(text, compiler));
    if (name.isEmpty()) {
      broken.add(text.value());
    }
    return name;
  }

  /** Reads a range; its name is taken from here on even if the range is wrong. */
  private void read(String name, Text range, Map<String, Expression> read) {
    Optional<CelExpression> values = attempt(range, () -> list(name, range));
    values.ifPresentOrElse(list -> read.put(name, list), () -> broken.add(name));
    CelType type = values.map(list -> elements(list.type())).orElse(SimpleType.DYN);
    compiler = compiler.with(name, type);
  }

  private CelExpression list(String name, Text text) {
    return compiler.compile(
        text, "what %s ranges over".formatted(name), Types.list(SimpleType.DYN));
  }

  private static CelType elements(CelType list) {
    return list instanceof ListType listType ? listType.elemType() : SimpleType.DYN;
  }

  void tableVariables() {
    for (String name : List.of(Table.ROW, Table.COLUMN, Table.ENTRY)) {
      compiler = compiler.with(name, Types.INT);
    }
  }

  Optional<Expression> on(Text text) {
    return attempt(text, () -> compiler.compile(text, "'on:'", Types.STRUCTURE, Types.STRUCTURES));
  }

  /** From here on expressions may speak of the game, and of the structure if there is one. */
  void enter(boolean hasStructure) {
    compiler = hasStructure ? compiler.withGame().withStructure() : compiler.withGame();
  }

  void define(Map<Text, Text> definitions) {
    for (Map.Entry<Text, Text> definition : definitions.entrySet()) {
      name(definition.getKey()).ifPresent(name -> define(name, definition.getValue()));
    }
  }

  private void define(String name, Text text) {
    attempt(text, () -> compiler.compile(text, "a definition", SimpleType.DYN))
        .ifPresentOrElse(body -> compiler = compiler.defining(name, body), () -> broken.add(name));
  }

  List<Expression> conditions(List<Text> texts) {
    List<Expression> conditions = new ArrayList<>();
    for (Text text : texts) {
      attempt(text, () -> compiler.compile(text, "'where:'", Types.BOOL))
          .ifPresent(conditions::add);
    }
    return List.copyOf(conditions);
  }

  List<Claim> claims(List<Text> texts, boolean hasStructure) {
    List<Claim> claims = new ArrayList<>();
    for (Text text : texts) {
      attempt(text, () -> claim(text, hasStructure)).ifPresent(claims::add);
    }
    return List.copyOf(claims);
  }

  private Claim claim(Text text, boolean hasStructure) {
    CelExpression expression =
        hasStructure
            ? compiler.compile(text, "'expect:'", Types.INT, Types.BOOL)
            : compiler.compile(text, "'expect:' without 'on:'", Types.BOOL);
    if (text.value().matches("-\\s*[0-9]+")) {
      throw new SpecException(
          text.location(), "%s is no nim-value; these are 0, 1, 2, …".formatted(text.value()));
    }
    return new Claim(expression, expression.type().equals(Types.INT));
  }

  /** Compiles an expression that gives the image of a vertex. */
  Expression imageOf(String vertex, Text text) {
    return compiler
        .with(vertex, Types.VERTEX)
        .compile(text, "the image of a vertex", Types.VERTEX, Types.INT, Types.TEXT);
  }

  /** Compiles an expression that gives a structure. */
  Expression structure(Text text) {
    return compiler.compile(text, "what it reduces to", Types.STRUCTURE);
  }

  /** Reads an expression, unless it mentions what is wrong already. */
  private <T> Optional<T> attempt(Text text, Supplier<T> step) {
    boolean mentionsBroken =
        Lexeme.of(text.value()).stream()
            .anyMatch(lexeme -> lexeme.is(Sort.NAME) && broken.contains(lexeme.text()));
    return mentionsBroken ? Optional.empty() : attempt(step);
  }

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
}
