package nimproof.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import nimproof.report.drawing.Drawing;

/** Fills the templates, which the build has turned into classes. */
final class Templates {

  private static final TemplateEngine ENGINE =
      TemplateEngine.createPrecompiled(null, ContentType.Html, null, "nimproof.report.templates");

  private Templates() {}

  static String index(IndexPage page) {
    return filled("index.jte", page);
  }

  static String statement(StatementPage page) {
    return filled("statement.jte", page);
  }

  static String growth(Growth page) {
    return filled("growth.jte", page);
  }

  static String reduction(ReductionPage page) {
    return filled("reduction.jte", page);
  }

  /** Gives a drawing as a file of its own. */
  static String picture(Drawing drawing) {
    return filled("picture.jte", drawing);
  }

  private static String filled(String template, Object page) {
    StringOutput html = new StringOutput();
    ENGINE.render(template, page, html);
    return html.toString();
  }
}
