package nimproof.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** Prints lines, in colour where the reader has a terminal that shows it. */
final class Terminal {

  private final PrintWriter out;
  private final PrintWriter err;
  private final Ansi ansi;

  Terminal(CommandSpec command) {
    this.out = command.commandLine().getOut();
    this.err = command.commandLine().getErr();
    this.ansi = command.commandLine().getColorScheme().ansi();
  }

  /** Tells whether somebody watches, so that progress is worth showing. */
  boolean isWatched() {
    return System.console() != null;
  }

  void line(String text) {
    out.println(text);
    out.flush();
  }

  void error(String text) {
    err.println(text);
    err.flush();
  }

  /** Writes a word in a colour, padded to a width. */
  String coloured(String style, String word, int width) {
    String padding = " ".repeat(Math.max(0, width - word.length()));
    return ansi.string("@|" + style + " " + word + "|@") + padding;
  }
}
