package nimproof.spec;

import java.util.Map;
import java.util.Set;
import nimproof.statement.Expression;
import nimproof.statement.Location;
import nimproof.statement.Table;

/** The expected value of a cell of a printed table. */
record TableEntry(Location location) implements Expression {

  @Override
  public String text() {
    return "the entry of the table";
  }

  @Override
  public String formula() {
    return Table.ENTRY;
  }

  @Override
  public Set<String> variables() {
    return Set.of(Table.ENTRY);
  }

  @Override
  public Object evaluate(Map<String, Object> bindings) {
    return bindings.get(Table.ENTRY);
  }
}
