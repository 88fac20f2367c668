import type { Report } from "./report.ts";
import { toCsv } from "./reporters/csv.ts";
import { toDots } from "./reporters/dot.ts";
import { toEarl } from "./reporters/earl.ts";
import { toGithub } from "./reporters/github.ts";
import { toGitlab } from "./reporters/gitlab.ts";
import { toHtml } from "./reporters/html.ts";
import { toJson, toNdjson } from "./reporters/json.ts";
import { toJunit } from "./reporters/junit.ts";
import { toMarkdown } from "./reporters/markdown.ts";
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
  dot: toDots,
  json: toJson,
  ndjson: toNdjson,
  html: toHtml,
  junit: toJunit,
  sarif: toSarif,
  github: toGithub,
  gitlab: toGitlab,
  csv: toCsv,
  earl: toEarl,
  markdown: toMarkdown,
} satisfies Record<string, Reporter>;

export type ReporterName = keyof typeof reporters;
export const reporterNames = Object.keys(reporters).filter(isReporterName);

export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
