package nimproof.bench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The registry of workloads. */
public final class Workloads {

  private static final List<Workload> ALL =
      Stream.of(GraphWorkloads.all(), SubsetWorkloads.all(), TableWorkloads.all())
          .flatMap(List::stream)
          .toList();

  private Workloads() {}

  /** Lists every workload. */
  public static List<Workload> all() {
    return ALL;
  }

  /** Finds a workload by name. */
  public static Optional<Workload> named(String name) {
    return ALL.stream().filter(workload -> workload.name().equals(name)).findFirst();
  }
}
