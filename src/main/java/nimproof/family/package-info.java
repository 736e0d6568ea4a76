/**
 * Named families of structures: parametric ones, inline ones, and exhaustive ones that give every
 * structure of a size once up to isomorphism, smallest first.
 *
 * <p>A new family is one method or class and one line in {@link nimproof.family.Families}; specs,
 * the command line and the list of families pick it up from there. Uses {@code structure} alone.
 */
package nimproof.family;
