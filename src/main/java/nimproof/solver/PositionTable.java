package nimproof.solver;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import nimproof.structure.KeyStack;

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

    int get(KeyStack keys, int key, long hash) {
      int length = keys.length(key);
      boolean known = length < byLength.length && byLength[length] != null;
      return known ? byLength[length].get(keys, key, hash) : -1;
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

  private Shard shard(long hash) {
    return shards[(int) (hash >>> Long.SIZE - SHARD_BITS)];
  }

  /** Gives what was found for the position whose key stands at a place; -1 if nothing was. */
  int get(KeyStack keys, int key) {
    long hash = keys.hash(key);
    Shard shard = shard(hash);
    synchronized (shard) {
      return shard.get(keys, key, hash);
    }
  }

  /** Keeps what was found for a position, if the budget allows one more. */
  void put(KeyStack keys, int key, int value) {
    merge(keys, key, value, (old, more) -> old);
  }

  /** Keeps what was found for a position together with what was known of it. */
  void merge(KeyStack keys, int key, int value, IntBinaryOperator together) {
    long hash = keys.hash(key);
    Shard shard = shard(hash);
    synchronized (shard) {
      int old = shard.get(keys, key, hash);
      if (old >= 0) {
        shard.byLength[keys.length(key)].put(keys, key, hash, together.applyAsInt(old, value));
        return;
      }
      shard.withRoom(keys.length(key), meter).put(keys, key, hash, value);
    }
    meter.count();
  }
}
