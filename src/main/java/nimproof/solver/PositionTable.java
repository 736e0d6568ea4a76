package nimproof.solver;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import nimproof.structure.CanonicalKey;

/**
 * The positions solved so far and what was found, shared by all threads of a solver.
 *
 * <p>Keys are spread over shards by their hash; a thread holds the lock of one shard for one probe
 * or one insertion, so threads hardly ever wait for each other.
 */
final class PositionTable {

  private static final int SHARD_BITS = 6;

  private final Shard[] shards = new Shard[1 << SHARD_BITS];
  private final Meter meter;

  PositionTable(Meter meter) {
    this.meter = meter;
    Arrays.setAll(shards, i -> new Shard());
  }

  /** A part of the table: one table for each length of keys. */
  private static final class Shard {
    KeyTable[] byLength = new KeyTable[0];

    int get(CanonicalKey key) {
      boolean known = key.length() < byLength.length && byLength[key.length()] != null;
      return known ? byLength[key.length()].get(key) : -1;
    }

    /** Gives the table for a length with room for one more key, paid for before it is made. */
    KeyTable withRoom(int length, Meter meter) {
      if (length >= byLength.length) {
        byLength = Arrays.copyOf(byLength, length + 1);
      }
      KeyTable table = byLength[length];
      if (table == null) {
        meter.reserve(KeyTable.firstBytes(length));
        byLength[length] = new KeyTable(length);
      } else if (table.isFull()) {
        meter.reserve(table.bytesWhenGrown() - table.bytes());
        table.grow();
      }
      return byLength[length];
    }
  }

  private Shard shard(CanonicalKey key) {
    return shards[(int) (key.hash() >>> Long.SIZE - SHARD_BITS)];
  }

  /** Gives what was found for a position; -1 if it is not solved yet. */
  int get(CanonicalKey key) {
    Shard shard = shard(key);
    synchronized (shard) {
      return shard.get(key);
    }
  }

  /** Keeps what was found for a position, if the budget allows one more. */
  void put(CanonicalKey key, int value) {
    merge(key, value, (old, more) -> old);
  }

  /** Keeps what was found for a position together with what was known of it. */
  void merge(CanonicalKey key, int value, IntBinaryOperator together) {
    Shard shard = shard(key);
    synchronized (shard) {
      int old = shard.get(key);
      if (old >= 0) {
        shard.byLength[key.length()].put(key, together.applyAsInt(old, value));
        return;
      }
      shard.withRoom(key.length(), meter).put(key, value);
    }
    meter.count();
  }
}
