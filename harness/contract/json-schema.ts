import { z } from "zod";
import { acceptedExample } from "#harness/content/leaf-value.ts";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
import { structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { address, addressPattern } from "#portal/contract/values/address.ts";
import { fieldMeta } from "#portal/contract/values/field.ts";
import { rulesOf } from "#portal/contract/values/object-rules.ts";
import { messageFromCms, messageToCms } from "#portal/contract/visitor/preview-messages.ts";
import type { ValueTypes } from "./value-types.ts";
import { wireBodies, wireTypes } from "./wire-bodies.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type SchemaIds = z.core.$ZodRegistry<{ id: string }>;

export const draft = "https://json-schema.org/draft/2020-12/schema";

/** Base of the schemas' ids. Nothing is loaded from it; references between the files resolve against it. */
export const idBase = "https://social-affairs-portal.example/contract/";

/** Messages between a CMS and a preview in its frame, by the name of their JSON Schema. */
const messages = { "message-from-cms": messageFromCms, "message-to-cms": messageToCms };

/**
 * Returns the JSON Schemas of the contract by file name: one for each response body, each message of previews, and each
 * structure key of the CMS.
 */
export function jsonSchemasOf(ids: SchemaIds): Record<string, JsonSchema> {
  const keys = Object.entries(defaultStructureKeys).map(([cmsKey, key]) => {
    const { $defs = {}, $schema: _, ...data } = toJsonSchema(structures[key].data, ids);
    const record: JsonSchema = {
      title: cmsKey,
      description: key,
      allOf: [{ $ref: "content.schema.json" }],
      properties: { structure: { properties: { key: { const: cmsKey } } }, data },
      $defs,
    };
    return [cmsKey, record] as const;
  });
  const bodies = Object.entries({ ...wireBodies, ...messages }).map(
    ([name, schema]) => [name, toJsonSchema(schema, ids)] as const,
  );
  return Object.fromEntries(
    [...bodies, ...keys].map(([name, schema]) => {
      const file = `${name}.schema.json`;
      return [file, { ...schema, $schema: draft, $id: `${idBase}${file}` }];
    }),
  );
}

/** Returns the ids of shared schemas. */
export function schemaIdsOf(types: ValueTypes): SchemaIds {
  const ids = z.registry<{ id: string }>();
  for (const { schema, name } of types.values()) ids.add(schema, { id: name });
  for (const [id, schema] of Object.entries(wireTypes)) ids.add(schema, { id });
  return ids;
}

export function toJsonSchema(schema: z.ZodType, ids: SchemaIds): JsonSchema {
  const whole = z.toJSONSchema(schema, {
    io: "input",
    metadata: ids,
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodType)) return;
      Object.assign(jsonSchema, wordsOf(zodSchema), rulesIn(zodSchema));
      if (zodSchema.def === address.def) jsonSchema.pattern = addressPattern.source;
      const shape = shapeOf(zodSchema);
      for (const { key, schema: own } of shape.kind === "object" ? shape.fields : []) {
        const property = jsonSchema.properties?.[key];
        const isShared = typeof property === "object" && "$ref" in property && acceptedExample(own) !== undefined;
        if (typeof property === "object" && !isShared) property.examples ??= [exampleFor(own, key)];
      }
    },
  });
  return JSON.parse(JSON.stringify(whole, tidy(whole.$defs ?? {})));
}

/** Marks a required field whose schema accepts its absence. */
const required = "x-required";

/** Adds the list of required fields, which are optional for the portal but not for the CMS. */
function withRequired(node: Record<string, unknown>): Record<string, unknown> {
  const { properties, required: strict } = node;
  if (!isRecord(properties) || !Object.values(properties).some(isMarked)) return node;
  const isRequired = ([key, own]: [string, unknown]) =>
    isMarked(own) || (Array.isArray(strict) && strict.includes(key));
  return {
    ...node,
    properties: Object.fromEntries(Object.entries(properties).map(([key, own]) => [key, withoutNull(own)])),
    required: Object.entries(properties)
      .filter(isRequired)
      .map(([key]) => key),
  };
}

function isMarked(node: unknown): node is Record<string, unknown> {
  return isRecord(node) && node[required] === true;
}

function withoutNull(node: unknown): unknown {
  if (!isMarked(node)) return node;
  const { anyOf, type, [required]: _, ...words } = node;
  if (Array.isArray(type)) return { type: type.find((name) => name !== "null"), ...words };
  const parts = Array.isArray(anyOf) ? anyOf.filter((part) => !isRecord(part) || part["type"] !== "null") : [];
  return parts.length === 1 ? { ...parts[0], ...words } : { anyOf: parts, ...words };
}

/** Returns the rules over several fields, each with its id, description and machine-readable form. */
function rulesIn(schema: z.ZodType): JsonSchema {
  const allOf = rulesOf(schema).map(({ code, form }) => {
    const { cs, en } = inBothLanguages(`codes.${code}.rule`);
    return { title: cs, description: en, "x-rule": code, ...form };
  });
  return allOf.length > 0 ? { allOf } : {};
}

/** Rewrites a schema for strict validators: limits separate from a reference, and the type beside each limit. */
function tidy($defs: Readonly<Record<string, JsonSchema>>) {
  return (_key: string, node: unknown) => {
    if (!isRecord(node)) return node;
    const { $ref, allOf, ...others } = withRequired(node);
    // A custom format, which strict validators reject; the pattern next to it says the same.
    if (others["format"] === "dateTime") delete others["format"];
    const shared = typeof $ref === "string" ? $defs[$ref.replace("#/$defs/", "")] : undefined;
    const type = shared?.type ?? others["type"];
    const parts = Array.isArray(allOf) && JSON.stringify(allOf) !== JSON.stringify(shared?.allOf) ? allOf : [];
    const { words = [], limits = [] } = Object.groupBy(Object.entries(others), ([key]) =>
      isWord(key) ? "words" : "limits",
    );
    const own = shared && limits.length > 0 ? [Object.fromEntries(limits)] : [];
    const all = [...parts, ...own].map((part) => ({ type, ...part }));
    if (shared) return { ...Object.fromEntries(words), ...(all.length > 0 ? { allOf: [{ $ref }, ...all] } : { $ref }) };
    return all.length > 0 ? { ...others, allOf: all } : { ...others, ...(allOf === undefined ? {} : { allOf }) };
  };
}

function isWord(key: string): boolean {
  return ["title", "description", "examples"].includes(key) || key.startsWith("x-");
}

/** Returns the example of a field, or else a small value that is not empty. */
function exampleFor(schema: z.ZodType, name: string): unknown {
  const own = acceptedExample(schema);
  if (own !== undefined) return own;
  const shape = shapeOf(schema);
  const items = shape.kind === "list" ? [exampleFor(shape.item, name)] : [];
  if (items.length > 0 && schema.safeParse(items).success) return items;
  const least = minimalOf(schema, name);
  return isRecord(least) && Object.keys(least).length === 0 ? maximalOf(schema, name) : least;
}

function wordsOf(schema: z.ZodType): JsonSchema {
  const meta = fieldMeta.get(schema);
  if (!meta) return {};
  const { cs, en, expected, required: isRequired, advisedLength, personal } = meta;
  const example = acceptedExample(schema);
  return {
    title: cs,
    description: en,
    ...(example === undefined ? {} : { examples: [example] }),
    ...(expected && { "x-expected": true }),
    ...(isRequired && { [required]: true }),
    ...(advisedLength && { "x-advised-length": advisedLength }),
    ...(personal && { "x-personal-data": true }),
  };
}
