import { z } from "zod";
import { wireLanguages } from "./languages.ts";

/** A query parameter whose value the service does not take. */
export class ParameterError extends Error {
  constructor(parameter: PropertyKey, expectation: string) {
    super(`Parameter ${String(parameter)}: expected ${expectation}.`);
    this.name = "ParameterError";
  }
}

function wholeNumber(max: number, standard: number) {
  const expectation = max < Number.MAX_SAFE_INTEGER ? `a whole number from 1 to ${max}` : "a whole number from 1";
  return z
    .string()
    .regex(/^\d+$/, expectation)
    .transform(Number)
    .pipe(z.number().min(1, expectation).max(max, expectation))
    .default(standard);
}

const language = z.enum(wireLanguages, `one of ${wireLanguages.join(", ")}`).optional();
const onlyPublished = z
  .enum(["true", "false"], "true or false")
  .default("true")
  .transform((value) => value === "true");
const anyOf = z.array(z.string()).optional();
const day = z.iso.date("a date such as 2026-03-31").optional();
const paging = { page: wholeNumber(Number.MAX_SAFE_INTEGER, 1), pageSize: wholeNumber(100, 20) };
const sorts = [
  ...(["displayAt", "-displayAt", "updatedAt", "-updatedAt"] as const),
  ...(["name", "-name", "priority", "-priority"] as const),
] as const;

/** Parameters of one content. */
export const contentParameters = z.strictObject({ webId: z.string().optional(), language, onlyPublished });

/** Parameters of `/contents`; `publishedFrom` and `publishedTo` are Prague days, both included. */
export const contentListParameters = z.strictObject({
  ...contentParameters.shape,
  structureKey: anyOf,
  categoryId: anyOf,
  tagId: anyOf,
  name: z.string().optional(),
  publishedFrom: day,
  publishedTo: day,
  sort: z.enum(sorts, `one of ${sorts.join(", ")}`).optional(),
  ...paging,
});
export type ContentListParameters = z.output<typeof contentListParameters>;

/** Parameters of `/documents`. */
export const documentListParameters = z.strictObject({
  webId: z.string().optional(),
  folder: z.string().optional(),
  ...paging,
});

const repeatable = new Set(["structureKey", "categoryId", "tagId"]);

/** Parameters of a path that has none. */
export const noParameters = z.strictObject({});

/** Reads a query by its schema; throws {@link ParameterError}, also for a parameter that is not documented. */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  const values = [...new Set(query.keys())].map((name) => [
    name,
    repeatable.has(name) ? query.getAll(name) : query.get(name),
  ]);
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === "unrecognized_keys") throw new ParameterError(issue.keys[0] ?? "", "only documented parameters");
  throw new ParameterError(issue?.path[0] ?? "", issue?.message ?? "another value");
}
