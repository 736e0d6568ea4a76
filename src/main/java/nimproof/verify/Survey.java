package nimproof.verify;

import java.util.List;
import java.util.SortedMap;

/**
 * What a scope looks like from above.
 *
 * @param met for each hypothesis, how many instances met it and all before it
 * @param first the first {@value Result#MOST_CHECKS} nim-values, in the order of the scope
 * @param smallest the smallest instance of each nim-value
 */
public record Survey(List<Long> met, List<Sighting> first, SortedMap<Integer, Sighting> smallest) {}
