/**
 * The second program: evaluates a statement by itself, on every structure that it is about.
 *
 * <p>Some statements ask for no nim-value: that a tree has two leaves, that a sum of numbers is
 * what a proof says. Their certificate is a file with the expressions of the statement and, for
 * each structure, what the first program found. Here is another reader of these expressions, and
 * another library of the functions in them, which follows the definitions and takes no short cut.
 * It finds the same on every structure, or names the first line on which it does not. {@code
 * FORMAT.md} beside this file describes the files.
 *
 * <p>Uses {@code java.base} and the covers of {@link nimproof.kernel.cover}, and shares no code
 * with the rest.
 */
package nimproof.kernel.evaluation;
