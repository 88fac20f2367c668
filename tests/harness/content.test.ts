import { expect, test } from "vitest";
import { z } from "zod";
import { faultsOf } from "#harness/content/faults.ts";
import { nodesOf, withValue } from "#harness/content/nodes.ts";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { alternativesOf, longListsOf, variationsOf } from "#harness/content/variations.ts";
import { field } from "#schemas/values/field.ts";
import { text } from "#schemas/values/text.ts";

const label = { cs: "Popis", en: "Note" };

const block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), body: field(text, { cs: "Text", en: "Text" }) }),
  z.object({ type: z.literal("size"), size: z.number().int().min(1).max(9) }),
]);

const schema = z.object({
  title: field(text, { cs: "Název", en: "Title" }),
  note: field(text.nullish(), { ...label, expected: true }),
  tone: z.enum(["calm", "loud"]).nullish(),
  blocks: z.array(block).nullish(),
});

test("the minimal value has the required fields, the maximal one every field and each kind of item", () => {
  expect(minimalOf(schema, "page")).toEqual({ title: "Název" });
  expect(maximalOf(schema, "page")).toEqual({
    title: "Název",
    note: "Popis",
    tone: "calm",
    blocks: [
      { type: "text", body: "Text" },
      { type: "size", size: 1 },
    ],
  });
});

test("lists contain two different items", () => {
  expect(maximalOf(z.object({ names: z.array(field(text, label)) }), "page")).toEqual({ names: ["Popis", "Popis 2"] });
});

test("an example is used as is for strings and as JSON otherwise", () => {
  const examples = z.object({
    code: field(z.string().regex(/^\d{3}$/), { ...label, example: "376" }),
    price: field(z.number().min(5000), { ...label, example: "13900" }),
    days: field(z.array(z.string().regex(/^d/)).min(4), { ...label, example: '["d1","d2","d3","d4"]' }),
  });
  expect(maximalOf(examples, "page")).toEqual({ code: "376", price: 13900, days: ["d1", "d2", "d3", "d4"] });
});

test.each([
  ["has no example and a pattern", field(z.string().regex(/^\d{3}$/), label)],
  ["has an invalid example", field(z.string().regex(/^\d{3}$/), { ...label, example: "12" })],
  ["is a number without a matching default", field(z.number().min(13).max(900).multipleOf(7), label)],
  ["cannot have enough different items", field(z.array(z.enum(["a"])).min(5), label)],
])("a field that %s is reported", (_what, own) => {
  const nested = z.object({ parts: z.array(z.object({ code: own })).min(1) });
  expect(() => maximalOf(nested, "page")).toThrow(/^page\.parts\[\]\.code: give it/);
});

test("rules of an object add the fields they require and remove those they forbid", () => {
  const contact = z
    .object({ phone: field(text.nullish(), label), email: field(text.nullish(), label) })
    .refine(({ phone, email }) => Boolean(phone ?? email), { path: ["phone"] })
    .refine(({ phone, email }) => !(phone && email), { path: ["email"] });
  expect(minimalOf(contact, "page")).toEqual({ phone: "Popis" });
  const maximal = maximalOf(contact, "page");
  expect(maximal).toEqual({ phone: "Popis" });
  expect(() =>
    maximalOf(
      z.object({ a: text }).refine(() => false, { path: ["a"] }),
      "page",
    ),
  ).toThrow(/^page: .*rule/);
});

test("a field removed by a rule appears in an alternative value", () => {
  const either = z
    .object({ free: z.boolean().nullish(), price: z.number().nullish() })
    .refine(({ free, price }) => !(free && price), { path: ["price"] });
  const maximal = maximalOf(either, "page");
  expect(maximal).toEqual({ free: true });
  expect(alternativesOf(either, maximal, "page").map(({ value }) => value)).toEqual([{ price: 1200 }]);
});

test("a recursive schema is expanded once", () => {
  const unit = z.object({
    name: field(text, label),
    get units() {
      return z.array(unit).nullish();
    },
  });
  const deep = maximalOf(unit, "page");
  expect(nodesOf(unit, deep).filter(({ shape }) => shape.kind === "list")).toHaveLength(3);
});

test("every path of a value has a fault, and each fault breaks the schema or an advice", () => {
  const maximal = maximalOf(schema, "page");
  const faults = [...faultsOf(schema, maximal, {})];
  const places = nodesOf(schema, maximal).map(({ path }) => ["", ...path].join("/"));
  const pointers = new Set(faults.map(({ pointer }) => pointer));
  expect(places.filter((place) => place !== "" && !pointers.has(place))).toEqual([]);
  const advised = ["expected-missing", "unknown-field", "markup-in-text", "wrong-script"];
  const isFault = ({ value }: { value: unknown }) => !schema.safeParse(value).success;
  expect(faults.filter((fault) => isFault(fault) === fault.codes.some((code) => advised.includes(code)))).toEqual([]);
});

test.each([
  ["/title", "missing", "missing"],
  ["/title", "with white space only", "invalid-format"],
  ["/title", "too long", "too-big"],
  ["/note", "missing", "expected-missing"],
  ["/tone", "unknown", "invalid-value"],
  ["/blocks/0/type", "unknown", "unknown-type"],
  ["/blocks/1/size", "too small", "too-small"],
  ["/blocks/1/size", "a fraction", "invalid-type"],
])("a fault at %s (%s) has the code %s", (pointer, name, code) => {
  const faults = [...faultsOf(schema, maximalOf(schema, "page"), {})];
  expect(faults.find((fault) => fault.pointer === pointer && fault.name === name)?.codes).toContain(code);
});

test("variations change the maximal value in place, and long lists one list at a time", () => {
  const maximal = maximalOf(schema, "page");
  const changed = variationsOf(schema, maximal).filter(
    ({ value }) => JSON.stringify(value) !== JSON.stringify(maximal),
  );
  expect(changed.map(({ name }) => name)).toEqual(expect.arrayContaining(["markup", "null", "numbers", "white space"]));
  const [long] = longListsOf(schema, maximal, 500);
  expect(long?.value).toHaveProperty("blocks.length", 500);
});

test("a value is set or removed at its path without changing the original", () => {
  const value = { a: [{ b: 1 }, { b: 2 }] };
  expect(withValue(value, ["a", 1, "b"], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] });
  expect(withValue(value, ["a", 0, "b"], undefined)).toEqual({ a: [{}, { b: 2 }] });
  expect(value).toEqual({ a: [{ b: 1 }, { b: 2 }] });
});
