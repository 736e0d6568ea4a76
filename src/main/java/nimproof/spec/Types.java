package nimproof.spec;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.OpaqueType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.TypeParamType;
import java.util.List;
import java.util.stream.Collectors;
import nimproof.family.Parameter;
import nimproof.family.Structures;
import nimproof.game.Evaluator;
import nimproof.structure.Structure;
import nimproof.symmetry.Involution;

/** The types of expressions, in CEL's terms, in Java's, and in words. */
final class Types {

  static final CelType INT = SimpleType.INT;
  static final CelType BOOL = SimpleType.BOOL;
  static final CelType TEXT = SimpleType.STRING;

  /** A vertex is known by its name: a number or a text. */
  static final CelType VERTEX = SimpleType.DYN;

  static final CelType FACE = ListType.create(VERTEX);
  static final CelType STRUCTURE = OpaqueType.create("structure");
  static final CelType STRUCTURES = OpaqueType.create("structures");
  static final CelType INVOLUTION = OpaqueType.create("involution");
  static final CelType GAME = OpaqueType.create("game");
  static final CelType ANY = TypeParamType.create("T");

  private Types() {}

  static CelType list(CelType of) {
    return ListType.create(of);
  }

  static CelType of(Parameter.Type type) {
    return switch (type) {
      case INT -> INT;
      case INTS -> list(INT);
      case INT_LISTS -> list(list(INT));
      case NAMES -> list(VERTEX);
      case STRUCTURE_LIST -> list(STRUCTURE);
      case FACES -> list(FACE);
      case TEXT, FOLDER -> TEXT;
      case STRUCTURE -> STRUCTURE;
      case VERTEX -> VERTEX;
    };
  }

  /** Gives the Java class of the values of a type. */
  static Class<?> javaClass(CelType type) {
    return switch (type.kind()) {
      case INT -> Long.class;
      case BOOL -> Boolean.class;
      case STRING -> String.class;
      case LIST -> List.class;
      case OPAQUE -> opaqueClass(type);
      default -> Object.class;
    };
  }

  private static Class<?> opaqueClass(CelType type) {
    if (type.equals(INVOLUTION)) {
      return Involution.class;
    }
    return type.equals(STRUCTURE)
        ? Structure.class
        : type.equals(STRUCTURES) ? Structures.class : Evaluator.class;
  }

  /** Tells whether values of a type can stand where another is wanted. */
  static boolean fits(CelType type, CelType wanted) {
    if (type instanceof ListType list && wanted instanceof ListType wantedList) {
      return fits(list.elemType(), wantedList.elemType());
    }
    return wanted.equals(SimpleType.DYN) || wanted.isAssignableFrom(type);
  }

  /** Says what a type is. */
  static String words(CelType type) {
    return switch (type.kind()) {
      case INT -> "a whole number";
      case BOOL -> "a condition (true or false)";
      case STRING -> "a text";
      case LIST -> "a list";
      case OPAQUE ->
          type.equals(STRUCTURE)
              ? "a structure"
              : type.equals(STRUCTURES) ? "a family of structures" : type.name();
      case DOUBLE -> "a decimal number";
      case DYN -> "a value of any kind";
      default -> type.name();
    };
  }

  /** Says what a type is that CEL names in a message. */
  static String words(String type) {
    if (type.startsWith("list(")) {
      return "a list";
    }
    return switch (type) {
      case "int" -> "a whole number";
      case "bool" -> "a condition (true or false)";
      case "string" -> "a text";
      case "double" -> "a decimal number";
      case "structure" -> "a structure";
      case "structures" -> "a family of structures";
      case "dyn" -> "a value of any kind";
      default -> type;
    };
  }

  static String words(List<CelType> types) {
    return types.stream().map(Types::words).collect(Collectors.joining(" or "));
  }
}
