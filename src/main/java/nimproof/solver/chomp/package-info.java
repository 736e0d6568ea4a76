/**
 * The nim-values of every Chomp position inside a box, in any number of dimensions.
 *
 * <p>A position is a pile over a floor: its heights do not rise away from the corner. They are
 * packed into a word, the corner first, so that every option of a position is a smaller word; all
 * positions are listed upwards and each is the mex of values that are there already. Only the mex
 * rule is used.
 *
 * <p>Where the time goes, by a profile of the box 4 × 4 × 4: two fifths find the options in the
 * sorted list, a third works out their words. At 10 bytes a position and about a second there is
 * little to gain by a hash table.
 */
package nimproof.solver.chomp;
