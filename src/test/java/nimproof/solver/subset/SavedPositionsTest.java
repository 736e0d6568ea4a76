package nimproof.solver.subset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedPositionsTest {

  private static final String CURE = "; remove it to start anew, or name another file";

  @TempDir Path folder;
  private SavedPositions saved;

  @BeforeEach
  void save() throws IOException {
    Outcomes outcomes = new Outcomes(10);
    outcomes.putP(5, 50);
    outcomes.putN(6);
    outcomes.putP(7, 70);
    saved = new SavedPositions(folder.resolve("state"), 6);
    saved.write(outcomes);
  }

  private void rejects(SavedPositions positions, String why) {
    assertThatThrownBy(() -> positions.read(key -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage(positions.file() + " " + why + CURE);
  }

  @Test
  void thePPositionsComeBack() throws IOException {
    List<Long> keys = new ArrayList<>();
    saved.read(keys::add);
    assertThat(keys).containsExactlyInAnyOrder(5L, 7L);
    assertThat(folder).isDirectoryNotContaining(file -> file.toString().endsWith(".new"));
  }

  @Test
  void anyFlippedBitIsNoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(saved.file());
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] ^= 4;
      Files.write(saved.file(), bytes);
      assertThatThrownBy(() -> saved.read(key -> {})).isInstanceOf(IOException.class);
      bytes[i] ^= 4;
    }
  }

  @Test
  void aChangedPositionIsDamage() throws IOException {
    byte[] bytes = Files.readAllBytes(saved.file());
    bytes[23] ^= 1;
    Files.write(saved.file(), bytes);
    rejects(saved, "is damaged");
  }

  @Test
  void aFileThatGoesOnIsDamaged() throws IOException {
    Files.write(saved.file(), new byte[1], StandardOpenOption.APPEND);
    rejects(saved, "is damaged");
  }

  @Test
  void aFileThatIsCutOffIsRejected() throws IOException {
    byte[] bytes = Files.readAllBytes(saved.file());
    for (int length = 0; length < bytes.length; length++) {
      Files.write(saved.file(), Arrays.copyOf(bytes, length));
      rejects(saved, "is cut off");
    }
  }

  @Test
  void aForeignFileIsRejected() throws IOException {
    Files.writeString(saved.file(), "title: Every wheel has nim-value 1");
    rejects(saved, "is not a file to resume from");
  }

  @Test
  void aFileOfAnotherNumberOfPointsIsRejected() {
    rejects(new SavedPositions(saved.file(), 7), "is of a search on 6 points, not 7");
  }
}
