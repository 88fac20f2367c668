import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readValueTypes } from "#harness/contract/value-types.ts";
import cs from "#locales/cs.json" with { type: "json" };
import { blockRegistry } from "#schemas/blocks/registry.ts";
import { indexedPresets } from "#schemas/lists/search/presets.ts";
import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { structures } from "#schemas/structures/registry.ts";
import { defaultRanking, feedNames, type Structure } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { templates } from "#templates/registry.ts";

interface Place {
  path: string;
  schema: z.ZodType;
}

const valueTypes = await readValueTypes();

const fields = [
  ...Object.entries(structures).flatMap(([key, { data }]) => fieldsOf(data, key)),
  ...fieldsOf(wireContent, "content"),
];

/** Every named field of a schema at any depth; loose records of the CMS are skipped. */
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

test("walking the schemas finds their fields", () => {
  expect(editable.length).toBeGreaterThan(100);
  expect(editable.map(({ path }) => path)).toContain("standard-page.sekce[].polozky[].otazka");
});

test("every field has its own Czech and English label, not that of its value type", () => {
  const bare = editable.filter(({ schema }) => {
    const meta = fieldMeta.get(schema);
    return !meta?.cs || !meta.en || valueTypes.has(schema);
  });
  expect(
    bare.map(({ path }) => path),
    "give each of these fields labels of its own: field(schema, { cs, en })",
  ).toEqual([]);
});

test("no required field is marked as expected", () => {
  const wrong = editable.filter(
    ({ schema }) => fieldMeta.get(schema)?.expected && !schema.safeParse(undefined).success,
  );
  expect(
    wrong.map(({ path }) => path),
    "take expected: true from each of these fields, or make its schema nullish()",
  ).toEqual([]);
});

test("input schemas have no transforms, so that they can be exported as JSON Schema", () => {
  for (const { data } of Object.values(structures)) {
    // The output of a transform cannot be expressed as JSON Schema, so the output side would throw.
    expect(z.toJSONSchema(data, { io: "output" })).toHaveProperty("properties");
    expect(z.toJSONSchema(data, { io: "input" })).toHaveProperty("properties");
  }
});

/** An existing value, and values of the same format that do not exist. */
const times = {
  day: ["2027-02-28", "2027-02-30", "2027-04-31", "2027-02-29", "2027-00-10", "2027-13-01", "0001-01-01"],
  time: ["10:00", "25:00", "24:30", "10:60", "24:01"],
  dateTime: [
    "2027-02-28T10:00:00",
    ...["2027-02-30T10:00:00", "2027-02-29T10:00", "2027-04-31T10:00:00", "0001-01-01T00:00:00"],
    ...["2027-02-28T25:00:00", "2027-02-28T24:30", "2027-02-28T24:00:00", "2027-02-28T10:60", "2027-02-28T10:00:60"],
  ],
  recurrence: ["FREQ=DAILY;UNTIL=20270228", "FREQ=DAILY;UNTIL=20270230", "FREQ=DAILY;UNTIL=20270230T100000Z"],
};

test.each(Object.entries(times))("no field accepts a %s that does not exist", (_, [real = "", ...unreal]) => {
  const takes = (value: string) => (field: Place) => z.safeParse(field.schema, value).success;
  const anyText = takes("soon");
  const dated = editable.filter((field) => takes(real)(field) && !anyText(field));
  expect(dated).not.toEqual([]);
  expect(unreal.flatMap((value) => dated.filter(takes(value)).map(({ path }) => `${path}: ${value}`))).toEqual([]);
});

const root = join(import.meta.dirname, "../../..");
const keys = Object.keys(structures);

test("every structure file has an entry in the registry", () => {
  const files = globSync("*.ts", { cwd: join(root, "schemas/structures") }).map((file) => file.replace(/\.ts$/, ""));
  const own = ["registry", "structure", "structure-keys"];
  expect(
    files.filter((file) => !own.includes(file) && !keys.includes(file)),
    "give each of these files an entry in schemas/structures/registry.ts",
  ).toEqual([]);
  expect(
    keys.filter((key) => !files.includes(key)),
    "name the file of each of these structures after its key: schemas/structures/<key>.ts",
  ).toEqual([]);
});

