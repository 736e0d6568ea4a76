/**
 * Proves that a list of structures is complete.
 *
 * <p>A <em>cover</em> is a list of structures that are said to be all graphs, trees, … of a size,
 * up to renaming of points. A structure S on n points has n!/|Aut S| labelled copies, and
 * structures that are not isomorphic share none of them. So if the structures listed are of the
 * kind, no two are isomorphic, and the numbers n!/|Aut S| add up to the number of all labelled
 * structures of the kind, then none is missing. That last number is computed from a formula that
 * knows nothing of isomorphism.
 *
 * <p>Uses {@code java.base} alone and shares no code with the rest.
 */
package nimproof.kernel.cover;
