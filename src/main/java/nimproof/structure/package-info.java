/**
 * Graphs and simplicial complexes as immutable values, and their canonical forms.
 *
 * <p>Everything here is mathematics without a game: a structure knows its vertices, faces,
 * connected components and what is left when a face is taken away. JGraphT supplies the classical
 * graph algorithms and never shows in a public signature. This package uses no other package of
 * Nimproof.
 */
package nimproof.structure;
