package nimproof.cli;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import nimproof.game.Games;
import nimproof.game.Lemma;
import nimproof.spec.Vocabulary;
import nimproof.spec.Word;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists every name that specs can use. */
@Command(
    name = "families",
    description = "Lists every family, game, lemma, invariant and function, one a line.",
    mixinStandardHelpOptions = true)
final class FamiliesCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  private Terminal terminal;

  @Override
  public Integer call() {
    terminal = new Terminal(command);
    heading("Families of structures");
    words(Word.Sort.FAMILY);
    heading("Games (game:)");
    Games.all().forEach(game -> entry(game.name(), game.summary()));
    heading("Lemmas (assume:)");
    Arrays.stream(Lemma.values()).forEach(lemma -> entry(lemma.word(), lemma.summary()));
    heading("Invariants of the structure and the game");
    words(Word.Sort.INVARIANT);
    heading("Functions of numbers and lists");
    words(Word.Sort.FUNCTION);
    return ExitCode.AS_DECLARED;
  }

  private void heading(String text) {
    terminal.line("");
    terminal.line(terminal.coloured("bold", text, 0));
  }

  private void words(Word.Sort sort) {
    List<Word> words = Vocabulary.words().stream().filter(word -> word.sort() == sort).toList();
    words.forEach(word -> entry(word.signature(), word.summary()));
  }

  private void entry(String name, String summary) {
    terminal.line("  %-28s %s".formatted(name, summary));
  }
}
