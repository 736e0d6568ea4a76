package nimproof.report;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import nimproof.statement.Statement;
import nimproof.verify.Result;
import nimproof.verify.Verdict;

/**
 * Writes results as JUnit XML: one test case per statement.
 *
 * <p>A verdict other than the declared one is a failure, an undecided statement an error. No times:
 * the file is the same for the same results.
 */
final class JunitXml {

  private final XMLStreamWriter xml;

  private JunitXml(XMLStreamWriter xml) {
    this.xml = xml;
  }

  static String write(List<Result> results) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      new JunitXml(xml).suite(results);
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text.toString();
  }

  private void suite(List<Result> results) throws XMLStreamException {
    long undecided = results.stream().filter(JunitXml::isUndecided).count();
    long different = results.stream().filter(r -> !r.isAsDeclared()).count() - undecided;
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuite");
    attribute("name", "nimproof");
    attribute("tests", String.valueOf(results.size()));
    attribute("failures", String.valueOf(different));
    attribute("errors", String.valueOf(undecided));
    attribute("skipped", "0");
    for (Result result : results) {
      testCase(result);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeCharacters("\n");
    xml.writeEndDocument();
  }

  private void testCase(Result result) throws XMLStreamException {
    Statement statement = result.statement();
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    attribute("classname", statement.source().map(Statement.Source::paper).orElse("nimproof"));
    attribute("name", statement.id() + ": " + statement.title());
    attribute("file", statement.file());
    if (!result.isAsDeclared()) {
      xml.writeCharacters("\n    ");
      xml.writeEmptyElement(isUndecided(result) ? "error" : "failure");
      attribute("type", result.verdict().word());
      attribute("message", "declared " + statement.declared() + ". " + Sentences.verdict(result));
      xml.writeCharacters("\n  ");
    }
    xml.writeEndElement();
  }

  private static boolean isUndecided(Result result) {
    return result.verdict() instanceof Verdict.Undecided;
  }

  /** Leaves out characters that XML cannot hold. */
  private void attribute(String name, String value) throws XMLStreamException {
    StringBuilder legal = new StringBuilder();
    value.codePoints().filter(JunitXml::isLegal).forEach(legal::appendCodePoint);
    xml.writeAttribute(name, legal.toString());
  }

  private static boolean isLegal(int c) {
    return c >= ' ' && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd || c >= 0x10000;
  }
}
