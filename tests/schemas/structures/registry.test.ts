import { expect, test } from "vitest";
import { z } from "zod";
import { readValueTypes } from "#harness/contract/value-types.ts";
import { blocks } from "#schemas/blocks/registry.ts";
import { shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { fieldMeta } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";

interface Place {
  path: string;
  schema: z.ZodType;
}

const valueTypes = await readValueTypes();

const fields = [
  ...Object.entries(structures).flatMap(([key, { data }]) => fieldsOf(data, key)),
  ...fieldsOf(wireContent, "content"),
];

/** Every named field of a schema, however deep; loose records of the CMS are not looked into. */
function fieldsOf(schema: z.ZodType, path: string, around: readonly z.ZodType[] = []): Place[] {
  const shape = shapeOf(schema);
  const inside = [...around, shape.schema];
  if (around.includes(shape.schema)) return [];
  if (shape.kind === "list") return fieldsOf(shape.item, `${path}[]`, inside);
  if (shape.kind === "union") return shape.members.flatMap((member) => fieldsOf(member, path, inside));
  if (shape.kind !== "object" || (shape.isLoose && path !== "content")) return [];
  return shape.fields.flatMap(({ key, schema: own }) => [
    { path: `${path}.${key}`, schema: own },
    ...fieldsOf(own, `${path}.${key}`, inside),
  ]);
}

const editable = fields.filter(({ schema }) => !(schema instanceof z.ZodLiteral));

test("the walk over the schemas finds their fields", () => {
  expect(editable.length).toBeGreaterThan(100);
  expect(editable.map(({ path }) => path)).toContain("standard-page.sekce[].polozky[].otazka");
});

test("every field has a Czech and an English label of its own, not that of the value type it is made of", () => {
  const bare = editable.filter(({ schema }) => {
    const meta = fieldMeta.get(schema);
    return !meta?.cs || !meta.en || valueTypes.has(schema);
  });
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test("a field is marked required exactly when its schema asks for it", () => {
  const wrong = editable.filter(({ schema }) => {
    const isRequired = fieldMeta.get(schema)?.need === "required";
    return isRequired === z.safeParse(schema, undefined).success;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("input schemas have no transforms, so that they can be handed over as JSON Schema", () => {
  for (const { data } of Object.values(structures)) {
    // What a transform makes cannot be written as JSON Schema: the output side would throw.
    expect(z.toJSONSchema(data, { io: "output" })).toHaveProperty("properties");
    expect(z.toJSONSchema(data, { io: "input" })).toHaveProperty("properties");
  }
});

test("every key of the CMS stands for a structure of ours, and every structure has a key", () => {
  const ours = Object.values(defaultStructureKeys);
  expect(ours.every(isStructureKey)).toBe(true);
  expect(new Set(ours)).toEqual(new Set(Object.keys(structures)));
});

test("every block has a view of its own type", () => {
  const schema = z.toJSONSchema(blocks, { io: "input" });
  expect(JSON.stringify(schema).match(/"const":/g)).toHaveLength(18);
});
