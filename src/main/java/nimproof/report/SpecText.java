package nimproof.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a spec into pieces, so that keys, comments, texts and numbers can be told apart. */
public final class SpecText {

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>(?<=^|\\s)#.*)"
              + "|(?<text>\"(?:[^\"\\\\\n]|\\\\.)*\"|'[^'\n]*')"
              + "|(?<key>(?<=^|[\\s{,(])[A-Za-z_]\\w*(?=:(?:\\s|$)))"
              + "|(?<number>\\b\\d+\\b)",
          Pattern.MULTILINE);

  private static final List<String> KINDS = List.of("comment", "text", "key", "number");

  private SpecText() {}

  /**
   * A piece of a spec.
   *
   * @param kind comment, text, key, number, or nothing for the rest
   */
  public record Piece(String kind, String text) {}

  /** Cuts a spec; the texts of the pieces together are the spec. */
  public static List<Piece> pieces(String spec) {
    List<Piece> pieces = new ArrayList<>();
    Matcher token = TOKEN.matcher(spec);
    int from = 0;
    while (token.find()) {
      if (token.start() > from) {
        pieces.add(new Piece("", spec.substring(from, token.start())));
      }
      pieces.add(new Piece(kind(token), token.group()));
      from = token.end();
    }
    pieces.add(new Piece("", spec.substring(from)));
    return pieces;
  }

  private static String kind(Matcher token) {
    return KINDS.stream().filter(kind -> token.group(kind) != null).findFirst().orElseThrow();
  }
}
