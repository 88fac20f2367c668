import type { Reporter } from "#harness/report/reporters.ts";
import { plain, summary, waiverNotes } from "#harness/report/words.ts";
import { type Finding, rankOf, type Severity } from "#portal/checks/finding.ts";

const signs = { error: "✗", warning: "!", info: "i" } as const satisfies Record<Severity, string>;

const columns = 80;

/** Formats a short report for terminals: a dot per checked item, a symbol per finding, a line per failing finding. */
export const toDots: Reporter = (report, { language }) => {
  const [count = 0] = Object.values(report.checked);
  const drawn = `${".".repeat(count)}${report.findings.map(({ severity }) => signs[severity]).join("")}`;
  const failing = report.findings.filter(({ severity }) => rankOf(severity) >= rankOf(report.threshold));
  const parts = [
    drawn.match(new RegExp(`.{1,${columns}}`, "g")) ?? [],
    failing.map((finding) => lineOf(finding, language)),
    waiverNotes(report, language),
    summary(report, language),
  ];
  const reported = parts.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${reported.join("\n\n")}\n`;
};

function lineOf({ severity, humanPath, code, pointer, location }: Finding, language: "cs" | "en"): string {
  const file = location && `${location.file}:${location.line}:${location.column}`;
  const place = [humanPath[language], code, pointer, file].flatMap((part) => (part ? [plain(part)] : []));
  return `${signs[severity]} ${place.join("  ")}`;
}
