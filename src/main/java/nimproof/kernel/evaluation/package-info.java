/**
 * The second program: evaluates a statement by itself, on every structure that it is about.
 *
 * <p>A certificate proves nim-values; that they add up to a statement is for this program to say.
 * An evaluation is a file with the expressions of the statement and, for each structure, what the
 * first program found. Here is another reader of these expressions, and another library of the
 * functions in them, which follows the definitions and takes no short cut. It goes through the
 * scope by itself, takes nim-values and winners from the claims that the kernel accepted, and finds
 * the same on every structure, or names the first line on which it does not. Where a statement asks
 * for no value, or for the number of moves, there is no certificate and the game is played here.
 * {@code FORMAT.md} beside this file describes the files.
 *
 * <p>Uses {@code java.base}, {@link nimproof.kernel} and {@link nimproof.kernel.cover}, and shares
 * no code with the rest.
 */
package nimproof.kernel.evaluation;
