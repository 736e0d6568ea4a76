package nimproof.solver.subset;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.LongConsumer;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The file from which a search can go on: the P-positions that it has found.
 *
 * <pre>
 *   8 bytes   "nimproof"
 *   4 bytes   1, the version of this format
 *   4 bytes   the number of points
 *   8 bytes   the key of a P-position, for each of them
 *   8 bytes   0
 *   8 bytes   CRC32C of all bytes before
 * </pre>
 *
 * <p>The N-positions, ten times as many, are left out: each is recognised by its move to a
 * P-position when the search comes by. A file is written beside and then renamed, so that there is
 * a whole one at any time.
 *
 * @param file where it is
 * @param points the number of points of the game
 */
record SavedPositions(Path file, int points) {

  private static final long MAGIC = 0x6E696D70726F6F66L;
  private static final int VERSION = 1;
  private static final int BUFFER = 1 << 16;

  boolean exists() {
    return Files.exists(file);
  }

  /** Writes all P-positions that are known now. */
  void write(Outcomes outcomes) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    CRC32C sum = new CRC32C();
    try (DataOutputStream out =
        new DataOutputStream(
            new CheckedOutputStream(
                new BufferedOutputStream(Files.newOutputStream(beside), BUFFER), sum))) {
      out.writeLong(MAGIC);
      out.writeInt(VERSION);
      out.writeInt(points);
      outcomes.forEachP(key -> writeLong(out, key));
      out.writeLong(0);
      out.writeLong(sum.getValue());
    }
    Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void writeLong(DataOutputStream out, long key) {
    try {
      out.writeLong(key);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Hands over the key of each position of the file.
   *
   * @throws IOException if it cannot be read, is damaged, or belongs to something else; the
   *     positions handed over before that are worth nothing
   */
  void read(LongConsumer action) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(file), BUFFER), sum))) {
      require(in.readLong() == MAGIC && in.readInt() == VERSION, "is not a file to resume from");
      int found = in.readInt();
      require(found == points, "is of a search on %d points, not %d".formatted(found, points));
      for (long key = in.readLong(); key != 0; key = in.readLong()) {
        require(Downsets.isKey(key), "is damaged");
        action.accept(key);
      }
      long computed = sum.getValue();
      require(in.readLong() == computed && in.read() < 0, "is damaged");
    } catch (EOFException e) {
      require(false, "is cut off");
    }
  }

  private void require(boolean condition, String otherwise) throws IOException {
    if (!condition) {
      throw new IOException(
          "%s %s; remove it to start anew, or name another file".formatted(file, otherwise));
    }
  }
}
