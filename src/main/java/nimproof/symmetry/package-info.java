/**
 * Involutions of structures: symmetries of order two, the hypotheses under which a structure can be
 * reduced by one, and reductions to simplest form.
 *
 * <p>An involution acts on the vertices of a structure; hypotheses are about its faces. Nothing
 * here plays a game: that a reduction keeps the nim-value is a theorem, which the solver uses only
 * where a statement assumes it. Uses {@code structure} alone.
 */
package nimproof.symmetry;
