import type { Reporter } from "#harness/report/reporters.ts";
import {
  byPage,
  expectedIn,
  pageName,
  plain,
  receivedIn,
  type UiLanguage,
  waiverNotes,
} from "#harness/report/words.ts";
import { type Finding, rankOf } from "#portal/checks/finding.ts";
import { type Html, html } from "#portal/provider/html.ts";

interface Case {
  outcome: "passed" | "failed" | "skipped";
  markup: Html;
}

/** Formats JUnit XML with a suite per page with findings; accepted findings and those below the threshold are skipped tests. */
export const toJunit: Reporter = (report, { language }) => {
  const accepted = new Set(report.accepted);
  const suites = [...byPage([...report.findings, ...accepted])].map(({ content, findings }) => {
    const cases = findings.map((finding) => {
      const isBorne = accepted.has(finding) || rankOf(finding.severity) < rankOf(report.threshold);
      return toCase(finding, isBorne ? "skipped" : "failed", language);
    });
    return toSuite(pageName(content), cases);
  });
  const rest = toSuite(`portal ${report.command}`, [
    { outcome: "passed", markup: html`<testcase classname="portal" name="${plain(report.command)}"/>\n` },
    ...waiverNotes({ ...report, waivers: { ...report.waivers, unused: [] } }, language).map(toExpired),
  ]);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="portal ${plain(report.command)}">
${suites}${rest}</testsuites>
`.html;
};

function toSuite(name: string, cases: readonly Case[]): Html {
  const number = (outcome: Case["outcome"]) => String(cases.filter((each) => each.outcome === outcome).length);
  return html`<testsuite name="${name}" tests="${String(cases.length)}" failures="${number("failed")}" errors="0" skipped="${number("skipped")}">
${cases.map(({ markup }) => markup)}</testsuite>
`;
}

function toCase(finding: Finding, outcome: "failed" | "skipped", language: UiLanguage): Case {
  const { code, severity, pointer, location } = finding;
  const message = plain(finding.message[language]);
  const file = location && html` file="${plain(location.file)}"`;
  const inner =
    outcome === "skipped"
      ? html`<skipped message="${message}"/>`
      : html`<failure type="${severity}" message="${message}">${textOf(finding, language)}</failure>`;
  return {
    outcome,
    markup: html`<testcase classname="${plain(code)}" name="${plain(finding.humanPath[language])} (${plain(pointer)})"${file}>${inner}</testcase>\n`,
  };
}

function textOf(finding: Finding, language: UiLanguage): string {
  const { fix, pointer, location } = finding;
  const place = location ? [`${location.file}:${location.line}:${location.column}`] : [];
  const values = [expectedIn(language, finding), receivedIn(language, finding)].filter(Boolean).join(" / ");
  return [fix[language], pointer, ...place, values].map(plain).join("\n");
}

function toExpired(note: string): Case {
  return {
    outcome: "failed",
    markup: html`<testcase classname="waivers" name="${note}"><failure type="error" message="${note}"/></testcase>\n`,
  };
}
