package nimproof.verify;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nimproof.game.Evaluator;
import nimproof.game.Games;
import nimproof.game.Ruleset;
import nimproof.statement.Statement;
import nimproof.structure.Structure;

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

  /** One structure or choice of parameters of the scope. */
  public interface Stop {

    /** Writes its parameters. */
    String parameters();

    /** Writes its parameters, and the structure if they do not tell it. */
    String describe();

    /** Gives the structure, if the statement is about any. */
    Optional<Structure> structure();

    /** Makes every check there is on it. */
    List<Check> check();
  }

  /** Goes to every structure or choice of parameters, in the order of the scope. */
  public void through(Evaluator evaluator, Consumer<Stop> each) {
    Units units = new Units(statement, evaluator);
    for (List<Unit> next = units.next(1); !next.isEmpty(); next = units.next(1)) {
      each.accept(next.get(0));
    }
  }
}
