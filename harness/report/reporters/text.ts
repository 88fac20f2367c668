import { styleText } from "node:util";
import type { Reporter } from "#harness/report/reporters.ts";
import {
  byPage,
  numberOf,
  pageName,
  plain,
  summary,
  type UiLanguage,
  waiverNotes,
  words,
} from "#harness/report/words.ts";
import { type Finding, rankOf, type Severity } from "#portal/checks/finding.ts";

type StyleName = Parameters<typeof styleText>[0];
type Style = (style: StyleName, text: string) => string;

const signs = { error: ["red", "✗"], warning: ["yellow", "!"], info: ["blue", "i"] } as const satisfies Record<
  Severity,
  readonly [StyleName, string]
>;

/** Formats a report for terminals: page by page, worst findings first. Suggestions that fail nothing are only counted. */
export const toText: Reporter = function* (report, { language, color }) {
  const style: Style = (name, text) => (color ? styleText(name, text, { validateStream: false }) : text);
  const isReported = ({ severity }: Finding) => severity !== "info" || report.threshold === "info";
  const reported = report.findings.filter(isReported);
  for (const { content, findings } of byPage(reported)) {
    const sorted = findings.toSorted((one, other) => rankOf(other.severity) - rankOf(one.severity));
    const lines = sorted.flatMap((finding) => linesOf(finding, language, style));
    yield `${[style("bold", pageName(content)), ...lines].join("\n")}\n\n`;
  }
  const notes = waiverNotes(report, language).map((note, index) =>
    style(index < report.waivers.expired.length ? "red" : "yellow", note),
  );
  const isClean = numberOf(report.findings, "error") === 0;
  const [counts = "", ...rest] = summary(report, language);
  const others = reported.length < report.findings.length ? [words(language, "suggestionsElsewhere"), ...rest] : rest;
  const last = [style("bold", style(isClean ? "green" : "red", counts)), ...others.map((line) => style("dim", line))];
  yield `${[...(notes.length > 0 ? [notes] : []), last].map((lines) => lines.join("\n")).join("\n\n")}\n`;
};

function linesOf(finding: Finding, language: UiLanguage, style: Style): string[] {
  const { severity, humanPath, message, fix, code, pointer, location, links } = finding;
  const [color, sign] = signs[severity];
  const file = location && `${location.file}:${location.line}:${location.column}`;
  const place = [code, pointer, file, links.cms].flatMap((part) => (part ? [plain(part)] : []));
  return [
    `  ${style(color, sign)} ${plain(humanPath[language])}`,
    `    ${plain(message[language])} ${plain(fix[language])}`,
    `    ${style("dim", place.join("  "))}`,
  ];
}
