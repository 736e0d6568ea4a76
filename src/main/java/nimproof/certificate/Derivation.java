package nimproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Chooses the steps of a proof: which classes need their value shown, and the reason for each move.
 *
 * <p>Largest first, and with the most passes left: when a class is treated, every larger class that
 * may ask for smaller ones has been treated, so a reason that needs no new class can be seen as
 * such. For each value below that of the position one option is a witness; any other option is
 * either shown to have its value, or answered by a reply to a position of the value at hand. The
 * reason that asks for the fewest elements of new classes wins. A position of value 0 thus rests on
 * positions of value 0 alone, as far as these do not fall apart.
 */
final class Derivation {

  private final PositionClasses classes;
  private final Limits limits;
  private final Map<PositionClass, Step> proved = new LinkedHashMap<>();
  private final Set<PositionClass> asked = new HashSet<>();
  private final List<PositionClass> askedNow = new ArrayList<>();
  private long reasons;
  private long reasonsNow;
  private final PriorityQueue<PositionClass> waiting =
      new PriorityQueue<>(
          Comparator.comparingInt(PositionClass::size)
              .thenComparingInt(PositionClass::passes)
              .reversed());

  Derivation(PositionClasses classes, Limits limits) {
    this.classes = classes;
    this.limits = limits;
  }

  /** Asks for the value of a position; gives the parts whose values make it up. */
  Reason ask(SetFamily position) {
    return chosen(Reason.direct(classes.sum(position)));
  }

  /** Asks why a position does not have a value that a reply leads to. */
  Reason askOther(SetFamily position, int value) {
    Sum sum = classes.sum(position);
    return chosen(cheapestReply(sum, value, Integer.MAX_VALUE).orElse(Reason.direct(sum)));
  }

  /** Finds reasons for every class that was asked for since the last time. */
  void complete() {
    List<Map.Entry<PositionClass, Step>> steps = new ArrayList<>();
    while (!waiting.isEmpty()) {
      PositionClass next = waiting.remove();
      steps.add(Map.entry(next, step(next)));
    }
    Collections.reverse(steps);
    steps.forEach(step -> proved.put(step.getKey(), step.getValue()));
    reasons += reasonsNow;
    reasonsNow = 0;
    askedNow.clear();
  }

  /** Forgets what was asked for since the last time. */
  void abandon() {
    waiting.clear();
    askedNow.forEach(asked::remove);
    askedNow.clear();
    reasonsNow = 0;
  }

  /** Gives the reasons found, each class after those that it needs. */
  Map<PositionClass, Step> proved() {
    return proved;
  }

  private Step step(PositionClass of) {
    return of.fold()
        .map(fold -> new Step(fold.swapped(), List.of(chosen(Reason.direct(fold.fixed())))))
        .orElseGet(() -> new Step(new long[0], reasons(of)));
  }

  private List<Reason> reasons(PositionClass of) {
    List<Sum> options = of.options();
    Reason[] reasons = new Reason[options.size()];
    int value = of.isZero() ? 0 : of.value();
    for (int below = 0; below < value; below++) {
      int witness = witness(of, below);
      reasons[witness] = chosen(Reason.direct(options.get(witness)));
    }
    List<Integer> open = new ArrayList<>();
    for (int move = 0; move < reasons.length; move++) {
      if (reasons[move] == null && cost(options.get(move)) == 0) {
        reasons[move] = Reason.direct(options.get(move));
      } else if (reasons[move] == null) {
        open.add(move);
      }
    }
    open.forEach(move -> reasons[move] = chosen(other(options.get(move), value)));
    return List.of(reasons);
  }

  /** Gives the cheapest move to an option of a value. */
  private int witness(PositionClass of, int value) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int move = 0; move < of.options().size() && least > 0; move++) {
      Sum option = of.options().get(move);
      int cost = cost(option);
      if (cost < least && classes.value(option) == value) {
        best = move;
        least = cost;
      }
    }
    if (best < 0) {
      throw new IllegalStateException(
          "the solver contradicts itself: no option of %s has value %d"
              .formatted(Notation.position(of.representative()), value));
    }
    return best;
  }

  /** Gives the cheapest reason why an option does not have a value. */
  private Reason other(Sum option, int value) {
    int cost = cost(option);
    return cost == 0
        ? Reason.direct(option)
        : cheapestReply(option, value, cost).orElse(Reason.direct(option));
  }

  /**
   * Finds the cheapest move in a sum that leads to a value: a move in one copy to the value that
   * fits. Those that cost as much as a given bound are not looked at.
   */
  private Optional<Reason> cheapestReply(Sum sum, int value, int bound) {
    int least = bound;
    Optional<Reason> best = Optional.empty();
    for (int i = 0; i < sum.copies().size() && least > 0; i++) {
      PositionClass moved = sum.copies().get(i).of();
      boolean alone = sum.copies().size() == 1 && !sum.hasRest();
      int fitting = alone ? value : value ^ sum.value() ^ moved.value();
      int others = cost(sum) - cost(moved);
      for (int move = 0; move < moved.options().size() && least > 0; move++) {
        Sum left = moved.options().get(move);
        int cost = others + cost(left);
        if (cost < least && classes.hasValue(left, fitting)) {
          least = cost;
          best = Optional.of(reply(sum, i, move));
        }
      }
    }
    return best;
  }

  private static Reason reply(Sum sum, int place, int move) {
    Part moved = sum.copies().get(place);
    long[] taken = moved.of().moves().get(move).clone();
    for (int i = 0; i < taken.length; i++) {
      taken[i] = SetFamily.image(taken[i], moved.points());
    }
    Arrays.sort(taken);
    return new Reason(Optional.of(taken), sum.replaced(place, moved.of().options().get(move)));
  }

  /** Counts the elements of the classes that a sum would newly ask for. */
  private int cost(Sum sum) {
    int cost = 0;
    for (Part part : sum.copies()) {
      cost += cost(part.of());
    }
    return cost;
  }

  private int cost(PositionClass of) {
    return asked.contains(of) ? 0 : of.size();
  }

  private Reason chosen(Reason reason) {
    for (Part part : reason.sum().copies()) {
      if (asked.add(part.of())) {
        waiting.add(part.of());
        askedNow.add(part.of());
        reasonsNow += part.of().size();
      }
    }
    require(asked.size(), limits.steps(), "the proof has more than %,d steps");
    require(reasons + reasonsNow, limits.reasons(), "the proof has more than %,d moves");
    return reason;
  }

  private static void require(long found, long most, String message) {
    if (found > most) {
      throw new TooLarge(message.formatted(most));
    }
  }
}
