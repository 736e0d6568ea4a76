package nimproof.spec;

import dev.cel.bundle.Cel;
import dev.cel.bundle.CelBuilder;
import dev.cel.bundle.CelFactory;
import dev.cel.common.CelFunctionDecl;
import dev.cel.common.CelOptions;
import dev.cel.common.types.CelType;
import dev.cel.parser.CelStandardMacro;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimproof.family.Families;
import nimproof.family.Family;
import nimproof.family.Parameter;

/**
 * Every name that expressions can use, made known to CEL.
 *
 * <p>Building the environment takes most of a second, so it is built once and extended by the
 * variables of a spec, in {@link #celWith}.
 */
public final class Vocabulary {

  /** The most steps that the loops of one expression may take together. */
  static final int MOST_STEPS = 1_000_000;

  static final Map<String, Question> QUESTIONS =
      Invariants.ALL.stream().collect(Collectors.toMap(Question::name, Function.identity()));

  private static final List<Word> WORDS =
      Stream.of(
              Families.all().stream().map(Vocabulary::word),
              Invariants.ALL.stream().map(Vocabulary::word),
              Functions.ALL.stream().map(Functions.Entry::word))
          .flatMap(words -> words)
          .toList();

  private Vocabulary() {}

  /** Lists every name. */
  public static List<Word> words() {
    return WORDS;
  }

  /** Lists the ways to write a name. */
  static List<String> signatures(String name) {
    return WORDS.stream().filter(word -> word.name().equals(name)).map(Word::signature).toList();
  }

  /** Lists the ways to call a name, with those that ask it of a given structure. */
  static List<String> forms(String name) {
    Stream<String> ofAny =
        Stream.ofNullable(QUESTIONS.get(name)).map(Question::signatureOfAnyStructure);
    return Stream.concat(signatures(name).stream(), ofAny).toList();
  }

  /** Gives CEL with some variables; specs mostly use the same ones, so that these are kept. */
  static Cel celWith(Map<String, CelType> variables) {
    return Holder.WITH_VARIABLES.computeIfAbsent(Map.copyOf(variables), Vocabulary::extended);
  }

  private static Cel extended(Map<String, CelType> variables) {
    CelBuilder builder = Holder.CEL.toCelBuilder();
    variables.forEach(builder::addVar);
    return builder.build();
  }

  private static Word word(Family family) {
    return new Word(Word.Sort.FAMILY, family.name(), family.signature(), family.summary());
  }

  private static Word word(Question question) {
    return new Word(Word.Sort.INVARIANT, question.name(), question.signature(), question.summary());
  }

  private static final class Holder {
    static final Cel CEL = build();
    static final Map<Map<String, CelType>, Cel> WITH_VARIABLES = new ConcurrentHashMap<>();
  }

  private static Cel build() {
    Map<String, List<Overload>> functions = new TreeMap<>();
    overloads()
        .forEach(o -> functions.computeIfAbsent(o.function(), f -> new ArrayList<>()).add(o));
    return CelFactory.standardCelBuilder()
        .setOptions(
            CelOptions.current()
                .maxParseRecursionDepth(100)
                .comprehensionMaxIterations(MOST_STEPS)
                .build())
        .setStandardMacros(CelStandardMacro.STANDARD_MACROS)
        .addMacros(Macros.all())
        .addVar(Macros.FOLDER, Types.TEXT)
        .addFunctionDeclarations(functions.values().stream().map(Vocabulary::declaration).toList())
        .addFunctionBindings(overloads().map(Overload::binding).toList())
        .build();
  }

  private static Stream<Overload> overloads() {
    return Stream.of(
            Families.all().stream().map(Vocabulary::overload),
            Invariants.ALL.stream().map(Question::overload),
            Functions.ALL.stream().map(Functions.Entry::overload))
        .flatMap(overloads -> overloads);
  }

  private static Overload overload(Family family) {
    return new Overload(
        family.name(),
        family.parameters().stream().map(Parameter::type).map(Types::of).toList(),
        family.exhaustive() ? Types.STRUCTURES : Types.STRUCTURE,
        arguments -> family.make(List.of(arguments)));
  }

  private static CelFunctionDecl declaration(List<Overload> overloads) {
    return CelFunctionDecl.newFunctionDeclaration(
        overloads.get(0).function(), overloads.stream().map(Overload::declaration).toList());
  }
}
