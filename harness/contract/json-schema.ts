import { z } from "zod";
import { inBothLanguages } from "#checks/texts.ts";
import { acceptedExample } from "#harness/content/leaf-value.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { structures } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { rulesOf } from "#schemas/values/object-rules.ts";
import type { ValueTypes } from "./value-types.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const draft = "https://json-schema.org/draft/2020-12/schema";

/**
 * Returns the JSON Schemas of the contract by file name: one of every content record and one for each key of the CMS.
 */
export function jsonSchemasOf(types: ValueTypes): Record<string, JsonSchema> {
  const ids = z.registry<{ id: string }>();
  for (const { schema, name } of types.values()) ids.add(schema, { id: name });
  const keys = Object.entries(defaultStructureKeys).map(([cmsKey, key]) => {
    const { $defs = {}, $schema = draft, ...data } = toJsonSchema(structures[key].data, ids);
    const record: JsonSchema = {
      $schema,
      title: cmsKey,
      description: key,
      allOf: [{ $ref: "content.schema.json" }],
      properties: { structure: { properties: { key: { const: cmsKey } } }, data },
      $defs,
    };
    return [`${cmsKey}.schema.json`, record];
  });
  return { "content.schema.json": toJsonSchema(wireContent, ids), ...Object.fromEntries(keys) };
}

function toJsonSchema(schema: z.ZodType, ids: z.core.$ZodRegistry<{ id: string }>): JsonSchema {
  const whole = z.toJSONSchema(schema, {
    io: "input",
    metadata: ids,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodType) Object.assign(jsonSchema, wordsOf(zodSchema), rulesIn(zodSchema));
    },
  });
  return JSON.parse(JSON.stringify(whole, tidy(whole.$defs ?? {})));
}

/** Returns the rules over several fields, each with its id, its sentence and its form for programs. */
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
    const { $ref, allOf, ...others } = node;
    const shared = typeof $ref === "string" ? $defs[$ref.replace("#/$defs/", "")] : undefined;
    const type = shared?.type ?? node["type"];
    const parts = Array.isArray(allOf) && JSON.stringify(allOf) !== JSON.stringify(shared?.allOf) ? allOf : [];
    const { words = [], limits = [] } = Object.groupBy(Object.entries(others), ([key]) =>
      isWord(key) ? "words" : "limits",
    );
    const own = shared && limits.length > 0 ? [Object.fromEntries(limits)] : [];
    const all = [...parts, ...own].map((part) => ({ type, ...part }));
    if (shared) return { ...Object.fromEntries(words), ...(all.length > 0 ? { allOf: [{ $ref }, ...all] } : { $ref }) };
    return all.length > 0 ? { ...others, allOf: all } : node;
  };
}

function isWord(key: string): boolean {
  return ["title", "description", "examples"].includes(key) || key.startsWith("x-");
}

function wordsOf(schema: z.ZodType): JsonSchema {
  const meta = fieldMeta.get(schema);
  if (!meta) return {};
  const { cs, en, expected, advisedLength, personal } = meta;
  const example = acceptedExample(schema);
  return {
    title: cs,
    description: en,
    ...(example === undefined ? {} : { examples: [example] }),
    ...(expected && { "x-expected": true }),
    ...(advisedLength && { "x-advised-length": advisedLength }),
    ...(personal && { "x-personal-data": true }),
  };
}
