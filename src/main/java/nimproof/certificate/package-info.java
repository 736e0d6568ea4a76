/**
 * Proof objects: writes certificates that the kernel accepts.
 *
 * <p>A certificate is found in two stages. {@link nimproof.certificate.Derivation} starts from the
 * claims and asks for as few position classes as it can; {@link
 * nimproof.certificate.CertificateWriter} then writes these, smallest first, in the format of
 * {@code FORMAT.md} beside the kernel. Values come from a solver; if one were wrong, the kernel
 * would reject the certificate. The statement itself, its scope and its formulas, goes to a second
 * program in a file that {@link nimproof.certificate.StatementEvaluation} writes. May use every
 * package before it in the pipeline but shares no code with {@code kernel}.
 */
package nimproof.certificate;
