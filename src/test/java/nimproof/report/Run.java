package nimproof.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimproof.spec.Specs;
import nimproof.statement.Statement;
import nimproof.verify.Certifier;
import nimproof.verify.Result;
import nimproof.verify.Verifier;

/** Reads and checks specs as the command line does. */
final class Run {

  private Run() {}

  /** Checks a spec whose id is {@code id}. */
  static Result of(String id, String spec) {
    return of(id, spec, Certifier.NONE);
  }

  /** Checks a spec whose id is {@code id}, and asks for a certificate of it. */
  static Result of(String id, String spec, Certifier certifier) {
    try {
      Path folder = Files.createTempDirectory("nimproof");
      Path file = folder.resolve(id + ".yaml");
      Files.writeString(file, spec);
      Specs.Reading reading = Specs.read(List.of(file), any -> true, false);
      if (!reading.problems().isEmpty()) {
        throw new IllegalArgumentException(reading.problems().toString());
      }
      Files.delete(file);
      Files.delete(folder);
      return of(anonymous(reading.statements().get(0)), certifier);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Gives the file a name that is the same in every run. */
  private static Statement anonymous(Statement s) {
    return new Statement(
        s.id(),
        "conjectures/" + s.id() + ".yaml",
        s.text(),
        s.title(),
        s.kind(),
        s.source(),
        s.remark(),
        s.rules(),
        s.scope(),
        s.claims(),
        s.assumptions(),
        s.basis(),
        s.declared(),
        s.slips());
  }

  private static Result of(Statement statement, Certifier certifier) {
    try (Verifier verifier = new Verifier(Duration.ofMinutes(10), 2, certifier)) {
      return verifier.verify(statement, (done, total) -> {});
    }
  }

  /** A conjecture that holds on four wheels. */
  static Result wheels() {
    return of(
        "wheel",
        """
        title: Every wheel has nim-value 1
        kind: conjecture
        source: {paper: khandhawit-ye-2011, at: Conjecture 3}
        for: {n: 3..6}
        on: wheel(n)
        expect: 1
        """);
  }

  /** A claim about all graphs that fails first on the triangle. */
  static Result parities() {
    return of(
        "parities",
        """
        title: Every graph has the value <script>alert("two parities")</script>
        kind: remark
        for: {n: 1..4}
        on: graphs(n)
        expect: 2 * (e % 2) + v % 2
        """);
  }

  /** A condition on complexes that fails as declared. */
  static Result complexes() {
    return of(
        "complexes",
        """
        title: The first player wins on every complex with a triangle
        kind: question
        source: {paper: kanungo-2024, at: Remark}
        for: {n: [4]}
        on: complexes(n)
        where: dimension == 2
        expect: outcome == "N"
        verdict: refuted
        """);
  }

  /** A printed table with a wrong cell and an empty one. */
  static Result table() {
    return of(
        "table",
        """
        title: Two tails
        kind: table
        source: {paper: khandhawit-ye-2011, at: Table 4}
        on: oddCycleTails(3, row, column)
        table: |2
             1  2  3
          1  4  6  5
          2  6  4  -
        verdict: refuted
        """);
  }

  /** A printed table that should be symmetric and is not in two places. */
  static Result asymmetricTable() {
    return of(
        "asymmetric",
        """
        title: Two tails of up to four vertices
        kind: table
        source: {paper: khandhawit-ye-2011, at: Table 4}
        on: oddCycleTails(3, row, column)
        table: |
          m\\k  1   2   3   4
          1    4   6   4   8
          2    6   4   8  10
          3    4   6   -   8
          4    8  10   9   4
        symmetric: true
        verdict: refuted
        slip: [computation, print]
        """);
  }

  /** A claim about numbers alone. */
  static Result numbers() {
    return of(
        "numbers",
        """
        title: Adding one is xor with one
        kind: lemma
        for: {k: 0..6 step 2}
        expect:
          - xor([k, 1]) == k + 1
          - xor([k, 2]) == k + 2
        assume: [bipartite]
        verdict: refuted
        """);
  }

  /** A claim about one graph, a triangle with a leaf, whose nim-value is 4. */
  static Result kite() {
    return of(
        "kite",
        """
        title: The second player wins on a triangle with a leaf
        kind: example
        on: graph([[1, 2], [1, 3], [2, 3], [1, 4]])
        expect: 0
        verdict: refuted
        """);
  }

  /** A map of a wheel that is no symmetry. */
  static Result turnedWheel() {
    return of(
        "turned-wheel",
        """
        title: Two rim vertices of a wheel change places
        kind: example
        on: wheel(6)
        involution: 2 <-> 5
        reducesTo: path(3)
        verdict: refuted
        """);
  }

  /** A condition with two numbers, on posets. */
  static Result boxes() {
    return of(
        "boxes",
        """
        title: The first player wins on every box of Chomp, and never by a nim-value of 4
        for: {m: 2..4, n: 2..4}
        on: chomp([m, n])
        expect: g > 0 && g != 4
        verdict: refuted
        """);
  }

  /** A condition with three numbers, of which the first makes no difference. */
  static Result tails() {
    return of(
        "tails",
        """
        title: An odd cycle with two tails has an even nim-value of 4 or more
        for: {c: [3, 5], m: 1..3, k: 1..3}
        on: oddCycleTails(c, m, k)
        expect:
          - g >= 4
          - g % 2 == 0
        """);
  }

  /** Heaps that can be split, and no nim-value in the claim. */
  static Result kayles() {
    return of(
        "kayles",
        """
        title: The first player wins Kayles
        for: {n: 1..7}
        on: kayles(n)
        expect: outcome == "N"
        """);
  }

  /** A chain of reductions. */
  static Result chain() {
    return of(
        "chain",
        """
        title: A complete multipartite graph is reduced to a complete graph on its odd parts
        on: completeMultipartite([1, 1, 2, 3])
        expect:
          - isomorphic(simplestForm, complete(3)) && simplestForm == simplestForm && inSimplestForm == false
        """);
  }

  /** One statement for each kind of page. */
  static List<Result> all() {
    return List.of(
        wheels(),
        parities(),
        complexes(),
        table(),
        numbers(),
        turnedWheel(),
        kite(),
        boxes(),
        tails(),
        kayles(),
        chain());
  }
}
