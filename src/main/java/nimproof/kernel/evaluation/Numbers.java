package nimproof.kernel.evaluation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** The functions of numbers, lists and texts. */
final class Numbers {

  private Numbers() {}

  static Object call(String name, Arguments a) {
    return switch (name) {
      case "size" -> (long) a.list(0).size();
      case "xor" -> a.isNumber(0) ? a.number(0) ^ a.number(1) : xor(a.numbers(0));
      case "mex" -> mex(a.numbers(0));
      case "sum" ->
          a.isOfStructures(0)
              ? Families.sum(a)
              : (Object) a.numbers(0).stream().reduce(0L, Math::addExact);
      case "max" -> a.list(0).isEmpty() ? 0L : (Object) Collections.max(a.numbers(0));
      case "min" -> a.list(0).isEmpty() ? 0L : (Object) Collections.min(a.numbers(0));
      case "range" ->
          range(a.number(0), a.number(1), a.values().size() > 2 ? a.number(2) : 1, a.work());
      case "lists" -> choices(a, true);
      case "multisets" -> choices(a, false);
      case "parity" -> Math.floorMod(a.number(0), 2L);
      case "drop" -> List.copyOf(a.list(0).subList(a.small(1), a.list(0).size()));
      case "occursIn" -> Collections.indexOfSubList(a.list(1), a.list(0)) >= 0;
      case "preperiod" ->
          preperiod(a.numbers(0), a.small(1), a.values().size() > 2 ? a.number(2) : 0);
      case "string" -> a.values().get(0).toString();
      case "startsWith" -> ((String) a.values().get(0)).startsWith((String) a.values().get(1));
      default -> Families.call(name, a);
    };
  }

  private static long xor(List<Long> numbers) {
    return numbers.stream().reduce(0L, (x, y) -> x ^ y);
  }

  /** Gives the least natural number that is not in a list. */
  private static long mex(List<Long> numbers) {
    Set<Long> present = new HashSet<>(numbers);
    long mex = 0;
    while (present.contains(mex)) {
      mex++;
    }
    return mex;
  }

  /** Gives the least place from which each entry is so much more than the one a period before. */
  private static long preperiod(List<Long> list, int period, long growth) {
    Mistake.unless(period > 0 && list.size() / 2 >= period, "the list is too short for the period");
    long place = list.size() - period;
    while (place > 0 && list.get((int) place - 1 + period) == list.get((int) place - 1) + growth) {
      place--;
    }
    return place;
  }

  private static List<Long> range(long from, long to, long step, Work work) {
    Mistake.unless(step > 0, "a step is %d", step);
    long count = from > to ? 0 : Math.subtractExact(to, from) / step + 1;
    work.store(count);
    return LongStream.range(0, count).mapToObj(k -> from + k * step).toList();
  }

  /** Lists the lists, or those that do not decrease, with so many of some values. */
  private static List<Object> choices(Arguments a, boolean any) {
    List<Object> all = new ArrayList<>();
    List<Long> sizes = a.isNumber(0) ? List.of(a.number(0)) : a.numbers(0);
    for (long size : sizes) {
      extend(List.of(), size, a.list(1), any, a.work(), all);
    }
    return all;
  }

  private static void extend(
      List<Object> list, long more, List<?> from, boolean any, Work work, List<Object> all) {
    work.store(1 + list.size());
    if (more == 0) {
      all.add(list);
      return;
    }
    for (int i = 0; i < from.size(); i++) {
      List<Object> longer = new ArrayList<>(list);
      longer.add(from.get(i));
      extend(longer, more - 1, any ? from : from.subList(i, from.size()), any, work, all);
    }
  }
}
