package nimproof.kernel.evaluation;

import java.util.List;

/** What a function is called with. */
record Arguments(List<Object> values, Work work) {

  boolean isNumber(int place) {
    return values.get(place) instanceof Long;
  }

  boolean isOfStructures(int place) {
    return !list(place).isEmpty() && list(place).get(0) instanceof Structure;
  }

  long number(int place) {
    return (Long) values.get(place);
  }

  int small(int place) {
    return Math.toIntExact(number(place));
  }

  List<?> list(int place) {
    return (List<?>) values.get(place);
  }

  List<Long> numbers(int place) {
    return list(place).stream().map(Long.class::cast).toList();
  }

  List<List<?>> lists(int place) {
    return list(place).stream().<List<?>>map(entry -> (List<?>) entry).toList();
  }

  Structure structure(int place) {
    return (Structure) values.get(place);
  }

  /** Gives a structure without the names of points that were taken. */
  Structure packed(int place) {
    return structure(place).packed();
  }

  Involution involution(int place) {
    return (Involution) values.get(place);
  }
}
