package nimproof.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Alters valid certificates at random. An altered certificate may still be a proof, of what its
 * header says: each claim of an accepted one is computed anew, straight from the definition.
 */
class MutationTest {

  private static final String LETTERS = "abcdef0123456789=!>+~%,:# ";
  private static final AtomicInteger ACCEPTED = new AtomicInteger();
  private static final Map<String, Boolean> TRUTH = new HashMap<>();

  /** Makes one or more changes, all drawn from a seed. */
  record Mutation(String certificate, long seed) {

    String apply() {
      Random random = new Random(seed);
      String text = certificate;
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        text = random.nextInt(3) == 0 ? changeLines(text, random) : changeLetters(text, random);
      }
      return text;
    }

    private static String changeLetters(String text, Random random) {
      int at = random.nextInt(text.length());
      String letter = String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())));
      return switch (random.nextInt(5)) {
        case 0 -> text.substring(0, at) + letter + text.substring(at);
        case 1 -> text.substring(0, at) + text.substring(at + 1);
        case 2 -> renamed(text, random);
        default -> text.substring(0, at) + letter + text.substring(at + 1);
      };
    }

    /** Puts one word of the certificate in the place of another. */
    private static String renamed(String text, Random random) {
      String[] words = text.split("(?<=[ \n>+,%])|(?=[ \n>+,%])");
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
      return lines.isEmpty() ? "\n" : String.join("", lines);
    }
  }

  @Provide
  Arbitrary<Mutation> mutations() throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path file : Certificates.in("accept")) {
      if (file.toString().endsWith(".cert")) {
        texts.add(Files.readString(file));
      }
    }
    return Arbitraries.of(texts)
        .flatMap(text -> Arbitraries.longs().map(seed -> new Mutation(text, seed)));
  }

  @Property(tries = 100_000, shrinking = ShrinkingMode.OFF)
  void anAcceptedMutantProvesWhatItsHeaderSays(@ForAll("mutations") Mutation mutation) {
    String mutant = mutation.apply();
    if (Certificates.check(mutant) instanceof Verdict.Accepted accepted) {
      List<String> header = mutant.lines().takeWhile(line -> !line.equals("proof")).toList();
      String game = header.get(2).substring("game ".length());
      List<String> claims = header.subList(3, header.size());
      assertThat(accepted.claims().stream().map(MutationTest::written)).isEqualTo(claims);
      claims.forEach(claim -> assertThat(isTrue(game, claim)).as(mutant).isTrue());
      ACCEPTED.incrementAndGet();
    }
  }

  private static String written(Claim claim) {
    String sign = claim.judgement().equal() ? " = " : " != ";
    String label = claim.label().isEmpty() ? "" : " # " + claim.label();
    return "claim " + claim.position() + sign + claim.judgement().value() + label;
  }

  private static boolean isTrue(String game, String claim) {
    return TRUTH.computeIfAbsent(
        game + claim, key -> NaiveGame.isTrue(game, claim.substring("claim ".length())));
  }

  /** Guards against a test that only ever sees nonsense. */
  @AfterContainer
  static void someMutantsWereAccepted() {
    assertThat(ACCEPTED.get()).isGreaterThan(1_000);
  }
}
