import { z } from "zod";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { type Fault, prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { parseSettings, toWebConfig, type WebConfig, wireConfig } from "#schemas/site/web-config.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import { CmsError } from "./client.ts";

/**
 * Converts an answer of the CMS; throws a CmsError that names the place when it cannot be used. `previous` is the last good
 * value, which stays in use when the answer is refused.
 */
export type Parse<Value> = (json: unknown, request: string, previous?: Value) => Value;

/** Logs an issue with its content item and the place in its JSON. */
export function logIssue(log: Log, { content, path, severity, ...issue }: Issue): void {
  events.issueFound.publish({ code: issue.code, severity });
  const line = { ...issue, severity, content, pointer: toPointer(path) };
  if (severity === "info") log.debug(line, "content issue");
  else log.warn(line, "content issue");
}

/**
 * Parses a single record. A faulty one is refused while a good one is known; otherwise its invalid parts are left out. Each
 * fault is logged with its place.
 */
export function goodRecord<Schema extends z.ZodType, Value extends object>(
  schema: Schema,
  to: (wire: z.output<Schema>) => Value,
  log: Log,
): Parse<Value> {
  return (json, request, previous) => {
    const { data, faults } = prune(schema, json);
    logFaults(faults, request, log);
    if (!data || !mayReplace(previous, faults)) throw faultIn(request, faults);
    return marked(to(data), faults);
  };
}

/** Values that lack what was invalid in their record: no good ones to stay in use when a record is refused. */
const incomplete = new WeakSet<object>();

export function mayReplace(previous: object | undefined, faults: readonly unknown[]): boolean {
  return faults.length === 0 || previous === undefined || incomplete.has(previous);
}

/** Remembers of a value whether its record had faults. */
export function marked<Value extends object>(value: Value, faults: readonly unknown[]): Value {
  if (faults.length > 0) incomplete.add(value);
  return value;
}

function logFaults(faults: readonly Fault[], request: string, log: Log, base: readonly string[] = []): void {
  for (const { code, path, expected } of faults) {
    events.issueFound.publish({ code, severity: "error" });
    log.warn({ request, code, pointer: toPointer([...base, ...path]), expected }, "a record of the CMS is faulty");
  }
}

function faultIn(request: string, [fault]: readonly Fault[], base: readonly string[] = []): CmsError {
  const pointer = toPointer([...base, ...(fault?.path ?? [])]);
  return new CmsError("invalid", request, `expected ${fault?.expected ?? "another shape"}`, { pointer });
}

/** Returns the items of a list as sent; an answer without a list is a failure. */
export function rowsOf(json: unknown, request: string): readonly unknown[] {
  const { success, data, error } = wireList.safeParse(json);
  if (success) return data.items;
  const pointer = toPointer(error.issues[0]?.path ?? []);
  throw new CmsError("invalid", request, "expected a list of items", { pointer });
}

const wireList = z.looseObject({ items: z.array(z.unknown()) });

/** Parses a list; broken items are left out and logged. */
export function listOf<Schema extends z.ZodType, Value>(
  schema: Schema,
  to: (wire: z.output<Schema>) => Value,
  log: Log,
): Parse<Value[]> {
  return (json, request) =>
    rowsOf(json, request).flatMap((row, index) => {
      const { data, faults } = prune(schema, row);
      logFaults(faults, request, log, ["items", String(index)]);
      return data ? [to(data)] : [];
    });
}

/** A content record as received, with its parsed envelope; `content` is null when the envelope is broken. */
export interface ReceivedContent {
  record: unknown;
  content: Content | null;
  issues: readonly Issue[];
}

/** The site and the language that contents were requested of, and the id where it was by that. */
export interface RequestedOf {
  webId: string;
  language: Language;
  id?: string;
}

export function toValidContent(
  json: unknown,
  request: string,
  wanted: RequestedOf,
  log: Log,
  received?: (content: ReceivedContent) => void,
): Content {
  const { content, issues } = parseContent(json);
  received?.({ record: json, content, issues });
  if (!content) {
    const issue = issues.find(({ path }) => path[0] === "permissions") ?? issues[0];
    const detail = `content ${issue?.content.id || "without id"}: expected ${issue?.expected}, got ${issue?.received}`;
    throw new CmsError("invalid", request, detail, { pointer: toPointer(issue?.path ?? []) });
  }
  for (const issue of issues) logIssue(log, issue);
  return requireWanted(content, request, wanted);
}

/** Throws for a content of another site or language than was requested; one that names no site is of the requested one. */
function requireWanted(content: Content, request: string, wanted: RequestedOf): Content {
  const own = content.webId === "" ? { ...content, webId: wanted.webId } : content;
  for (const key of ["id", "webId", "language"] as const) {
    if ((wanted[key] ?? own[key]) === own[key]) continue;
    const detail = `content ${own.id}: expected ${key} ${wanted[key]}, got ${own[key]}`;
    throw new CmsError("invalid", request, detail, { pointer: `/${key}` });
  }
  return own;
}

/**
 * Parses a list of content items; those that are broken or of another site or language are left out and logged. A list with
 * nothing else in it is refused while a good one is known.
 */
export function toContents(
  log: Log,
  wanted: RequestedOf,
  isListed: (content: Content) => boolean,
): Parse<readonly Content[]> {
  return (json, request, previous) => {
    const rows = rowsOf(json, request);
    let refused = 0;
    const contents = rows.flatMap((row, index) => {
      const { content, issues } = parseContent(row);
      // Warnings are logged where the content itself is read.
      for (const issue of issues)
        if (issue.severity === "error") logIssue(log, { ...issue, path: ["items", index, ...issue.path] });
      try {
        const own = content && requireWanted(content, request, wanted);
        if (own) return isListed(own) ? [own] : [];
      } catch (err) {
        log.warn({ err, pointer: `/items/${index}` }, "an item of a CMS list is left out");
      }
      refused += 1;
      return [];
    });
    if (previous && rows.length > 0 && refused === rows.length)
      throw new CmsError("invalid", request, "expected contents, none of the list can be used", { pointer: "/items" });
    return contents;
  };
}

/**
 * Parses the settings of a site. Faulty ones, and settings that lost their home page, are refused while good ones are known;
 * otherwise what is wrong is left out and logged.
 */
export function toConfig(wanted: RequestedOf, log: Log): Parse<WebConfig> {
  return (json, request, previous) => {
    const { data } = toValidContent(json, request, wanted, log);
    const { data: settings, faults } = prune(wireConfig, parseSettings(data));
    logFaults(faults, request, log, ["data"]);
    if (!settings || !mayReplace(previous, faults)) throw faultIn(request, faults, ["data"]);
    const config = toWebConfig(settings, { isHomeValid: faults.every(({ path }) => path[0] !== "home") });
    const lost = languageCodes.find(
      (code) => previous && inLanguage(previous.home, code) && !inLanguage(config.home, code),
    );
    if (lost !== undefined) {
      const pointer = toPointer(["data", "home", lost]);
      throw new CmsError("invalid", request, "expected the home page that was set before", { pointer });
    }
    return marked(config, faults);
  };
}
