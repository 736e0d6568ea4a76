package nimproof.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What solving came to: of one structure, or of all members of a family. */
sealed interface Solved permits Solution, FamilySolution {

  /** Says what is wrong with the expression, or what ran out. */
  Optional<String> error();

  int exitCode();

  /** Writes the answer for a person. */
  List<String> lines();

  /** Writes the answer, or the error, for a program. */
  Map<String, Object> toJson();
}
