package nimproof.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a line or two why a command could not run; never with a stack trace. */
final class Mishap {

  private Mishap() {}

  /** Answers a wrong option or argument. */
  static int ofOption(ParameterException mistake, String[] arguments) {
    CommandLine command = mistake.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(mistake.getMessage());
    boolean suggested = UnmatchedArgumentException.printSuggestions(mistake, err);
    if (!suggested) {
      err.printf("Try '%s --help'.%n", command.getCommandSpec().qualifiedName());
    }
    return ExitCode.BAD_INPUT;
  }

  /** Answers what a command threw. */
  static int ofRun(Exception thrown, CommandLine command, ParseResult parsed) {
    command.getErr().println(reason(thrown));
    return ExitCode.BAD_INPUT;
  }

  private static String reason(Exception thrown) {
    if (thrown instanceof UncheckedIOException unchecked) {
      return reason(unchecked.getCause());
    }
    if (thrown instanceof FileSystemException problem) {
      return problem.getFile() + ": " + reason(problem);
    }
    return thrown instanceof IOException
        ? "cannot read or write: " + thrown.getMessage()
        : "nimproof failed, please report it: %s at %s"
            .formatted(thrown, thrown.getStackTrace()[0]);
  }

  private static String reason(FileSystemException problem) {
    if (problem instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (problem instanceof FileAlreadyExistsException) {
      return "is in the way; remove it or choose another place";
    }
    return problem instanceof NoSuchFileException
        ? "there is no such file or folder"
        : String.valueOf(problem.getReason());
  }
}
