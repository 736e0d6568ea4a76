/**
 * Nim-values, outcomes and winning moves, by exhaustive search within a budget.
 *
 * <p>Three rules and no others: the mex rule, the nim-sum over independent components, and equality
 * of isomorphic positions. No theorem about any class of positions is built in, so any such theorem
 * can be checked here. Uses {@code game} and {@code structure}; knows no statement.
 */
package nimproof.solver;
