package nimproof.solver;

import java.util.concurrent.ConcurrentHashMap;
import nimproof.structure.CanonicalKey;

/** Positions solved so far and what was found, shared by all threads of a solver. */
final class PositionTable {

  private final ConcurrentHashMap<CanonicalKey, Integer> found = new ConcurrentHashMap<>();
  private final Meter meter;

  PositionTable(Meter meter) {
    this.meter = meter;
  }

  /** Gives what was found for a position; -1 if it is not solved yet. */
  int get(CanonicalKey key) {
    Integer value = found.get(key);
    return value == null ? -1 : value;
  }

  /** Keeps what was found for a position, if the budget allows one more. */
  void put(CanonicalKey key, int value) {
    if (found.putIfAbsent(key, value) == null) {
      meter.count(key);
    }
  }
}
