package nimproof.certificate;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Compresses texts by gzip, without a time in the header. */
final class Packed {

  /** A text of more bytes is packed fast, not small. */
  private static final int LONG = 1 << 19;

  private Packed() {}

  static byte[] of(byte[] text) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new Packing(packed, text.length)) {
      out.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory can be written to
    }
    return packed.toByteArray();
  }

  /** Tells whether two files hold the same text, which machines may compress differently. */
  static boolean isSame(byte[] one, byte[] other) {
    try {
      return Arrays.equals(one, other) || Arrays.equals(text(one), text(other));
    } catch (IOException e) {
      return false; // not compressed at all, or cut short
    }
  }

  private static byte[] text(byte[] packed) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    }
  }

  private static final class Packing extends GZIPOutputStream {
    Packing(ByteArrayOutputStream out, int length) throws IOException {
      super(out);
      def.setLevel(length > LONG ? Deflater.BEST_SPEED : Deflater.BEST_COMPRESSION);
    }
  }
}
