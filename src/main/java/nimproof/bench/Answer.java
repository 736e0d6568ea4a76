package nimproof.bench;

/**
 * What a workload found, and what it took.
 *
 * @param text the findings, short, the same in every run
 * @param positions how many positions were solved, once up to isomorphism
 * @param bytes the memory of the tables that hold them
 */
public record Answer(String text, long positions, long bytes) {}
