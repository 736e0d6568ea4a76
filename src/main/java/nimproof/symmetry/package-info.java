/**
 * Involutions of structures: symmetries of order two, and whether a structure can be reduced by
 * one.
 *
 * <p>Nothing here is used by the solver. Uses {@code structure} alone.
 */
package nimproof.symmetry;
