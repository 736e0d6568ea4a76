/** Writes results as HTML to look at, and as JSON and JUnit XML for machines; computes nothing. */
package nimproof.report;
