import { settingsAddress } from "#portal/contract/site/web-config.ts";
import { structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { type JsonSchema, type SchemaIds, toJsonSchema } from "./json-schema.ts";
import { wireBodies } from "./wire-bodies.ts";

/** A reference to a part of the OpenAPI document. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Returns every schema of the contract as a component of one document. */
export function schemasOf(ids: SchemaIds): Record<string, JsonSchema> {
  const data = Object.entries(defaultStructureKeys).map(
    ([cmsKey, key]) => [`data.${cmsKey}`, structures[key].data] as const,
  );
  const { content, contents, config, ...bodies } = wireBodies;
  const named = Object.entries({ ...bodies, envelope: content, settings: config, ...Object.fromEntries(data) });
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, schema] of named) {
    const { $defs, $schema: _, ...own } = toJsonSchema(schema, ids);
    const { required = [], allOf = [], ...optional } = own;
    Object.assign(schemas, $defs, { [name]: own });
    if (!name.startsWith("data.")) continue;
    schemas[name] = optional;
    schemas[`czech.${name}`] = { allOf: [ref("schemas", name), ...allOf], required };
  }
  const { $defs: _, $schema: __, ...page } = toJsonSchema(contents, ids);
  const { items } = page.properties ?? {};
  const list = { ...(typeof items === "object" && items), items: ref("schemas", "content") };
  schemas["contents"] = { ...page, properties: { ...page.properties, items: list } };
  schemas["settings"] = withJsonTexts(schemas["settings"] ?? {});
  schemas["content"] = contentOf();
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Settings may be JSON, or a string that contains JSON. */
function withJsonTexts({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  const both = Object.entries(properties).map(([name, own]) => {
    const text = { type: "string", contentMediaType: "application/json", contentSchema: own };
    const { title, description, examples } = typeof own === "object" ? own : {};
    return [name, { title, description, examples, anyOf: [own, text] }];
  });
  return { ...schema, properties: Object.fromEntries(both) };
}

/**
 * A record whose data depend on its structure key; settings of sites have a fixed address. A translation may omit any
 * field of the data: the Czech value is shown.
 */
function contentOf(): JsonSchema {
  const dataOf = (condition: NonNullable<JsonSchema["properties"]>, name: string): JsonSchema => ({
    if: { type: "object", properties: condition, required: Object.keys(condition) },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
    then: { type: "object", properties: { data: ref("schemas", name) } },
  });
  // "No address is another one" is the form that JSON Schema has for "one address is that of settings".
  const other: JsonSchema = { type: "string", not: { pattern: settingsAddress.source } };
  const ofSettings: JsonSchema = { type: "object", not: { additionalProperties: other } };
  const czech = { language: { type: "string", pattern: "^[Cc][Ss]" } } as const;
  return {
    allOf: [
      ref("schemas", "envelope"),
      dataOf({ friendlyURLs: ofSettings }, "settings"),
      ...Object.keys(defaultStructureKeys).flatMap((key) => {
        const structure: JsonSchema = { type: "object", properties: { key: { const: key } }, required: ["key"] };
        return [dataOf({ structure }, `data.${key}`), dataOf({ structure, ...czech }, `czech.data.${key}`)];
      }),
    ],
  };
}
