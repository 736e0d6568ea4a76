/**
 * The command line: {@code verify}, {@code check}, {@code solve}, {@code reduce}, {@code new},
 * {@code families}.
 *
 * <p>The only package that prints or ends the program. Exit codes: 0 every verdict is the declared
 * one; 1 some verdict differs; 2 a spec, an expression or an option is wrong; 3 undecided.
 */
package nimproof.cli;
