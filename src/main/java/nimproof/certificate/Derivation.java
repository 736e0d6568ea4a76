package nimproof.certificate;

import java.util.ArrayList;
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
 * <p>Largest first: when a class is treated, every larger class that may ask for smaller ones has
 * been treated, so a reason that needs no new class can be seen as such. For each value below that
 * of the position one option is a witness; any other option is either shown to have its value, or
 * answered by a reply to a position of the value at hand. The reason that asks for the fewest
 * elements of new classes wins. A position of value 0 thus rests on positions of value 0 alone, as
 * far as these do not fall apart.
 */
final class Derivation {

  private final PositionClasses classes;
  private final Limits limits;
  private final Map<PositionClass, List<Reason>> proved = new LinkedHashMap<>();
  private final Set<PositionClass> asked = new HashSet<>();
  private final List<PositionClass> askedNow = new ArrayList<>();
  private long reasons;
  private long reasonsNow;
  private final PriorityQueue<PositionClass> waiting =
      new PriorityQueue<>(Comparator.comparingInt(PositionClass::size).reversed());

  Derivation(PositionClasses classes, Limits limits) {
    this.classes = classes;
    this.limits = limits;
  }

  /** Asks for the value of a position; gives the parts whose values make it up. */
  Reason ask(SetFamily position) {
    return chosen(new Reason(0, classes.parts(position)));
  }

  /** Asks why a position does not have a value that a reply leads to. */
  Reason askOther(SetFamily position, int value) {
    List<Part> parts = classes.parts(position);
    return chosen(cheapest(replies(parts, value)).orElseGet(() -> new Reason(0, parts)));
  }

  /** Finds reasons for every class that was asked for since the last time. */
  void complete() {
    List<Map.Entry<PositionClass, List<Reason>>> steps = new ArrayList<>();
    while (!waiting.isEmpty()) {
      PositionClass next = waiting.remove();
      steps.add(Map.entry(next, reasons(next)));
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
  Map<PositionClass, List<Reason>> proved() {
    return proved;
  }

  private List<Reason> reasons(PositionClass of) {
    Reason[] reasons = new Reason[of.size()];
    int value = of.isZero() ? 0 : of.value();
    for (int below = 0; below < value; below++) {
      int witness = witness(of, below);
      reasons[witness] = chosen(new Reason(0, of.options().get(witness)));
    }
    List<Integer> open = new ArrayList<>();
    for (int move = 0; move < reasons.length; move++) {
      List<Part> option = of.options().get(move);
      if (reasons[move] == null && cost(option) == 0) {
        reasons[move] = new Reason(0, option);
      } else if (reasons[move] == null) {
        open.add(move);
      }
    }
    open.forEach(move -> reasons[move] = chosen(other(of.options().get(move), value)));
    return List.of(reasons);
  }

  /** Gives the cheapest move to an option of a value. */
  private int witness(PositionClass of, int value) {
    int best = -1;
    for (int move = 0; move < of.size(); move++) {
      List<Part> option = of.options().get(move);
      if (classes.value(option) == value
          && (best < 0 || cost(option) < cost(of.options().get(best)))) {
        best = move;
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
  private Reason other(List<Part> option, int value) {
    Reason direct = new Reason(0, option);
    int cost = cost(option);
    Optional<Reason> reply = cost == 0 ? Optional.empty() : cheapest(replies(option, value));
    return reply.filter(r -> cost(r.parts()) < cost).orElse(direct);
  }

  private Optional<Reason> cheapest(List<Reason> reasons) {
    return reasons.stream().min(Comparator.comparingInt(reason -> cost(reason.parts())));
  }

  /** Lists the moves in a sum that lead to a value: moves in one part to the value that fits. */
  private List<Reason> replies(List<Part> sum, int value) {
    List<Reason> replies = new ArrayList<>();
    for (int i = 0; i < sum.size(); i++) {
      Part moved = sum.get(i);
      List<Part> others = new ArrayList<>(sum);
      others.remove(i);
      int fitting = others.isEmpty() ? value : value ^ classes.value(others);
      for (int move = 0; move < moved.of().size(); move++) {
        List<Part> left = moved.of().options().get(move);
        if (classes.hasValue(left, fitting)) {
          List<Part> all = new ArrayList<>(left.stream().map(p -> p.inside(moved)).toList());
          all.addAll(others);
          long taken = moved.of().representative().elements()[move];
          replies.add(new Reason(SetFamily.image(taken, moved.points()), all));
        }
      }
    }
    return replies;
  }

  /** Counts the elements of the classes that a sum would newly ask for. */
  private int cost(List<Part> sum) {
    int cost = 0;
    for (Part part : sum) {
      cost += asked.contains(part.of()) ? 0 : part.of().size();
    }
    return cost;
  }

  private Reason chosen(Reason reason) {
    for (Part part : reason.parts()) {
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
