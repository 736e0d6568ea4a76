package nimproof.verify;

/** Is told how far a statement has come. */
public interface Progress {

  /** Takes no notice. */
  Progress NONE = (structures, total) -> {};

  /** Says that so many structures of so many in all are done; -1 if they were not counted. */
  void done(long structures, long total);
}
