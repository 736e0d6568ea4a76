package nimproof.game;

import java.util.List;
import java.util.Optional;

/** The registry of games: one line each. */
public final class Games {

  private static final List<Ruleset> ALL =
      List.of(
          new TakeAway(),
          new TypeOne(),
          new TakeAway("type-2"),
          new AsMuchAsYouWant(),
          new GraphNim());

  private Games() {}

  /** Lists every game. */
  public static List<Ruleset> all() {
    return ALL;
  }

  /** Finds a game by name, under normal play. */
  public static Optional<Ruleset> named(String name) {
    return ALL.stream().filter(game -> game.name().equals(name)).findFirst();
  }

  /** Finds a game by name, with who wins and how often the players may pass. */
  public static Optional<Ruleset> named(String name, boolean misere, int passes) {
    return named(name)
        .map(game -> misere ? new Misere(game) : game)
        .map(game -> passes > 0 ? new WithPasses(game, passes) : game);
  }
}
