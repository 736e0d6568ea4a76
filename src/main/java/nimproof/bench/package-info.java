/**
 * Named, deterministic pieces of work that show how fast the solvers are, and check their answers.
 *
 * <p>Each takes a solver of its own. Uses {@code family} to make structures and {@code solver} to
 * solve them; knows no statement and prints nothing.
 */
package nimproof.bench;
