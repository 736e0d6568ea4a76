package nimproof.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final PositionClasses classes;
  private final Derivation derivation;
  private final List<String> claims = new ArrayList<>();
  private final List<Reason> conclusions = new ArrayList<>();
  private final Map<PositionClass, Integer> numbers = new HashMap<>();

  /**
   * Begins a certificate.
   *
   * @param about what it is about, in a line
   * @param solver a solver of the game; asked where the families are closed and play is normal
   * @param mostSteps how many steps the proof may have
   */
  CertificateWriter(String about, Setting setting, Evaluator solver, long mostSteps) {
    this.about = about;
    this.setting = setting;
    boolean solved = setting.closed() && !setting.misere();
    this.classes =
        new PositionClasses(
            solved ? Optional.of(new SolverValues(solver)) : Optional.empty(), setting.misere());
    this.derivation = new Derivation(classes, mostSteps);
  }

  /**
   * Begins a certificate about take-away on graphs and complexes.
   *
   * @param about what it is about, in a line
   * @param solver a solver of take-away
   * @param mostSteps how many steps the proof may have
   */
  public CertificateWriter(String about, Evaluator solver, long mostSteps) {
    this(about, new Setting(true, false, false), solver, mostSteps);
  }

  /**
   * Claims the nim-value of a structure.
   *
   * @param label what the structure is, such as {@code n = 5}; may be empty
   * @throws TooLarge if there is no certificate within the limits
   */
  public void claimValue(Structure structure, String label) {
    SetFamily position = setting.family(structure);
    int value = classes.value(classes.parts(position));
    claim(position, " = " + value, label, derivation.ask(position));
  }

  /** Claims who wins: that the value is 0, or that it is not. */
  public void claimOutcome(Structure structure, Outcome outcome, String label) {
    SetFamily position = setting.family(structure);
    boolean zero = outcome == Outcome.P;
    Reason reason = zero ? derivation.ask(position) : derivation.askOther(position, 0);
    claim(position, zero ? " = 0" : " != 0", label, reason);
  }

  private void claim(SetFamily position, String judgement, String label, Reason conclusion) {
    String comment = label.isEmpty() ? "" : " # " + Notation.printable(label);
    claims.add("claim " + Notation.position(position) + judgement + comment);
    conclusions.add(conclusion);
  }

  /** Writes everything and gives the number of steps. */
  public int write(Appendable out) throws IOException {
    Map<PositionClass, List<Reason>> steps = derivation.complete();
    out.append("nimproof certificate 1\nabout ").append(Notation.printable(about));
    out.append("\ngame ").append(setting.game()).append('\n');
    for (String claim : claims) {
      out.append(claim).append('\n');
    }
    out.append("proof\n");
    for (Map.Entry<PositionClass, List<Reason>> step : steps.entrySet()) {
      numbers.put(step.getKey(), numbers.size() + 1);
      step(out, step.getKey(), step.getValue());
    }
    for (int i = 0; i < conclusions.size(); i++) {
      out.append("qed ").append(Integer.toString(i + 1)).append(" : ");
      reason(out, conclusions.get(i));
      out.append('\n');
    }
    return steps.size();
  }

  private void step(Appendable out, PositionClass of, List<Reason> reasons) throws IOException {
    out.append(Integer.toString(numbers.get(of))).append(' ');
    out.append(Notation.position(of.representative())).append(" = ");
    out.append(Integer.toString(of.isZero() ? 0 : of.value())).append(" :");
    long[] moves = of.representative().elements();
    for (int i = 0; i < moves.length; i++) {
      out.append(' ').append(Notation.set(moves[i])).append('>');
      reason(out, reasons.get(i));
    }
    out.append('\n');
  }

  private void reason(Appendable out, Reason reason) throws IOException {
    if (reason.isReply()) {
      out.append(Notation.set(reason.reply())).append('>');
    }
    if (reason.parts().isEmpty()) {
      out.append('0');
    }
    for (int i = 0; i < reason.parts().size(); i++) {
      Part part = reason.parts().get(i);
      out.append(i == 0 ? "" : "+").append(Integer.toString(numbers.get(part.of())));
      out.append(Notation.points(part.points()));
    }
  }
}
