package nimproof.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GrowthTest {

  private static final String CSV =
      """
      # On an abacus.
      series,size of,size,positions,seconds
      graphs(n),n,6,100,0.5
      graphs(n),n,7,1000,2
      wheel(n),n,3,10,0.001
      wheel(n),n,4,20,0.002
      """;

  @Test
  void theNextSizeCostsWhatTheLastRatioSays() {
    Growth growth = Growth.of(CSV);
    assertThat(growth.all().get(0).next())
        .contains(
            "n = 8 would cost about 8.0 s and 10,000 positions, the last factors (4.0 and 10.0)"
                + " taken once more.");
    assertThat(growth.all().get(1).next()).isEmpty();
  }

  @Test
  void factorsThatGrowMakeItABound() {
    Growth growth = Growth.of("X(n),n,3,10,0.1\nX(n),n,4,100,1\nX(n),n,6,2000,20\n");
    assertThat(growth.all().get(0).next())
        .contains(
            "n = 8 would cost more than 7 minutes and 40,000 positions, the last factors (20.0 and"
                + " 20.0) taken once more; but the factors grow from size to size.");
  }

  @Test
  void largePowersOfTenFitBesideTheAxis() {
    LogPlot plot = Growth.of("X(n),n,3,1000,1\nX(n),n,4,12345678901,2\n").all().get(0).positions();
    assertThat(plot.ticks())
        .extracting(Plot.Tick::label)
        .containsExactly("1,000", "10⁴", "10⁵", "10⁶", "10⁷", "10⁸", "10⁹", "10¹⁰", "10¹¹");
  }

  @Test
  void timesHaveTheUnitThatSuitsThem() {
    assertThat(Growth.duration(45)).isEqualTo("45 s");
    assertThat(Growth.duration(600)).isEqualTo("10 minutes");
    assertThat(Growth.duration(36_000)).isEqualTo("10 hours");
    assertThat(Growth.duration(86_400_000)).isEqualTo("1,000 days");
  }

  @Test
  void aTenthIsOneStepOnTheScale() {
    LogPlot plot = Growth.of(CSV).all().get(0).positions();
    int step = plot.dots().get(0).y() - plot.dots().get(1).y();
    assertThat(plot.ticks().get(0).at() - plot.ticks().get(1).at()).isEqualTo(step);
    assertThat(plot.ticks()).extracting(Plot.Tick::label).containsExactly("100", "1,000");
  }

  @Test
  void thePageHasEverySeriesAndTheRemarks() {
    assertThat(Templates.growth(Growth.of(CSV)))
        .contains(
            "<h2>graphs(n)</h2>",
            "<h2>wheel(n)</h2>",
            "<div class=\"split level\">",
            "On an abacus.")
        .contains("n = 8 would cost about 8.0 s");
    assertThat(Growth.measured().all()).isNotEmpty();
  }

  @Test
  void aLineThatIsTooShortIsRefused() {
    assertThatThrownBy(() -> Growth.of("graphs(n),n,6"))
        .hasMessage(
            "growth.csv: a line has 3 cells; required is series,size of,size,positions,seconds");
  }
}
