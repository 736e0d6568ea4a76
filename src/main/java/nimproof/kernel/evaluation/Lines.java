package nimproof.kernel.evaluation;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** The lines of a file, and the one at hand. */
final class Lines {

  private static final int LONGEST_LINE = 1 << 20;

  private final InputStream in;
  private final Work work;
  private String line = "";

  /** Whether the file ended before the line at hand. */
  boolean isOver;

  /** The lines that were read as parts of the statement. */
  final List<String> header = new ArrayList<>();

  /** The number of the line at hand, from 1. */
  long number;

  Lines(InputStream in, Work work) {
    this.in = new BufferedInputStream(in);
    this.work = work;
  }

  /** Goes to the next line; after the last there are empty ones. */
  void next() throws IOException {
    StringBuilder next = new StringBuilder();
    number++;
    int first = in.read();
    isOver = first < 0;
    for (int b = first; b >= 0 && b != '\n'; b = in.read()) {
      Mistake.unless(b >= ' ' && b <= '~', "the byte %d is not printable ASCII", b);
      Mistake.unless(next.length() < LONGEST_LINE, "the line has over %,d bytes", LONGEST_LINE);
      next.append((char) b);
    }
    line = next.toString();
    work.begin(line.length());
  }

  String line() {
    return line;
  }

  boolean begins(String text) {
    return line.startsWith(text);
  }

  /** Passes a line, which must be this. */
  void pass(String text) throws IOException {
    Mistake.unless(line.equals(text), "found '%s', expected '%s'", line, text);
    next();
  }

  /** Reads a line of the header that begins with some text, gives its rest, and goes on. */
  String rest(String begin) throws IOException {
    Mistake.unless(begins(begin), "found '%s', expected '%s'", line, begin);
    String rest = line.substring(begin.length());
    header.add(line);
    next();
    return rest;
  }
}
