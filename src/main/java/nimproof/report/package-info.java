/**
 * Writes results as pages to look at, and as JSON and JUnit XML for machines.
 *
 * <p>Computes nothing: uses {@code statement}, {@code verify} and the structures in their results,
 * never the solver. The same results give the same files, byte for byte, except {@code times.json}.
 * Pages are filled from the templates in {@code src/main/jte}, which escape by context; they need
 * no network and are complete without scripts, which only add.
 *
 * <h2>results.json</h2>
 *
 * Every key is always there; what does not apply is {@code null}. Statements stand in the order of
 * their files.
 *
 * <pre>
 * {"statements": [{
 *   "id": "wheel",                       the stem of the file's name
 *   "title": "…",
 *   "kind": "conjecture",                as in specs
 *   "source": {"paper": "…", "at": "…"}  or null
 *   "verdict": "HOLDS",                  HOLDS, REFUTED or UNDECIDED
 *   "declared": "HOLDS",                 HOLDS or REFUTED
 *   "structures": 10,                    how many met the hypotheses and were checked
 *   "evidence": "solved, exhaustive",    or induction step; or sampled
 *   "slips": ["print"],                  why a printed claim fails, as its author says: print,
 *                                        extraction, mathematics, computation
 *   "asymmetric": [{                     where a table that is meant to be symmetric is printed
 *     "row": 3, "column": 12,            otherwise, [] if nowhere; null for all others
 *     "printed": 7, "mirrored": 8        here, and in row 12 and column 3
 *   }],
 *   "counterexample": {                  the smallest, or null
 *     "facets": [["a", "b"], ["c"]],     by the names of vertices; null for a claim about numbers
 *     "graph6": "Bg",                    null unless the structure is a graph
 *     "parameters": {"n": 3},            numbers, texts, booleans and lists
 *     "expected": 1,                     a nim-value, or the condition as a text
 *     "found": 0                         a nim-value, or what the condition speaks of as a text
 *   },
 *   "assumptions": ["bipartite"],        lemmas that the solver used
 *   "certificate": {                     how far programs without common code confirm the verdict
 *     "certified": "in full",            or "in part", "refutation" (and not all else), "no"
 *     "claims": 34, "steps": 120,        claims accepted, steps of their proof
 *     "bytes": 20480,                    of text
 *     "complete": ["all 11 graphs …"],   lists proved complete; in part: "except", "exceptions"
 *     "because": "…"                     why not, if not
 *   }                                    or "certified": "in full, by evaluation", with
 *                                        "instances", "evaluations", "bytes", "scope"
 * }]}
 * </pre>
 *
 * <h2>changes.json</h2>
 *
 * What is different from the last run with other verdicts in the same folder.
 *
 * <pre>
 * {"added": ["wheel"], "gone": [], "turned": [{"id": "path", "was": "HOLDS", "is": "REFUTED"}]}
 * </pre>
 *
 * <h2>times.json</h2>
 *
 * <pre>
 * {"statements": [{"id": "wheel", "seconds": 1.204, "positions": 2391}]}
 * </pre>
 */
package nimproof.report;
