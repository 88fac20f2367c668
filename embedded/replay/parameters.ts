import { z } from "zod";
import { wireLanguages } from "./languages.ts";

/** A query parameter whose value the service does not accept. */
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
    .default(standard)
    .meta({ type: "integer", minimum: 1, ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }), default: standard });
}

// The descriptions and examples appear in the contract's OpenAPI document.
const webId = z
  .string()
  .optional()
  .meta({ description: "Site of the records.", examples: ["12"] });
const language = z
  .enum(wireLanguages, `one of ${wireLanguages.join(", ")}`)
  .optional()
  .meta({ description: "Language; that of the site if not given.", examples: ["cs_cz"] });
const onlyPublished = z
  .enum(["true", "false"], "true or false")
  .default("true")
  .transform((value) => value === "true")
  .meta({
    description: "`false` answers the latest saved version, also a draft or what is shown later.",
    examples: ["true"],
  });
const day = z.iso.date("a date such as 2026-03-31").optional();
const paging = {
  page: wholeNumber(Number.MAX_SAFE_INTEGER, 1).meta({ description: "Page of the list.", examples: [1] }),
  pageSize: wholeNumber(100, 20).meta({ description: "Records on a page; the portal asks for 100.", examples: [100] }),
};
const unasked = "The portal does not send it.";

function anyOf(what: string, example: string) {
  return z
    .array(z.string())
    .optional()
    .meta({ description: `${what}; several are alternatives.`, examples: [[example]] });
}

function published(when: string) {
  return day.meta({ description: `Day in Prague ${when} which it is shown. ${unasked}`, examples: ["2026-03-31"] });
}
const sorts = [
  ...(["displayAt", "-displayAt", "updatedAt", "-updatedAt"] as const),
  ...(["name", "-name", "priority", "-priority"] as const),
] as const;

/** Parameters of one content item. */
export const contentParameters = z.strictObject({ webId, language, onlyPublished });

/** Parameters of `/contents`; `publishedFrom` and `publishedTo` are days in Prague, both inclusive. */
export const contentListParameters = z.strictObject({
  ...contentParameters.shape,
  structureKey: anyOf("Structure key", "stranka"),
  categoryId: anyOf("Id of a category, which the portal does not send", "2"),
  tagId: anyOf("Id of a tag, which the portal does not send", "5"),
  name: z
    .string()
    .optional()
    .meta({ description: `Exact name. ${unasked}`, examples: ["Porodné"] }),
  publishedFrom: published("from"),
  publishedTo: published("until"),
  sort: z
    .enum(sorts, `one of ${sorts.join(", ")}`)
    .optional()
    .meta({
      description:
        "Order, -displayAt if not given; `-` is descending. The portal sends name, -updatedAt and -displayAt.",
      examples: ["name"],
    }),
  ...paging,
});
export type ContentListParameters = z.output<typeof contentListParameters>;

/** Parameters of `/documents`. */
export const documentListParameters = z.strictObject({
  webId,
  folder: z
    .string()
    .optional()
    .meta({ description: `Folder of the document. ${unasked}`, examples: ["701"] }),
  ...paging,
});

const repeatable = new Set(["structureKey", "categoryId", "tagId"]);

/** Parameters of a path without any. */
export const noParameters = z.strictObject({});

/** Parses a query by its schema; throws {@link ParameterError}, also for undocumented parameters. */
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
