package nimproof.certificate;

/** Tells the values of connected positions; if it errs, the kernel rejects the certificate. */
interface Values {

  int value(SetFamily position);

  boolean isZero(SetFamily position);
}
