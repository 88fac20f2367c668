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

interface Format {
  write: Reporter;
  /**
   * `public` reports go to continuous integration, code hosts and everybody; `terminal` reports become public as the log
   * of continuous integration; others stay with whoever runs the command. Public reports are redacted.
   */
  readers: "public" | "terminal" | "own";
}

const formats = {
  default: { write: toText, readers: "terminal" },
  dot: { write: toDots, readers: "terminal" },
  json: { write: toJson, readers: "own" },
  ndjson: { write: toNdjson, readers: "own" },
  html: { write: toHtml, readers: "own" },
  junit: { write: toJunit, readers: "public" },
  sarif: { write: toSarif, readers: "public" },
  github: { write: toGithub, readers: "public" },
  gitlab: { write: toGitlab, readers: "public" },
  csv: { write: toCsv, readers: "own" },
  earl: { write: toEarl, readers: "public" },
  markdown: { write: toMarkdown, readers: "public" },
} satisfies Record<string, Format>;

/** Returns a report in pieces, so that only one piece needs to be in memory. */
export function piecesOf(name: ReporterName, report: ReportInput, context: ReportContext): Iterable<string> {
  const { write, readers }: Format = formats[name];
  const isPublic = readers === "public" || (context.isInCi && readers === "terminal");
  const written = write(isPublic ? redacted(report) : report, context);
  return typeof written === "string" ? [written] : written;
}

export type ReporterName = keyof typeof formats;
export const reporterNames = Object.keys(formats).filter(isReporterName);

export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(formats, name);
}
