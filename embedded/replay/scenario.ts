import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { toPointer } from "#schemas/parse/issue.ts";
import { routeNames } from "./paths.ts";

/** In milliseconds. */
export const maxLatencyMs = 600_000;
const milliseconds = z.number().min(0).max(maxLatencyMs);

/** Milliseconds until a response: constant, or distributed with the percentiles p50 and p95. */
export const latency = z.union([
  milliseconds,
  z
    .strictObject({ p50: milliseconds.positive(), p95: milliseconds.positive() })
    .refine(({ p50, p95 }) => p50 <= p95, "expected p95 not to be below p50"),
]);
export type Latency = z.output<typeof latency>;

const flag = z.literal(true);
const pointer = z.string().regex(/^(?:\/(?:[^~/]|~[01])*)+$/, "expected a JSON pointer such as /data/obsah");

const effect = z
  .strictObject({
    latency: latency.optional(),
    /** The response never comes. */
    hang: flag.optional(),
    /** The connection is cut before any response. */
    reset: flag.optional(),
    status: z.number().int().min(400).max(599).optional(),
    /** Seconds in the header Retry-After. */
    retryAfter: z.number().int().min(0).optional(),
    /** The connection is cut after this many bytes of the body. */
    truncate: z.number().int().min(0).optional(),
    /** Bytes of the body per second. */
    slowBody: z.number().positive().optional(),
    /** A login page with status 200, as gateways send in place of a service's response. */
    loginPage: flag.optional(),
    /** Truncated JSON. */
    badJson: flag.optional(),
    /** A gzip body that cannot be decompressed. */
    badGzip: flag.optional(),
    /** Fields that get another value, by pointer. */
    mutate: z.record(pointer, z.json()).optional(),
    /** Each item of a list is sent twice. */
    duplicate: flag.optional(),
    /** Answers from this many seconds ago, without what has been published since. */
    stale: z.number().int().positive().optional(),
    /** A gateway that no longer knows the session: 401 with a cookie that ends it. */
    cookieLost: flag.optional(),
    /** Fields that are removed from the body. */
    drop: z.array(pointer).min(1).optional(),
    /** Answers the same request in this language. */
    language: z.string().min(2).optional(),
  })
  .refine((parts) => Object.keys(parts).length > 0, "expected at least one effect");
export type ScenarioEffect = z.output<typeof effect>;

const count = z.number().int().min(1);

const rule = z.strictObject({
  match: z.strictObject({
    /** A name from paths.ts, or `*` for every request. */
    route: z.enum(["*", ...routeNames]),
    /**
     * Values of the path's variable part and of the query, by name: one value or a list, all of which must be present.
     */
    params: z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)])).optional(),
    /** Path of an address that the service does not have. */
    path: z.string().startsWith("/").optional(),
    /** Position among equal requests, counted from 1. */
    nth: z.union([count, z.array(count).min(1)]).optional(),
  }),
  /** Share of the matching requests. */
  chance: z.number().gt(0).max(1).optional(),
  effect,
});
export type Rule = z.output<typeof rule>;

/** Rules for faults; the first rule that matches a request applies. */
export const scenario = z.strictObject({
  format: z.literal(1),
  /** A remark for readers of the file. */
  description: z.string().optional(),
  rules: z.array(rule).min(1),
});
export type Scenario = z.output<typeof scenario>;

/** The message names the file, the place in it and what was expected there. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
}

/** Throws {@link ScenarioError}. */
export function readScenario(file: string): Scenario {
  return parseScenario(file, readJson(file));
}

/** Throws {@link ScenarioError}; `name` says where the value comes from. */
export function parseScenario(name: string, value: unknown): Scenario {
  const result = scenario.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ScenarioError(`${name}: ${toPointer(issue?.path ?? []) || "/"}: ${issue?.message}`);
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new ScenarioError(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ScenarioError(`${file}: expected JSON, ${error instanceof Error ? error.message : error}`);
  }
}
