import { z } from "zod";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import { parseSettings, toWebConfig, type WebConfig, wireConfig } from "#schemas/site/web-config.ts";
import type { Log } from "#server/http/log.ts";
import { CmsError } from "./client.ts";

/** Converts an answer of the CMS; throws a CmsError that names the place when it cannot be parsed. */
export type Parse<Value> = (json: unknown, request: string) => Value;

/** Logs an issue with its content item and the place in its JSON. */
export function logIssue(log: Log, { content, path, severity, ...issue }: Issue): void {
  const line = { ...issue, severity, content, pointer: toPointer(path) };
  if (severity === "info") log.debug(line, "content issue");
  else log.warn(line, "content issue");
}

/** Parses a single entity; any fault in it is a failure. */
export function one<Schema extends z.ZodType, Value>(
  schema: Schema,
  to: (wire: z.output<Schema>) => Value,
): Parse<Value> {
  return (json, request) => {
    const result = schema.safeParse(json);
    if (result.success) return to(result.data);
    const [fault] = result.error.issues;
    throw new CmsError("invalid", request, fault?.message ?? "wrong shape", { pointer: toPointer(fault?.path ?? []) });
  };
}

/** Parses a list; broken items are left out and logged, an answer without a list is a failure. */
export function listOf<Schema extends z.ZodType, Value>(
  schema: Schema,
  to: (wire: z.output<Schema>) => Value,
  log: Log,
) {
  return (json: unknown, request: string): Value[] => {
    const { data, faults } = prune(z.looseObject({ items: z.array(schema) }), json);
    for (const { code, path, expected } of faults) {
      log.warn({ request, code, pointer: toPointer(path), expected }, "an item of a CMS list is left out");
    }
    if (data) return data.items.map(to);
    throw new CmsError("invalid", request, "expected a list of items", {
      pointer: toPointer(faults.at(-1)?.path ?? []),
    });
  };
}

/** A content record as received, with its parsed envelope; `content` is null when the envelope is broken. */
export interface ReceivedContent {
  record: unknown;
  content: Content | null;
  issues: readonly Issue[];
}

export function toValidContent(
  json: unknown,
  request: string,
  log: Log,
  received?: (content: ReceivedContent) => void,
): Content {
  const { content, issues } = parseContent(json);
  received?.({ record: json, content, issues });
  if (content) {
    for (const issue of issues) logIssue(log, issue);
    return content;
  }
  const [issue] = issues;
  const detail = `content ${issue?.content.id || "without id"}: expected ${issue?.expected}, got ${issue?.received}`;
  throw new CmsError("invalid", request, detail, { pointer: toPointer(issue?.path ?? []) });
}

/** Parses a list of content items; broken ones are left out and logged. */
export function toContents(log: Log, isListed: (content: Content) => boolean): Parse<Content[]> {
  const parse = listOf(z.unknown(), (json) => json, log);
  return (json, request) =>
    parse(json, request).flatMap((item) => {
      const { content, issues } = parseContent(item);
      if (!content) for (const issue of issues) logIssue(log, issue);
      return content && isListed(content) ? [content] : [];
    });
}

export function toConfig(json: unknown, request: string, log: Log): WebConfig {
  const { data } = toValidContent(json, request, log);
  const { data: settings, faults } = prune(wireConfig, parseSettings(data));
  for (const { code, path, expected } of faults) {
    log.warn({ request, code, pointer: toPointer(["data", ...path]), expected }, "a setting of a site is left out");
  }
  return toWebConfig(settings ?? {});
}
