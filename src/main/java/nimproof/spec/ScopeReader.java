package nimproof.spec;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.SimpleType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nimproof.statement.Expression;
import nimproof.statement.Statement.Claim;
import nimproof.statement.Table;

/** Type-checks the parts of a spec that hold expressions, in the order in which names appear. */
final class ScopeReader {

  private final List<Diagnostic> problems;
  private Compiler compiler = Compiler.start();

  ScopeReader(List<Diagnostic> problems) {
    this.problems = problems;
  }

  /** Reads ranges; each name can be used from the next one on. */
  Map<String, Expression> ranges(Map<Text, Text> ranges) {
    Map<String, Expression> read = new LinkedHashMap<>();
    for (Map.Entry<Text, Text> range : ranges.entrySet()) {
      attempt(() -> NewName.check(range.getKey(), compiler))
          .ifPresent(name -> read(name, range.getValue(), read));
    }
    return read;
  }

  /** Reads a range; its name is known from here on even if the range is wrong. */
  private void read(String name, Text range, Map<String, Expression> read) {
    Optional<CelExpression> values = attempt(() -> list(name, range));
    values.ifPresent(list -> read.put(name, list));
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
    return attempt(() -> compiler.compile(text, "'on:'", Types.STRUCTURE, Types.STRUCTURES));
  }

  /** From here on expressions may speak of the game, and of the structure if there is one. */
  void enter(boolean hasStructure) {
    compiler = hasStructure ? compiler.withGame().withStructure() : compiler.withGame();
  }

  void define(Map<Text, Text> definitions) {
    for (Map.Entry<Text, Text> definition : definitions.entrySet()) {
      attempt(
          () -> {
            String name = NewName.check(definition.getKey(), compiler);
            CelExpression body =
                compiler.compile(definition.getValue(), "a definition", SimpleType.DYN);
            compiler = compiler.defining(name, body);
            return name;
          });
    }
  }

  List<Expression> conditions(List<Text> texts) {
    List<Expression> conditions = new ArrayList<>();
    for (Text text : texts) {
      attempt(() -> compiler.compile(text, "'where:'", Types.BOOL)).ifPresent(conditions::add);
    }
    return List.copyOf(conditions);
  }

  List<Claim> claims(List<Text> texts, boolean hasStructure) {
    List<Claim> claims = new ArrayList<>();
    for (Text text : texts) {
      attempt(() -> claim(text, hasStructure)).ifPresent(claims::add);
    }
    return List.copyOf(claims);
  }

  private Claim claim(Text text, boolean hasStructure) {
    CelExpression expression =
        hasStructure
            ? compiler.compile(text, "'expect:'", Types.INT, Types.BOOL)
            : compiler.compile(text, "'expect:' without 'on:'", Types.BOOL);
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
