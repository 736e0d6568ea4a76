/**
 * The nim-values under Type 1 of every hypergraph on up to 6 vertices with hyperedges of some
 * sizes.
 *
 * <p>A hypergraph is a number, one bit for each set that may be a hyperedge, and the table has a
 * byte for each number: 64 MB for the 26 sets of 3 or 5 out of 6 vertices. To take a hyperedge
 * makes the number smaller, to take a vertex leads to the table for one vertex less, so the numbers
 * are gone through upwards and every option is already solved. Each class of hypergraphs is solved
 * once, when its least member is reached, and its value written for all others; the renamings come
 * one exchange of neighbouring vertices after the other. Only the mex rule and isomorphism are
 * used, not even the nim-sum.
 *
 * <p>Where the time goes, by a profile of 6 vertices and sizes 3 and 5: nine tenths write values,
 * 67 million bytes all over the table; the mex of the 108,880 classes takes a tenth. It takes 1.4 s
 * of processor time. To list the same hypergraphs one by one and give them to the general solver,
 * with a canonical form for each option and a table of keys, took 84 s.
 */
package nimproof.solver.hypergraph;
