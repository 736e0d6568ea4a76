/**
 * What a spec says, as immutable records: the claim, where it comes from, its scope, and the
 * verdict its author declares.
 *
 * <p>Uses no other package. Expressions are opaque here: they have a text, a place in a file and a
 * value for given bindings.
 */
package nimproof.statement;
