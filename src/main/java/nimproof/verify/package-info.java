/**
 * Runs statements: lists the instances of a scope, solves them, compares, and gives the verdict.
 *
 * <p>A verdict never reaches beyond its scope, a refutation comes with the smallest counterexample,
 * and a search that ran out of its budget is undecided. May use every package before it in the
 * pipeline; prints nothing.
 */
package nimproof.verify;
