package nimproof.solver.subset;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;

/**
 * One thread's search for the outcome of a position that is not settled {@link AtOnce}.
 *
 * <p>First it looks whether a move leads to a P-position of the table; most positions are settled
 * by that. Otherwise it goes into the moves that are still unknown, the smallest first: they are
 * the cheapest, and any of them may be the P-position that settles this one.
 *
 * <p>Threads share the table. Each leaves to the end the positions that another is busy with, and
 * gives up its own as soon as one above it is known.
 */
final class Search {

  /** More than there are faces; each move takes one at least, so no line of play is longer. */
  private static final int FACES = 128;

  /** Signatures computed before they are looked up, so that the memory answers them together. */
  private static final int BATCH = 8;

  private static final int CHECK_EVERY = 256;

  /** Where the number of faces stands in an unknown option, above the key. */
  private static final int SIZE = 52;

  private static final long KEY = (1L << SIZE) - 1;
  private static final int WON = -1;

  private final AtOnce atOnce;
  private final Outcomes outcomes;
  private final AtomicIntegerArray busy;
  private final BooleanSupplier stopped;

  /** Of the position at hand; the other one is for its options. */
  private final Labelling here = new Labelling();

  private final Labelling labelling = new Labelling();

  private final long[] signatures = new long[BATCH];

  /** The faces to take from the position at hand: facets, then others. */
  private final int[] moves = new int[FACES];

  private int facetCount;
  private int moveCount;

  /** The keys of the positions that this search is in, each an option of the one before. */
  private final long[] path = new long[FACES];

  private int depth;
  private final long[][] unknown = new long[FACES][FACES];
  private long searched;

  /** Keeps the reads of {@link Outcomes#touch} from being optimised away. */
  private long touched;

  private volatile long positions;

  /**
   * Makes a search.
   *
   * @param busy how many threads are in a position, at the last bits of its key; the length is a
   *     power of 2
   * @param stopped tells whether to give up
   */
  Search(AtOnce atOnce, Outcomes outcomes, AtomicIntegerArray busy, BooleanSupplier stopped) {
    this.atOnce = atOnce;
    this.outcomes = outcomes;
    this.busy = busy;
    this.stopped = stopped;
  }

  /** Counts the positions searched: neither settled at once nor found in the table. */
  long positions() {
    return positions;
  }

  /** Gives the outcome of a position, or unknown if the search was stopped. */
  int outcome(long lo, long hi) {
    int settled = atOnce.outcome(lo, hi);
    if (settled != Outcomes.UNKNOWN) {
      return settled;
    }
    labelling.load(lo, hi);
    long key = labelling.key();
    int known = outcomes.get(key);
    int outcome = known != Outcomes.UNKNOWN ? known : solve(key);
    positions = searched;
    return outcome;
  }

  private int solve(long key) {
    if (++searched % CHECK_EVERY == 0 && isPointless()) {
      return Outcomes.UNKNOWN;
    }
    long lo = Downsets.lo(key);
    long hi = Downsets.hi(key);
    int count = 0;
    boolean won = listMoves(lo, hi) || hasKnownP(lo, hi) || (count = findUnknown(lo, hi)) == WON;
    int outcome = won ? Outcomes.N : goDeeper(key, count);
    if (outcome == Outcomes.N) {
      outcomes.putN(key);
    } else if (outcome == Outcomes.P) {
      labelling.load(lo, hi);
      outcomes.putP(key, labelling.signature());
    }
    return outcome;
  }

  private boolean isPointless() {
    positions = searched;
    boolean pointless = stopped.getAsBoolean();
    for (int i = 0; i < depth && !pointless; i++) {
      pointless = outcomes.get(path[i]) != Outcomes.UNKNOWN;
    }
    return pointless;
  }

  /**
   * Lists the moves, facets first, but neither points, which are known to lose, nor bridges.
   *
   * @return whether taking a bridge wins
   */
  private boolean listMoves(long lo, long hi) {
    long facetsLo = Faces.facetsLo(lo, hi);
    long facetsHi = Faces.facetsHi(hi);
    moveCount = 0;
    listMoves(facetsLo, 0);
    listMoves(facetsHi, 64);
    facetCount = moveCount;
    for (int i = facetCount - 1; i >= 0; i--) {
      if (atOnce.isBridge(lo, hi, moves[i])) {
        if (atOnce.sum(lo & ~Faces.aboveLo(moves[i]), hi & ~Faces.aboveHi(moves[i])) == 0) {
          return true;
        }
        moves[i] = moves[--facetCount];
      }
    }
    moveCount = facetCount;
    listMoves(lo & ~facetsLo & ~Faces.ofSize(1) & ~1L, 0);
    listMoves(hi & ~facetsHi & ~1L, 64);
    return false;
  }

