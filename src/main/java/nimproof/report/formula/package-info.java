/**
 * Typesets the expressions of specs: reads CEL, gives what a template can print as MathML.
 *
 * <p>An expression that it does not know how to typeset is shown as it was written. Uses the JDK
 * alone.
 */
package nimproof.report.formula;
