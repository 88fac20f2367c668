import { readFileSync } from "node:fs";
import { z } from "zod";
import { toPointer } from "#schemas/parse/issue.ts";
import { routeNames } from "./paths.ts";

const milliseconds = z.number().min(0).max(600_000);

/** Milliseconds until an answer: always the same, or spread so that half of them are below p50 and 95 of a hundred below p95. */
export const latency = z.union([
  milliseconds,
  z
    .strictObject({ p50: milliseconds.positive(), p95: milliseconds.positive() })
    .refine(({ p50, p95 }) => p50 <= p95, "expected p95 not to be below p50"),
]);
export type Latency = z.output<typeof latency>;

const isSo = z.literal(true);
const pointer = z.string().regex(/^(?:\/(?:[^~/]|~[01])*)+$/, "expected a JSON pointer such as /data/obsah");

const effect = z
  .strictObject({
    latency: latency.optional(),
    /** The answer never comes. */
    hang: isSo.optional(),
    /** The connection is cut before any answer. */
    reset: isSo.optional(),
    status: z.number().int().min(400).max(599).optional(),
    /** Seconds of the header Retry-After. */
    retryAfter: z.number().int().min(0).optional(),
    /** The connection is cut after so many bytes of the body. */
    truncate: z.number().int().min(0).optional(),
    /** Bytes of the body in a second. */
    slowBody: z.number().positive().optional(),
    /** A page for signing in with status 200, as a gateway answers for a service. */
    loginPage: isSo.optional(),
    /** JSON that breaks off. */
    badJson: isSo.optional(),
    /** Fields of the body that are left out where they are. */
    drop: z.array(pointer).min(1).optional(),
    /** The answer is that to the same request in this language. */
    language: z.string().min(2).optional(),
  })
  .refine((parts) => Object.keys(parts).length > 0, "expected at least one effect");
export type ScenarioEffect = z.output<typeof effect>;

const count = z.number().int().min(1);

const rule = z.strictObject({
  match: z.strictObject({
    /** A name of paths.ts, `*` for every request. */
    route: z.enum(["*", ...routeNames]),
    /** Values of the path's variable part and of the query, by name; all of them must be there. */
    params: z.record(z.string(), z.string()).optional(),
    /** Which time of asking for the same thing, from 1. */
    nth: z.union([count, z.array(count).min(1)]).optional(),
  }),
  /** Share of the requests that match. */
  chance: z.number().gt(0).max(1).optional(),
  effect,
});
export type Rule = z.output<typeof rule>;

/** What goes wrong with requests; the first rule that fits a request decides. */
export const scenario = z.strictObject({
  format: z.literal(1),
  /** For whoever reads the file. */
  description: z.string().optional(),
  rules: z.array(rule).min(1),
});
export type Scenario = z.output<typeof scenario>;

/** Says which file is wrong, where in it, and what was expected there. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
}

/** Throws {@link ScenarioError}. */
export function readScenario(file: string): Scenario {
  const result = scenario.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ScenarioError(`${file}: ${toPointer(issue?.path ?? []) || "/"}: ${issue?.message}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ScenarioError(`${file}: expected JSON, ${error instanceof Error ? error.message : error}`);
  }
}
