package nimproof.kernel.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import nimproof.structure.Complex;
import nimproof.structure.Face;
import nimproof.structure.Hypergraph;
import nimproof.structure.Invariant;
import nimproof.structure.Names;
import nimproof.structure.Structure;

/**
 * Alters the instances of valid evaluations at random. An accepted mutant has the same instances as
 * the file from which it was made, up to isomorphism where all structures of a kind are listed.
 */
class MutationTest {

  private static final String LETTERS = "0123456789[](),|+-. complexhyrgnd";
  private static final AtomicInteger ACCEPTED = new AtomicInteger();
  private static final AtomicInteger ALTERED = new AtomicInteger();

  /** The beginning of the lines that may be altered. */
  private static final String INSTANCES = "instances\n";

  private static final Pattern SET = Pattern.compile("\\[([^\\[\\]]+)]");

  /** Makes one or two changes, all drawn from a seed. */
  record Mutation(String evaluation, long seed) {

    String apply() {
      Random random = new Random(seed);
      int from = evaluation.indexOf(INSTANCES) + INSTANCES.length();
      String text = evaluation.substring(from);
      for (int changes = 1 + random.nextInt(2); changes > 0 && !text.isEmpty(); changes--) {
        text =
            switch (random.nextInt(5)) {
              case 0 -> changeLines(text, random);
              case 1 -> flipSign(text, random);
              case 2 -> swapWords(text, random);
              case 3 -> exchangePoints(text, random);
              default -> changeLetter(text, random);
            };
      }
      return evaluation.substring(0, from) + text;
    }

    private static String changeLetter(String text, Random random) {
      int at = random.nextInt(text.length());
      char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
      String rest = text.substring(at + random.nextInt(2));
      return text.substring(0, at) + (random.nextInt(3) == 0 ? "" : letter) + rest;
    }

    private static String flipSign(String text, Random random) {
      int at = random.nextInt(text.length());
      char letter = text.charAt(at);
      char other = letter == '+' ? '-' : letter == '-' ? '+' : letter == '.' ? '+' : letter;
      return text.substring(0, at) + other + text.substring(at + 1);
    }

    /** Makes a structure an isomorphic copy of itself, by exchanging two points. */
    private static String exchangePoints(String text, Random random) {
      List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
      int at = random.nextInt(lines.size());
      String line = lines.get(at);
      int from = Math.max(0, line.indexOf("[["));
      String one = "" + (1 + random.nextInt(4));
      String other = "" + (1 + random.nextInt(4));
      String sets = line.substring(from).replace(one, "x").replace(other, one).replace("x", other);
      lines.set(at, line.substring(0, from) + sets);
      return String.join("", lines);
    }

    private static String swapWords(String text, Random random) {
      String[] words = text.split("(?<=[ \n\\[\\],])|(?=[ \n\\[\\],])");
      words[random.nextInt(words.length)] = words[random.nextInt(words.length)];
      return String.join("", words);
    }

    private static String changeLines(String text, Random random) {
      List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
      int one = random.nextInt(lines.size());
      int other = random.nextInt(lines.size());
      switch (random.nextInt(4)) {
        case 0 -> lines.remove(one);
        case 1 -> lines.add(one, lines.get(other));
        case 2 -> Collections.swap(lines, one, other);
        default -> lines.set(one, lines.get(other));
      }
      return String.join("", lines);
    }
  }

  @Provide
  Arbitrary<Mutation> mutations() throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path file : Evaluations.in("accept")) {
      String text = file.toString().endsWith(".eval") ? Files.readString(file) : "given";
      if (!text.contains("given") && !text.contains("claims of")) {
        texts.add(text);
      }
    }
    return Arbitraries.of(texts)
        .flatMap(text -> Arbitraries.longs().map(seed -> new Mutation(text, seed)));
  }

  @Property(tries = 30_000, shrinking = ShrinkingMode.OFF)
  void anAcceptedMutantHasTheSameInstances(@ForAll("mutations") Mutation mutation) {
    String mutant = mutation.apply();
    if (Evaluations.check(mutant) instanceof Verdict.Accepted) {
      assertThat(instances(mutant)).as(mutant).isEqualTo(instances(mutation.evaluation()));
      ACCEPTED.incrementAndGet();
      ALTERED.addAndGet(mutant.equals(mutation.evaluation()) ? 0 : 1);
    }
  }

  /** Lists the instances; of a structure that is one of a list, what isomorphism keeps. */
  private static List<String> instances(String evaluation) {
    boolean listed = evaluation.contains("\nall ");
    boolean built = evaluation.contains("\non ");
    int from = evaluation.indexOf(INSTANCES) + INSTANCES.length();
    return evaluation
        .substring(from)
        .lines()
        .filter(line -> !line.equals("end"))
        .map(line -> listed || built ? withStructure(line, listed) : line)
        .sorted()
        .toList();
  }

  private static String withStructure(String line, boolean upToIsomorphism) {
    int from = line.startsWith("n = ") || line.startsWith("sizes = ") ? line.indexOf(" | ") + 3 : 0;
    int to = line.lastIndexOf(" | ");
    String text = line.substring(from, to).replace(" ", "");
    String kind = text.substring(0, text.indexOf('('));
    int n = Integer.parseInt(text.replaceAll("\\D+(\\d+).*", "$1"));
    Set<Set<String>> sets =
        SET.matcher(text)
            .results()
            .map(MutationTest::names)
            .filter(set -> set.size() > 1)
            .collect(Collectors.toSet());
    Object structure = upToIsomorphism ? isomorphismClass(kind, n, sets) : kind + n + sorted(sets);
    return line.substring(0, from) + structure + line.substring(to);
  }

  private static List<String> sorted(Set<Set<String>> sets) {
    return sets.stream().map(Set::toString).sorted().toList();
  }

  private static Set<String> names(MatchResult set) {
    return Pattern.compile("0*(\\w+)")
        .matcher(set.group(1))
        .results()
        .map(name -> name.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static long isomorphismClass(String kind, int n, Set<Set<String>> sets) {
    List<String> names = sets.stream().flatMap(Set::stream).distinct().toList();
    List<Face> faces =
        sets.stream().map(set -> Face.of(set.stream().mapToInt(names::indexOf).toArray())).toList();
    Structure structure =
        kind.equals("complex") ? Complex.of(n, faces) : Hypergraph.of(n, faces, Names.DEFAULT);
    return Invariant.isomorphismKey(structure).hash();
  }

  /** Guards against a test that only ever sees nonsense. */
  @AfterContainer
  static void someMutantsWereAccepted() {
    assertThat(ACCEPTED.get()).isGreaterThan(300);
    assertThat(ALTERED.get()).isGreaterThan(30);
  }
}
