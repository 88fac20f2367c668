import type { Report } from "./report.ts";
import { toCsv } from "./reporters/csv.ts";
import { toGithub } from "./reporters/github.ts";
import { toHtml } from "./reporters/html.ts";
import { toJson, toNdjson } from "./reporters/json.ts";
import { toJunit } from "./reporters/junit.ts";
import { toSarif } from "./reporters/sarif.ts";
import { toText } from "./reporters/text.ts";

export interface ReportContext {
  /** Language of what people read. */
  language: "cs" | "en";
  color: boolean;
}

/** Writes a report in one form; the text ends in a line feed. */
export type Reporter = (report: Report, context: ReportContext) => string;

export const reporters = {
  default: toText,
  json: toJson,
  ndjson: toNdjson,
  html: toHtml,
  junit: toJunit,
  sarif: toSarif,
  github: toGithub,
  csv: toCsv,
} satisfies Record<string, Reporter>;

export type ReporterName = keyof typeof reporters;
export const reporterNames = Object.keys(reporters).filter(isReporterName);

export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
