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
import { isSameAddress } from "./content-paths.ts";

/**
 * Converts an answer of the CMS; throws a CmsError with the location when it is unusable. `previous` is the last good
 * value, which stays in use when the answer is refused. `isAnnounced` tells that the CMS has announced a change of it.
 */
export type Parse<Value> = (json: unknown, request: string, previous?: Value, isAnnounced?: boolean) => Value;

/** Logs an issue with its content item and its location in the JSON. */
export function logIssue(log: Log, { content, path, severity, ...issue }: Issue): void {
  events.issueFound.publish({ code: issue.code, severity });
  const line = { ...issue, severity, content, pointer: toPointer(path) };
  if (severity === "info") log.debug(line, "content issue");
  else log.warn(line, "content issue");
}

export type RecordFault = Pick<Fault, "code" | "path" | "expected">;

interface RecordChecks<Wire> {
  /** Finds a fault that shows another record than the requested one, which is always refused. */
  mismatchIn: (wire: Wire) => RecordFault | null;
  /** Finds faults between valid values; the conversion drops these values. */
  contradictionsIn?: (wire: Wire) => readonly RecordFault[];
}

/**
 * Parses a single record. A faulty record is refused if a good one is cached; otherwise its invalid parts are dropped.
 * Each fault is logged with its location.
 */
export function goodRecord<Schema extends z.ZodType, Value extends object>(
  schema: Schema,
  to: (wire: z.output<Schema>) => Value,
  log: Log,
  { mismatchIn, contradictionsIn = () => [] }: RecordChecks<z.output<Schema>>,
): Parse<Value> {
  return (json, request, previous) => {
    const { data, faults: invalid, originOf } = prune(schema, json);
    const mismatch = data && mismatchIn(data);
    if (mismatch) throw faultIn(request, [mismatch]);
    const contradictions = data ? contradictionsIn(data) : [];
    const faults = [...invalid, ...contradictions.map((each) => ({ ...each, path: originOf(each.path) }))];
    logFaults(faults, request, log);
    if (!data || !mayReplace(previous, faults)) throw faultIn(request, faults);
    return markFaulty(to(data), faults);
  };
}

/** Values from faulty records, without their invalid parts. They are no good copies to fall back on. */
const incomplete = new WeakSet<object>();

export function mayReplace(previous: object | undefined, faults: readonly unknown[]): boolean {
  return faults.length === 0 || previous === undefined || incomplete.has(previous);
}

/** Marks a value whose record had faults. */
export function markFaulty<Value extends object>(value: Value, faults: readonly unknown[]): Value {
  if (faults.length > 0) incomplete.add(value);
  return value;
}

export function logFaults(
  faults: readonly RecordFault[],
  request: string,
  log: Log,
  base: readonly string[] = [],
  level: "warn" | "error" = "warn",
): void {
  for (const { code, path, expected } of faults) {
    events.issueFound.publish({ code, severity: "error" });
    log[level]({ request, code, pointer: toPointer([...base, ...path]), expected }, "faulty CMS record");
  }
}

export function faultIn(request: string, [fault]: readonly RecordFault[], base: readonly string[] = []): CmsError {
  const pointer = toPointer([...base, ...(fault?.path ?? [])]);
  return new CmsError("invalid", request, `expected ${fault?.expected ?? "another shape"}`, { pointer });
}

/** Returns the raw items of a list; throws for an answer that is not a list. */
export function rowsOf(json: unknown, request: string): readonly unknown[] {
  const { success, data, error } = wireList.safeParse(json);
  if (success) return data.items;
  const pointer = toPointer(error.issues[0]?.path ?? []);
  throw new CmsError("invalid", request, "expected a list of items", { pointer });
}

const wireList = z.looseObject({ items: z.array(z.unknown()) });

/** Parses a list; invalid items are dropped and logged. */
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

/** A content record as received and as parsed; `content` is null when its envelope is invalid. */
export interface ReceivedContent {
  record: unknown;
  content: Content | null;
  issues: readonly Issue[];
}

/** Requested site and language, and the id or address that was asked for. */
export interface RequestedOf {
  webId: string;
  language: Language;
  id?: string;
  address?: string;
  /** Structure keys of a list; all when left out. */
  structureKeys?: readonly string[] | undefined;
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
  return requireRequested(content, request, wanted);
}

/** Throws if the content is not the requested one. One without a site belongs to the requested one. */
function requireRequested(content: Content, request: string, wanted: RequestedOf): Content {
  const checked = content.webId === "" ? { ...content, webId: wanted.webId } : content;
  const refuse = (pointer: string, expected: string, received: string) => {
    const detail = `content ${checked.id}: expected ${expected}, got ${received}`;
    return new CmsError("invalid", request, detail, { pointer });
  };
  for (const key of ["id", "webId", "language"] as const)
    if ((wanted[key] ?? checked[key]) !== checked[key]) throw refuse(`/${key}`, `${key} ${wanted[key]}`, checked[key]);
  const { address, structureKeys } = wanted;
  if (structureKeys && !structureKeys.includes(checked.structureKey))
    throw refuse("/structure/key", structureKeys.join(" or "), checked.structureKey);
  // A CMS may find a content item by its address in another language, as where a site names one home page for all languages.
  // One without addresses, as settings may be, shows nothing to compare.
  const addresses = Object.values(checked.friendlyURLs);
  if (address !== undefined && addresses.length > 0 && !addresses.some((own) => isSameAddress(own, address)))
    throw refuse("/friendlyURLs", `the address ${address}`, addresses.join(", "));
  return checked;
}

/**
 * Parses a list of content items. Invalid ones, and those of another site or language, are dropped and logged. A list
 * with no valid item is refused if a good one is cached.
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
      // Warnings are logged when the content item itself is loaded.
      for (const issue of issues)
        if (issue.severity === "error") logIssue(log, { ...issue, path: ["items", index, ...issue.path] });
      try {
        const own = content && requireRequested(content, request, wanted);
        if (own) return isListed(own) ? [own] : [];
      } catch (err) {
        log.warn({ err, pointer: `/items/${index}` }, "item of a CMS list left out");
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
 * Parses the settings of a site. Faulty settings, and settings that lost their home page, are refused if good ones are
 * cached; otherwise invalid parts are dropped and logged.
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
    return markFaulty(config, faults);
  };
}