  private void listMoves(long word, int first) {
    for (long left = word; left != 0; left &= left - 1) {
      moves[moveCount++] = first + Long.numberOfTrailingZeros(left);
    }
  }

  /** Looks for a move to a P-position of the table. */
  private boolean hasKnownP(long lo, long hi) {
    here.load(lo, hi);
    long whole = here.signature();
    for (int from = 0; from < moveCount; from += BATCH) {
      int to = Math.min(from + BATCH, moveCount);
      for (int i = from; i < to; i++) {
        signatures[i - from] =
            i < facetCount ? here.signatureWithout(moves[i], whole) : signature(lo, hi, moves[i]);
      }
      if (hasKnownP(lo, hi, from, to)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasKnownP(long lo, long hi, int from, int to) {
    int maybe = 0;
    for (int i = from; i < to; i++) {
      maybe |= outcomes.mayBeP(signatures[i - from]) ? 1 << i - from : 0;
    }
    for (; maybe != 0; maybe &= maybe - 1) {
      int move = moves[from + Integer.numberOfTrailingZeros(maybe)];
      labelling.load(lo & ~Faces.aboveLo(move), hi & ~Faces.aboveHi(move));
      if (outcomes.get(labelling.key()) == Outcomes.P) {
        return true;
      }
    }
    return false;
  }

  private long signature(long lo, long hi, int move) {
    labelling.load(lo & ~Faces.aboveLo(move), hi & ~Faces.aboveHi(move));
    return labelling.signature();
  }

  /** Lists the options of unknown outcome for this depth; gives their number, or that one is P. */
  private int findUnknown(long lo, long hi) {
    long[] options = unknown[depth];
    int count = findOptions(lo, hi, options);
    int left = 0;
    for (int i = 0; i < count; i++) {
      int known = outcomes.get(options[i] & KEY);
      if (known == Outcomes.P) {
        return WON;
      }
      if (known == Outcomes.UNKNOWN) {
        options[left++] = options[i];
      }
    }
    Arrays.sort(options, 0, left);
    return left;
  }

  /** Lists the options that are not settled at once. */
  private int findOptions(long lo, long hi, long[] options) {
    int count = 0;
    for (int i = 0; i < moveCount; i++) {
      long optionLo = lo & ~Faces.aboveLo(moves[i]);
      long optionHi = hi & ~Faces.aboveHi(moves[i]);
      if (!atOnce.takingAPointWins(optionLo, optionHi, moves[i])) {
        labelling.load(optionLo, optionHi);
        long key = labelling.key();
        touched += outcomes.touch(key);
        long size = Long.bitCount(optionLo) + Long.bitCount(optionHi);
        options[count++] = size << SIZE | key;
      }
    }
    return count;
  }

  /** Searches the unknown options until one is P, those that no other thread is in first. */
  private int goDeeper(long key, int count) {
    busy.incrementAndGet(place(key));
    path[depth] = key;
    long[] options = unknown[depth++];
    int outcome = firstP(options, count, true);
    if (outcome == Outcomes.P) {
      outcome = firstP(options, count, false);
    }
    depth--;
    busy.decrementAndGet(place(key));
    return outcome == Outcomes.UNKNOWN ? outcomes.get(key) : outcome;
  }

  /** Tells the outcome as far as these options go; strikes those that are settled. */
  private int firstP(long[] options, int count, boolean sparingBusy) {
    for (int i = 0; i < count; i++) {
      long option = options[i] & KEY;
      if (option == 0 || sparingBusy && busy.get(place(option)) > 0) {
        continue;
      }
      int known = outcomes.get(option);
      int outcome = known != Outcomes.UNKNOWN ? known : solve(option);
      if (outcome != Outcomes.N) {
        return outcome == Outcomes.P ? Outcomes.N : Outcomes.UNKNOWN;
      }
      options[i] = 0;
    }
    return Outcomes.P;
  }

  private int place(long key) {
    return (int) key & busy.length() - 1;
  }
}
