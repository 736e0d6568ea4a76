/**
 * Games: positions, their moves, and the rules that turn a structure into a position.
 *
 * <p>A new game is one class that implements {@link nimproof.game.Ruleset} and one line in {@link
 * nimproof.game.Games}. Nothing here knows how positions are solved. Uses {@code structure}, and
 * {@code symmetry} for the lemma about involutions.
 */
package nimproof.game;
