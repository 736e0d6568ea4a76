package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsJsonTest {

  private static String json(nimproof.verify.Result result) {
    return Json.pretty(ResultsJson.of(List.of(result)));
  }

  @Test
  void aStatementThatHoldsHasNoCounterexample() {
    assertThat(json(Run.wheels()))
        .isEqualTo(
            """
            {
              "statements": [
                {
                  "id": "wheel",
                  "title": "Every wheel has nim-value 1",
                  "kind": "conjecture",
                  "source": {
                    "paper": "khandhawit-ye-2011",
                    "at": "Conjecture 3"
                  },
                  "verdict": "HOLDS",
                  "declared": "HOLDS",
                  "structures": 4,
                  "evidence": "solved, exhaustive",
                  "slips": [],
                  "asymmetric": null,
                  "counterexample": null,
                  "assumptions": [],
                  "certificate": {
                    "certified": "no",
                    "because": "no certificate was asked for"
                  }
                }
              ]
            }
            """);
  }

  @Test
  void aGraphIsGivenByFacetsAndGraph6AndItsValuesAreNumbers() {
    assertThat(json(Run.parities()))
        .contains(
            """
                  "source": null,
                  "verdict": "REFUTED",
                  "declared": "HOLDS",
                  "structures": 18,
                  "evidence": "solved, exhaustive",
                  "slips": [],
                  "asymmetric": null,
                  "counterexample": {
                    "facets": [["1","2"],["1","3"],["2","3"]],
                    "graph6": "Bw",
                    "parameters": {
                      "n": 3
                    },
                    "expected": 3,
                    "found": 0
                  },
            """
                .indent(0));
  }

  @Test
  void aTableThatShouldBeSymmetricSaysWhereItIsNot() {
    assertThat(json(Run.asymmetricTable()))
        .contains(
            """
                  "slips": ["print","computation"],
                  "asymmetric": [
                    {
                      "row": 2,
                      "column": 3,
                      "printed": 8,
                      "mirrored": 6
                    },
                    {
                      "row": 3,
                      "column": 4,
                      "printed": 8,
                      "mirrored": 9
                    }
                  ],
            """
                .indent(0));
  }

  @Test
  void aComplexHasNoGraph6AndAConditionIsAText() {
    assertThat(json(Run.complexes()))
        .contains("\"facets\": [[\"1\",\"4\"],[\"1\",\"2\",\"3\"]]")
        .contains("\"graph6\": null")
        .contains("\"expected\": \"outcome == \\\"N\\\"\"")
        .contains("\"found\": \"outcome = P\"");
  }

  @Test
  void aClaimAboutNumbersHasNoStructure() {
    assertThat(json(Run.numbers()))
        .contains("\"facets\": null")
        .contains("\"graph6\": null")
        .contains("\"parameters\": {\n          \"k\": 2\n        }")
        .contains("\"expected\": \"xor([k, 2]) == k + 2\"")
        .contains("\"assumptions\": [\"bipartite\"]");
  }
}
