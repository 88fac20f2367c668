import { redacted } from "./redacted.ts";
import type { ReportInput } from "./report.ts";
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
  /** Language of texts for people. */
  language: "cs" | "en";
  color: boolean;
  /** True in continuous integration, where more people read the output than edit the content. */
  isInCi?: boolean;
}

/** Formats a report, at once or in pieces; the text ends with a line feed. */
export type Reporter = (report: ReportInput, context: ReportContext) => string | Generator<string>;

const reporters = {
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

/** Reporters for continuous integration, code hosts and the public. */
const published: ReadonlySet<ReporterName> = new Set(["junit", "sarif", "github", "gitlab", "markdown", "earl"]);
/** Reporters for terminals, whose output continuous integration keeps as a log. */
const shown: ReadonlySet<ReporterName> = new Set(["default", "dot"]);

/** Returns a report in pieces, so that only one piece needs to be in memory. */
export function piecesOf(name: ReporterName, report: ReportInput, context: ReportContext): Iterable<string> {
  const isRedacted = published.has(name) || (context.isInCi && shown.has(name));
  const written = reporters[name](isRedacted ? redacted(report) : report, context);
  return typeof written === "string" ? [written] : written;
}

export type ReporterName = keyof typeof reporters;
export const reporterNames = Object.keys(reporters).filter(isReporterName);

export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
