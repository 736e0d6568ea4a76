package nimproof.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnknownNameTest {

  @TempDir Path folder;

  private void check(String text, String... mistakes) {
    assertThat(new SpecFolder(folder).mistakesOf(text)).isEqualTo(List.of(mistakes));
  }

  @Test
  void aMisspeltKeyIsCorrected() {
    check(
        """
        title: T
        on: path(3)
        expct: 1
        """,
        "a.yaml:3:1: unknown key 'expct'; did you mean 'expect'?");
  }

  @Test
  void aKeyLikeNoOtherBringsTheWholeList() {
    check(
        """
        title: T
        on: path(3)
        expect: 1
        colour: blue
        """,
        "a.yaml:4:1: unknown key 'colour'; known: " + String.join(", ", SpecReader.KEYS));
  }

  @Test
  void aKeyInsideSourceIsChecked() {
    check(
        """
        title: T
        source: {papper: x}
        on: path(3)
        expect: 1
        """,
        "a.yaml:2:10: unknown key 'papper'; did you mean 'paper'?");
  }

  @Test
  void aMisspeltFamilyIsCorrected() {
    check(
        """
        title: T
        on: whel(5)
        expect: 1
        """,
        "a.yaml:2:5: unknown name 'whel'; did you mean 'wheel'?");
  }

  @Test
  void aMisspeltInvariantIsCorrected() {
    check(
        """
        title: T
        on: wheel(5)
        expect: g == maxDegre
        """,
        "a.yaml:3:14: unknown name 'maxDegre'; did you mean 'maxDegree'?");
  }

  @Test
  void aMisspeltParameterIsCorrected() {
    check(
        """
        title: T
        for: {length: 3..5}
        on: cycle(lenght)
        expect: 0
        """,
        "a.yaml:3:11: unknown name 'lenght'; did you mean 'length'?");
  }

  @Test
  void aNameLikeNoOtherIsJustUnknown() {
    check(
        """
        title: T
        on: wheel(5)
        expect: g == zzzzzzzz
        """,
        "a.yaml:3:14: unknown name 'zzzzzzzz'");
  }

  @Test
  void aMisspeltGameIsCorrected() {
    check(
        """
        title: T
        game: takeaway
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:7: unknown game 'takeaway'; did you mean 'take-away'?");
  }

  @Test
  void aMisspeltLemmaIsCorrected() {
    check(
        """
        title: T
        assume: [bipartit]
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:10: unknown lemma 'bipartit'; did you mean 'bipartite'?");
  }

  @Test
  void aMisspeltKindAndVerdictAreBothCorrected() {
    check(
        """
        title: T
        kind: theorm
        verdict: hold
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:7: unknown kind 'theorm'; did you mean 'theorem'?",
        "a.yaml:3:10: unknown verdict 'hold'; did you mean 'holds'?");
  }

  @Test
  void playAndPassesAreChecked() {
    check(
        """
        title: T
        play: misère
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:7: unknown play 'misère'; did you mean 'misere'?");
    check(
        """
        title: T
        passes: -1
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:9: '-1' is not a number of passes; write one from 0 to 9");
  }

  @Test
  void aVerdictLikeNoOtherBringsTheWholeList() {
    check(
        """
        title: T
        verdict: maybe
        on: wheel(5)
        expect: 1
        """,
        "a.yaml:2:10: unknown verdict 'maybe'; known: holds, refuted");
  }

  @Test
  void theStructureAtHandNeedsAnOnLine() {
    check(
        """
        title: T
        expect: degree(1) == 2
        """,
        "a.yaml:2:9: there is no structure here to ask this of; say which, or add an 'on:' line");
  }

  @Test
  void anInvariantNeedsAnOnLine() {
    check(
        """
        title: T
        expect: bipartite
        """,
        "a.yaml:2:9: 'bipartite' is asked of a structure, and there is none here; add an 'on:'"
            + " line");
  }

  @Test
  void aFamilyWithoutItsArgumentsIsNotUnknown() {
    check(
        """
        title: T
        on: wheel
        expect: 1
        """,
        "a.yaml:2:5: 'wheel' needs its arguments; write wheel(n)");
  }

  @Test
  void anAbsurdlyLongNameIsCut() {
    String name = "k".repeat(1_000);
    assertThat(new SpecFolder(folder).mistakesOf("title: T\nexpect: " + name + "\n"))
        .containsExactly("a.yaml:2:9: unknown name '" + "k".repeat(586) + "…");
  }

  @Test
  void controlCharactersAreShownNotPrinted() {
    check(
        "title: T\n\"\\e[31mtitel\": 1\nexpect: 1 == 1\n",
        "a.yaml:2:1: unknown key '\\u001b[31mtitel'; known: " + String.join(", ", SpecReader.KEYS));
  }
}
