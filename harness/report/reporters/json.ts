import type { FindingList } from "#harness/report/finding-list.ts";
import { report as form } from "#harness/report/report.ts";
import type { Reporter } from "#harness/report/reporters.ts";
import { finding as findingForm } from "#portal/checks/finding.ts";

/** Formats the report as JSON; fails when it differs from the published schema. */
export const toJson: Reporter = function* (report) {
  const { findings, accepted } = report;
  const members = Object.entries(form.parse({ ...report, findings: [], accepted: [] }));
  for (const [index, [name, value]] of members.entries()) {
    yield `${index === 0 ? "{" : ","}\n  ${JSON.stringify(name)}: `;
    if (name === "findings") yield* listIn(findings);
    else if (name === "accepted") yield* listIn(accepted);
    else yield indented(value, "  ");
  }
  yield "\n}\n";
};

function* listIn(findings: FindingList): Generator<string> {
  let before = "[\n";
  for (const each of findings) {
    yield `${before}    ${indented(findingForm.parse(each), "    ")}`;
    before = ",\n";
  }
  yield findings.length === 0 ? "[]" : "\n  ]";
}

function indented(value: unknown, space: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${space}`);
}

/** Formats a line per finding, each with `kind`; the last line has the rest of the report. */
export const toNdjson: Reporter = function* (report) {
  const { findings: _findings, accepted: _accepted, ...rest } = form.parse({ ...report, findings: [], accepted: [] });
  for (const each of report.findings) yield lineOf("finding", findingForm.parse(each));
  for (const each of report.accepted) yield lineOf("accepted", findingForm.parse(each));
  yield lineOf("summary", rest);
};

function lineOf(kind: string, value: object): string {
  return `${JSON.stringify({ kind, ...value })}\n`;
}