test("every structure has its own key in the CMS, and labels", () => {
  expect(
    keys.filter((key) => !Object.values(defaultStructureKeys).some((own) => own === key)),
    "give each of these structures a name in the CMS, `names.cms`, that no other structure has",
  ).toEqual([]);
  expect(
    Object.entries(structures).flatMap(([key, { names }]) => (names.cs && names.en ? [] : [key])),
    "give each of these structures the labels `names.cs` and `names.en`",
  ).toEqual([]);
});

test("every structure has a template", () => {
  expect(
    keys.filter((key) => !existsSync(join(root, `templates/${key}/${key}.tsx`)) || !(key in templates)),
    "write templates/<key>/<key>.tsx for each of these structures and add a line to templates/registry.ts",
  ).toEqual([]);
});

test("every structure has a fixture", () => {
  expect(
    keys.filter((key) => globSync(`fixtures/contents/*/${key}/*.cs.json`, { cwd: root }).length === 0),
    "record or write fixtures/contents/<site>/<key>/<name>.cs.json for each of these structures",
  ).toEqual([]);
});

test("every weight in a search is from 0 to 1", () => {
  expect(
    Object.entries(structures).flatMap(([key, { ranking }]) => {
      const { weight } = { ...defaultRanking, ...ranking };
      return weight >= 0 && weight <= 1 ? [] : [key];
    }),
    "give each of these structures a `ranking.weight` from 0 to 1, or no ranking, for the default",
  ).toEqual([]);
});

test("every feed lists the pages of one structure, from a list in the search index", () => {
  const feeds = Object.values(structures).flatMap(({ feed }) => feed ?? []);
  expect(
    feeds.map(({ name }) => name).toSorted(),
    "give one structure the member `feed` for each of feedNames in schemas/structures/structure.ts",
  ).toEqual(feedNames.toSorted());
  expect(
    feeds.filter(({ list }) => !indexedPresets.some(({ name }) => name === list)),
    "name an indexed preset of schemas/lists/search/presets.ts as the `list` of each of these feeds",
  ).toEqual([]);
});

test("a search of the whole site finds every structure except redirects and records without a page", () => {
  const withoutPage = Object.entries<Structure>(structures).filter(([, { hasNoPage }]) => hasNoPage);
  const unsearched = ["redirect", ...withoutPage.map(([key]) => key)];
  expect(
    keys.filter((key) => !unsearched.includes(key) && !resultTypes.some((type) => type === key)),
    "add each of these structures to schemas/lists/search/result-types.ts",
  ).toEqual([]);
  expect(
    resultTypes.filter((key) => !Object.hasOwn(cs.search.types, key)),
    "name each of these structures for visitors: search.types.<key> in locales/{cs,en,ru,ua}.json",
  ).toEqual([]);
});

test("every block file is registered under its CMS type", async () => {
  const folder = join(root, "schemas/blocks");
  const files = globSync("*.ts", { cwd: folder }).filter((file) => !["block.ts", "registry.ts"].includes(file));
  const registered = new Set<unknown>(Object.values(blockRegistry).map(({ schema }) => schema));
  const modules = await Promise.all(files.map(async (file) => ({ file, exports: await import(join(folder, file)) })));
  expect(files.length).toBeGreaterThan(10);
  expect(
    modules.flatMap(({ file, exports }) =>
      Object.values<{ schema: unknown }>(exports).some(({ schema }) => registered.has(schema)) ? [] : [file],
    ),
    "add the block of each of these files to schemas/blocks/registry.ts",
  ).toEqual([]);
  expect(
    Object.entries(blockRegistry).filter(([type, { schema }]) => schema.shape.typ.value !== type),
    "register each of these blocks under the type that its schema names",
  ).toEqual([]);
});

test("every block occurs in a fixture", () => {
  const recorded = globSync("fixtures/contents/*/*/*.json", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  expect(
    Object.keys(blockRegistry).filter((type) => !new RegExp(`"typ": ?"${type}"`).test(recorded)),
    "add each of these blocks to a page in fixtures/contents/<site>/standard-page",
  ).toEqual([]);
});
