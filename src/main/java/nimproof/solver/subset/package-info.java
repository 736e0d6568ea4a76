/**
 * Subset take-away on up to 7 points, by a program of its own and without a lemma.
 *
 * <p>On 6 points {@link nimproof.solver.subset.SixPoints} solves every complex. On 7 points there
 * are 490,013,148 complexes up to isomorphism, and {@link nimproof.solver.subset.OpeningSearch}
 * decides who wins by a search for outcomes that stops at the first winning move. The inner loop
 * makes no objects:
 *
 * <ul>
 *   <li>{@code Downsets}, {@code Faces}: a complex is two words, its key 52 bits;
 *   <li>{@code AtOnce}: what the table for 6 points settles, above all "N, because taking some
 *       point leaves a P-position", which holds for 3 of 10 options and need not be stored;
 *   <li>{@code Labelling}: canonical forms by ranks of points instead of 5040 renamings, and
 *       signatures;
 *   <li>{@code Outcomes}: the table, 8 bytes a slot, shared without locks;
 *   <li>{@code Search}: the moves, one thread;
 *   <li>{@code SavedPositions}: the P-positions in a file, from which a search goes on.
 * </ul>
 *
 * <p>Where the time goes. All of it but the first second is the search on 7 points: 264.8 million
 * positions, 18.3 million of them P, at 8 microseconds each. Five in six are settled by a move to a
 * P-position that is known already, after 17 tries on average; the others look at all their moves.
 * What profiles showed, and what was changed by it:
 *
 * <ul>
 *   <li>A signature out of degrees alone let half of the tries through to the table, and 7 of 10
 *       canonical forms had ties. With the classes of the links of pairs 1 try in 17 gets through,
 *       four fifths of them rightly, and 1 form in 4 has ties: about half again as fast.
 *   <li>Then a third of the time waited for the bitmap of signatures and a fifth for the table. A
 *       bitmap of 32 MB instead of 512 MB, signatures tried in batches, and reading the slots of
 *       all options before any is looked at let the memory work on several at once; signatures
 *       after taking a facet are updated instead of computed: about a third faster.
 *   <li>What is left, in the first minutes of a search: a quarter goes into listing the options of
 *       positions that look at all their moves, mostly the table for 6 points and the first read of
 *       a slot; a fifth into the links of pairs, an eighth into signatures without a facet, a tenth
 *       each into ties and lookups, 6 % into the bitmap.
 *   <li>The smallest options first: a first version visited 3,813 positions on 6 points, and 6,777
 *       with the largest first; on 7 points it visits most of what survives the filters. The parity
 *       of the numbers of faces predicts P-positions on 6 points but not on 7, so it is not used.
 * </ul>
 *
 * <p>Memory: 4.3 GB for 2^29 slots, 16.6 bytes a position with everything.
 */
package nimproof.solver.subset;
