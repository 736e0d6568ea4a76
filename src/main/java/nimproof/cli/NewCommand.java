package nimproof.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a commented spec to start from. */
@Command(
    name = "new",
    description = "Writes a commented spec that verifies, to be changed into yours.",
    mixinStandardHelpOptions = true)
final class NewCommand implements Callable<Integer> {

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "NAME", description = "The id: letters, digits, - and _.")
  private String name;

  @Override
  public Integer call() throws IOException {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,99}") || name.equals("index")) {
      throw new ParameterException(
          command.commandLine(),
          "'%s' cannot be an id; use letters, digits, - and _, and not 'index'".formatted(name));
    }
    Path folder = Path.of("conjectures");
    Path file =
        Files.isDirectory(folder) ? folder.resolve(name + ".yaml") : Path.of(name + ".yaml");
    if (Files.exists(file)) {
      throw new ParameterException(
          command.commandLine(), "%s exists already; choose another name".formatted(file));
    }
    try (InputStream template = NewCommand.class.getResourceAsStream("new.yaml")) {
      Files.write(file, template.readAllBytes(), StandardOpenOption.CREATE_NEW);
    }
    Terminal terminal = new Terminal(command);
    terminal.line("Wrote " + file + ". Check it with: nimproof verify " + file);
    return ExitCode.AS_DECLARED;
  }
}
