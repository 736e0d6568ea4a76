/**
 * Draws structures: a layout gives every vertex a place, a drawing turns places into what a
 * template can print.
 *
 * <p>Everything is deterministic to the last pixel: trigonometry is {@link StrictMath}, coordinates
 * are whole numbers. Uses {@code structure} alone.
 */
package nimproof.report.drawing;
