package nimproof.report.formula;

/** How tightly the outermost sign of a formula binds, loosest first. */
enum Binding {
  CHOICE,
  QUANTIFIED,
  EQUIVALENCE,
  OR,
  AND,
  NOT,
  RELATION,
  RANGE,
  NIM_SUM,
  MOD,
  SUM,
  PRODUCT,
  SIGN,
  WHOLE;

  /** Tells whether a formula with this outermost sign is true or false. */
  boolean isTruth() {
    return QUANTIFIED.compareTo(this) <= 0 && compareTo(RELATION) <= 0;
  }
}
