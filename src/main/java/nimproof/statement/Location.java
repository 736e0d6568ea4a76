package nimproof.statement;

/** A place in a file; lines and columns count from 1, and 0 means the whole file. */
public record Location(String file, int line, int column) {

  /** Writes the place as editors understand it: {@code file:line:column}. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }
}
