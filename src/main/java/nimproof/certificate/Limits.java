package nimproof.certificate;

import java.time.Duration;

/**
 * How large a certificate may become, and what finding it may cost.
 *
 * <p>But for the time all limits are counts, so that the same statement has the same certificate on
 * every machine; the time is there to end what the counts did not foresee.
 *
 * @param instances how many instances the scope of a statement may have
 * @param steps how many steps a proof may have
 * @param reasons how many moves the steps may have in all, each with its reason
 * @param forms how many canonical forms may be computed to find them
 * @param time the shortest time that finding it may take; it may always take as long as solving
 */
public record Limits(long instances, long steps, long reasons, long forms, Duration time) {

  /** What a run of many statements has the time for; the text is seldom over 10 MB. */
  public static final Limits SMALL =
      new Limits(100_000, 20_000, 500_000, 1_000_000, Duration.ofMinutes(10));

  /** What a machine can find and hold. */
  public static final Limits ALL =
      new Limits(2_000_000, 2_000_000, 100_000_000, 200_000_000, Duration.ofHours(1));

  /** Limits the steps alone. */
  static Limits ofSteps(long most) {
    return new Limits(ALL.instances, most, ALL.reasons, ALL.forms, ALL.time);
  }
}
