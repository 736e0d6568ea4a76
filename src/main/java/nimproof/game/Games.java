package nimproof.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The registry of games: one line each. All are played on sums, too. */
public final class Games {

  private static final List<Ruleset> ALL =
      Stream.of(
              new TakeAway(),
              new TypeOne(),
              new TakeAway("type-2"),
              new AsMuchAsYouWant(),
              new GraphNim())
          .<Ruleset>map(OnSums::new)
          .toList();

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
        .map(game -> passes > 0 ? new WithPasses(game, passes) : game)
        .map(game -> misere ? new Misere(game) : game);
  }
}
