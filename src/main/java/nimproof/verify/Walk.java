package nimproof.verify;

import java.util.List;
import java.util.function.Consumer;
import nimproof.game.Evaluator;
import nimproof.statement.Statement;

/** Goes through a statement with any evaluator, one instance after the other. */
public final class Walk {

  private Walk() {}

  /** Hands on every check of every instance, in the order of the scope, as soon as it is made. */
  public static void through(Statement statement, Evaluator evaluator, Consumer<Check> each) {
    Units units = new Units(statement, evaluator);
    for (List<Unit> next = units.next(1); !next.isEmpty(); next = units.next(1)) {
      next.get(0).run().checks().forEach(each);
    }
  }
}
