package nimproof.kernel.evaluation;

import java.util.List;

/** What the second program says of a file. */
public sealed interface Verdict {

  /**
   * On every instance it found what the file says.
   *
   * @param about what the file says it is about; shown, but nothing rests on it
   * @param statement the game, the ranges and the expressions, as the file writes them
   * @param structures how many structures, or choices of parameters, the file lists
   * @param checks how many claims were evaluated on these, in all
   * @param failures how many of them fail
   * @param scope where the structures come from, such as {@code all 11 graphs on 4 points}
   */
  record Accepted(
      String about,
      List<String> statement,
      long structures,
      long checks,
      long failures,
      List<String> scope)
      implements Verdict {}

  /**
   * Something is wrong.
   *
   * @param line the number of the first bad line, from 1
   */
  record Rejected(long line, String reason) implements Verdict {}
}
