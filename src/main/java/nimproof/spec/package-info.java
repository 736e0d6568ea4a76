/**
 * Reads specs: YAML with expressions in CEL becomes a {@link nimproof.statement.Statement}.
 *
 * <p>Every mistake is found before anything runs and is reported with its place, what was found,
 * what is required and what to do. CEL is typed, terminates and has no side effects, so a spec from
 * a stranger cannot run code. Uses {@code statement}, the registries of {@code game} and {@code
 * family}, and the invariants of {@code structure} and {@code symmetry}; never the solver.
 */
package nimproof.spec;
