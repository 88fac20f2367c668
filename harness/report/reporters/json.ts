import { report as form } from "../report.ts";
import type { Reporter } from "../reporters.ts";

/** The report itself; a command that makes another form than the published one fails here. */
export const toJson: Reporter = (report) => `${JSON.stringify(form.parse(report), null, 2)}\n`;

/** A line per finding, each with `kind`; the last line tells of the rest of the report. */
export const toNdjson: Reporter = (report) => {
  const { findings, accepted, ...rest } = form.parse(report);
  const lines = [
    ...findings.map((finding) => ({ kind: "finding", ...finding })),
    ...accepted.map((finding) => ({ kind: "accepted", ...finding })),
    { kind: "summary", ...rest },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
};
