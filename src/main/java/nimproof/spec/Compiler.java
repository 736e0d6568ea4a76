package nimproof.spec;

import dev.cel.bundle.Cel;
import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelIssue;
import dev.cel.common.CelValidationException;
import dev.cel.common.CelValidationResult;
import dev.cel.common.ast.CelReference;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import dev.cel.runtime.CelEvaluationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Type-checks the expressions of one spec.
 *
 * <p>Immutable: {@link #with} gives a compiler that knows one more variable.
 */
final class Compiler {

  private final Map<String, CelType> variables;
  private final Map<String, CelExpression> definitions;

  private final Surroundings surroundings;

  private Compiler(
      Map<String, CelType> variables,
      Map<String, CelExpression> definitions,
      Surroundings surroundings) {
    this.variables = variables;
    this.definitions = definitions;
    this.surroundings = surroundings;
  }

  /** Makes a compiler that knows the vocabulary and no variables. */
  static Compiler start() {
    return new Compiler(Map.of(), Map.of(), Surroundings.NONE);
  }

  /** Tells whether a variable is known. */
  boolean knows(String name) {
    return variables.containsKey(name);
  }

  /** Gives the definitions it knows, by name. */
  Map<String, CelExpression> definitions() {
    return definitions;
  }

  /** Adds a variable. */
  Compiler with(String name, CelType type) {
    return with(Map.of(name, type));
  }

  private Compiler with(Map<String, CelType> added) {
    Map<String, CelType> more = new TreeMap<>(variables);
    more.putAll(added);
    return new Compiler(more, definitions, surroundings);
  }

  /** Adds a variable that stands for an expression. */
  Compiler defining(String name, CelExpression expression) {
    Map<String, CelExpression> more = new LinkedHashMap<>(definitions);
    more.put(name, expression);
    return new Compiler(with(name, expression.type()).variables, more, surroundings);
  }

  /** Says what stands around the expressions that come next. */
  Compiler amid(Surroundings next) {
    return new Compiler(variables, definitions, next);
  }

  /** Adds the structure at hand and its invariants. */
  Compiler withStructure() {
    Map<String, CelType> added = new TreeMap<>();
    added.put(Question.IT, Types.STRUCTURE);
    for (Question question : Invariants.ALL) {
      if (question.extra().isEmpty()) {
        added.put(question.name(), question.gives());
      }
    }
    return with(added);
  }

  /** Adds the game, so that expressions can ask for the nim-value of any structure. */
  Compiler withGame() {
    return with(Question.GAME, Types.GAME);
  }

  /** Compiles a text and checks that it gives one of some types. */
  CelExpression compile(Text text, String purpose, CelType... wanted) {
    CelExpression expression = compilePart(text);
    CelType type = expression.type();
    if (List.of(wanted).stream().noneMatch(want -> Types.fits(type, want))) {
      throw new SpecException(
          text.location(),
          "%s must be %s; this is %s%s"
              .formatted(
                  purpose,
                  Types.words(List.of(wanted)),
                  Types.words(type),
                  isNumberForList(type, wanted) ? Advice.list(text.value()) : ""));
    }
    return expression;
  }

  /** Compiles a text that gives anything. */
  CelExpression compilePart(Text text) {
    CelSource source = CelSource.of(text);
    Cel cel = Vocabulary.celWith(variables);
    CelValidationResult result = cel.compile(source.cel());
    if (result.hasError()) {
      throw explained(source, result.getErrors().get(0));
    }
    try {
      CelAbstractSyntaxTree tree = result.getAst();
      OutcomeCheck.check(tree, source);
      return new CelExpression(
          source,
          variables(tree),
          names(tree).collect(Collectors.toUnmodifiableSet()),
          tree.getResultType(),
          cel.createProgram(tree),
          this,
          new AtomicReference<>(),
          new AtomicReference<>());
    } catch (CelValidationException | CelEvaluationException e) {
      throw new SpecException(text.location(), e.getMessage());
    }
  }

  private static boolean isNumberForList(CelType type, CelType... wanted) {
    return type.equals(Types.INT)
        && Stream.of(wanted).allMatch(want -> want.kind() == CelKind.LIST);
  }

  /** Lists the variables that an expression mentions, with those of the definitions it uses. */
  private Set<String> variables(CelAbstractSyntaxTree tree) {
    return names(tree)
        .filter(this::isDeclared)
        .flatMap(
            name ->
                definitions.containsKey(name)
                    ? definitions.get(name).variables().stream()
                    : Stream.of(name))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> names(CelAbstractSyntaxTree tree) {
    return tree.getReferenceMap().values().stream()
        .filter(reference -> reference.overloadIds().isEmpty())
        .map(CelReference::name);
  }

  /** Tells a variable of the spec from one that a macro such as {@code exists} binds. */
  private boolean isDeclared(String name) {
    return variables.containsKey(name);
  }

  private SpecException explained(CelSource source, CelIssue issue) {
    int line = source.lineStart(issue.getSourceLocation().getLine());
    int character = line + Math.max(0, issue.getSourceLocation().getColumn());
    CelMessage message =
        new CelMessage(
            issue.getMessage(),
            source.text().value(),
            source.placeOf(character),
            variables.keySet(),
            surroundings);
    return new SpecException(source.locationOf(character), message.explained());
  }
}
