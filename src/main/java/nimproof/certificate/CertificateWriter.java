package nimproof.certificate;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimproof.game.Evaluator;
import nimproof.game.Outcome;
import nimproof.structure.Structure;

/**
 * Writes a certificate for claims about structures, all in one proof.
 *
 * <p>Make the claims, then write. The values are asked of a solver, and cost nothing if it has
 * found them before.
 */
public final class CertificateWriter {

  private final String about;
  private final Setting setting;
  private final Evaluator solver;
  private final PositionClasses classes;
  private final Derivation derivation;
  private final Limits limits;
  private final Map<Structure, Conclusion> claims = new LinkedHashMap<>();
  private final Map<Structure, Conclusion> unsettled = new LinkedHashMap<>();
  private final Map<PositionClass, Integer> numbers = new HashMap<>();

  private record Conclusion(String claim, Reason reason) {}

  /**
   * Begins a certificate.
   *
   * @param about what it is about, in a line
   * @param solver a solver of the game; asked where the families are closed and play is normal
   */
  CertificateWriter(
      String about, Setting setting, Evaluator solver, Limits limits, PositionClasses classes) {
    this.about = about;
    this.setting = setting;
    this.solver = solver;
    this.limits = limits;
    this.classes = classes;
    this.derivation = new Derivation(classes, limits);
    classes.begin(setting.values(solver), limits.forms());
  }

  /**
   * Begins a certificate about take-away on graphs and complexes.
   *
   * @param about what it is about, in a line
   * @param solver a solver of take-away
   * @param mostSteps how many steps the proof may have
   */
  public CertificateWriter(String about, Evaluator solver, long mostSteps) {
    this(about, Setting.TAKE_AWAY, solver, Limits.ofSteps(mostSteps));
  }

  private CertificateWriter(String about, Setting setting, Evaluator solver, Limits limits) {
    this(about, setting, solver, limits, new PositionClasses(setting));
  }

  /** Begins again with no claim, but with what has been found out about positions. */
  CertificateWriter emptied() {
    return new CertificateWriter(about, setting, solver, limits, classes);
  }

  /** Allows as many canonical forms again. */
  void renewLimit() {
    classes.renewLimit();
  }

  /**
   * Claims the nim-value of a structure.
   *
   * @param label what the structure is, such as {@code n = 5}; may be empty
   * @throws TooLarge if there is no certificate within the limits
   */
  public void claimValue(Structure structure, String label) {
    SetFamily position = setting.family(structure);
    int value = classes.value(classes.sum(position));
    claim(structure, position, " = " + value, label, derivation.ask(position));
  }

  /** Claims who wins: that the value is 0, or that it is not. */
  public void claimOutcome(Structure structure, String label) {
    SetFamily position = setting.family(structure);
    boolean zero = solver.outcome(structure) == Outcome.P;
    Reason reason = zero ? derivation.ask(position) : derivation.askOther(position, 0);
    claim(structure, position, zero ? " = 0" : " != 0", label, reason);
  }

  boolean isClaimed(Structure structure) {
    return claims.containsKey(structure) || unsettled.containsKey(structure);
  }

  boolean isEmpty() {
    return claims.isEmpty();
  }

  /** Finds the proof of the claims made since the last time. */
  void settle() {
    derivation.complete();
    claims.putAll(unsettled);
    unsettled.clear();
  }

  /** Takes back the claims made since the last time. */
  void abandon() {
    derivation.abandon();
    unsettled.clear();
  }

  private void claim(
      Structure structure, SetFamily position, String judgement, String label, Reason reason) {
    String comment = label.isEmpty() ? "" : " # " + Notation.printable(label);
    String claim = "claim " + Notation.position(position) + judgement + comment;
    unsettled.put(structure, new Conclusion(claim, reason));
  }

  /** Writes everything and gives the number of steps. */
  public int write(Appendable out) throws IOException {
    settle();
    Map<PositionClass, Step> steps = derivation.proved();
    out.append("nimproof certificate 1\nabout ").append(Notation.printable(about));
    out.append("\ngame ").append(setting.game()).append('\n');
    for (Conclusion conclusion : claims.values()) {
      out.append(conclusion.claim()).append('\n');
    }
    out.append("proof\n");
    for (Map.Entry<PositionClass, Step> step : steps.entrySet()) {
      numbers.put(step.getKey(), numbers.size() + 1);
      step(out, step.getKey(), step.getValue());
    }
    int number = 0;
    for (Conclusion conclusion : claims.values()) {
      out.append("qed ").append(Integer.toString(++number)).append(" : ");
      reason(out, conclusion.reason());
      out.append('\n');
    }
    return steps.size();
  }

  private void step(Appendable out, PositionClass of, Step step) throws IOException {
    out.append(Integer.toString(numbers.get(of))).append(' ');
    out.append(Notation.position(of.representative())).append(" = ");
    out.append(Integer.toString(of.isZero() ? 0 : of.value()));
    if (step.isInvolution()) {
      out.append(" ~ ");
      for (long pair : step.swapped()) {
        out.append(Notation.set(pair)).append(' ');
      }
      out.append(": ");
      reason(out, step.reasons().get(0));
    } else {
      mex(out, of.moves(), step.reasons());
    }
    out.append('\n');
  }

  private void mex(Appendable out, List<long[]> moves, List<Reason> reasons) throws IOException {
    out.append(" :");
    for (int i = 0; i < moves.size(); i++) {
      out.append(' ').append(Notation.move(moves.get(i))).append('>');
      reason(out, reasons.get(i));
    }
  }

  private void reason(Appendable out, Reason reason) throws IOException {
    if (reason.reply().isPresent()) {
      out.append(Notation.move(reason.reply().get())).append('>');
    }
    Sum sum = reason.sum();
    if (sum.isEmpty()) {
      out.append('0');
    }
    for (int i = 0; i < sum.copies().size(); i++) {
      Part part = sum.copies().get(i);
      out.append(i == 0 ? "" : "+").append(Integer.toString(numbers.get(part.of())));
      out.append(Notation.points(part.points()));
    }
    if (sum.hasRest()) {
      out.append(sum.copies().isEmpty() ? "%" : "+%").append(Notation.set(sum.rest()));
    }
  }
}
