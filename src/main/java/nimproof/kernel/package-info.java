/**
 * The checker of certificates: reads a proof object and accepts it, or names the first bad line.
 *
 * <p>{@code FORMAT.md} beside this file describes the format. Whoever doubts Nimproof reads these
 * few classes and nothing else: they use {@code java.base} alone, share no code with the rest, and
 * generate moves themselves. There are five rules, all about a finite family of sets ordered by
 * inclusion, in which a move takes a set, or in some games several, and every set around it, or is
 * one of a given number of passes.
 *
 * <ul>
 *   <li><b>mex</b>, in {@link nimproof.kernel.Proof}: the nim-value is the least number that is not
 *       the value of an option;
 *   <li><b>sum</b>, there too: independent parts add up by exclusive or;
 *   <li><b>isomorphic</b>, there too: renaming points changes no value;
 *   <li><b>involution</b>, in {@link nimproof.kernel.Position#fixedBy}: a symmetry of order two
 *       reduces a position to what it fixes;
 *   <li><b>bipartite</b>, in {@link nimproof.kernel.Position#bipartiteValue}: points and pairs of
 *       two colours have a value that two parities tell.
 * </ul>
 */
package nimproof.kernel;
