package nimproof.verify;

import java.util.List;
import java.util.function.Consumer;
import nimproof.game.Evaluator;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.statement.Statement;

/** A statement to be gone through with any evaluator, one instance after the other. */
public record Walk(Statement statement) {

  /** Gives the id of the statement. */
  public String id() {
    return statement.id();
  }

  /** Gives the game, with its play and passes. */
  public Ruleset game() {
    return Games.named(statement.rules().game(), isMisere(), passes()).orElseThrow();
  }

  /** Tells whether who moves last loses. */
  public boolean isMisere() {
    return statement.rules().play() == Statement.Play.MISERE;
  }

  /** Tells how often the players may pass between them. */
  public int passes() {
    return statement.rules().passes();
  }

  /** Hands on every check of every instance, in the order of the scope, as soon as it is made. */
  public void through(Evaluator evaluator, Consumer<Check> each) {
    Units units = new Units(statement, evaluator);
    for (List<Unit> next = units.next(1); !next.isEmpty(); next = units.next(1)) {
      next.get(0).run().checks().forEach(each);
    }
  }
}
