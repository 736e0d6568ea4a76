package nimproof.certificate;

import java.util.List;

/**
 * What a proof says of a class: a reason for every move, or one for what an involution fixes.
 *
 * @param swapped the pairs of points that the involution swaps, as sets; none for the mex rule
 */
record Step(long[] swapped, List<Reason> reasons) {

  boolean isInvolution() {
    return swapped.length > 0;
  }
}
