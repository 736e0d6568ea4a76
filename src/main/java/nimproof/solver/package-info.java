/**
 * Nim-values, outcomes and winning moves, by exhaustive search within a budget.
 *
 * <p>Three rules and no others: the mex rule, the nim-sum over independent components, and equality
 * of isomorphic positions. No theorem about any class of positions is built in, so any such theorem
 * can be checked here. Uses {@code game} and {@code structure}; knows no statement.
 *
 * <p>{@link nimproof.solver.Solver} is the solver of every statement. A nim-value is found by
 * asking "is it 0?", "is it 1?", …, each of which stops at the first option that answers no: W_15
 * takes 51,000 positions instead of the 474,000 that can be reached, and a fifth of the time. With
 * the lemmas of involutions and bipartite graphs W_21 takes half a minute, where solving every
 * option took over ten. Where all values are needed, as in tables, it costs about the same as
 * solving every option.
 *
 * <p>Where the time goes, by a profile of W_19: 39 % labelling (refining partitions, and writing
 * down the rows of the best order), 29 % stripping trees and packing the key, 13 % taking elements
 * and finding components, 11 % the search itself (asking for options and sorting them), 6 % the
 * table. That is why graphs and hypergraphs of at most 64 vertices are rows of one word each on one
 * stack, the line of play, and their keys words on another: such a position is never an object, and
 * W_13 takes half the time it took when it was one. It is also why leaves are stripped before
 * anything is labelled, why a disconnected position is split before it is canonicalised, and why
 * the table holds keys in flat arrays, seven eighths full before they grow: 11 to 13 bytes a
 * position with a key of one word, 20 to 24 with two. All threads share the table. Complexes,
 * posets, heaps, and positions with passes or in misère play are objects still.
 *
 * <p>The subpackages solve one kind of position each, much faster and without objects: {@code
 * census} every graph of a size, {@code subset} subset take-away, {@code hypergraph} every
 * hypergraph on few vertices, {@code chomp} Chomp in a box. Tests hold them to what this solver
 * says.
 */
package nimproof.solver;
