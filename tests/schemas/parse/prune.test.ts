import { expect, test } from "vitest";
import { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import { localEndTime, localTime } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { anyOf, inOrder, withRules } from "#schemas/values/object-rules.ts";
import { text } from "#schemas/values/text.ts";

const item = z.object({ title: z.string(), note: z.string().nullish() });
const schema = z.object({
  lead: z.string().nullish(),
  items: z.array(item).min(1).nullish(),
  body: z.string(),
});

test("leaves a valid value unchanged", () => {
  const value = { lead: "a", items: [{ title: "b" }], body: "c" };
  expect(prune(schema, value)).toMatchObject({ data: value, faults: [] });
});

test("removes an optional field with an invalid value", () => {
  const { data, faults } = prune(schema, { lead: 7, body: "c" });
  expect(data).toEqual({ body: "c" });
  expect(faults).toMatchObject([{ code: "invalid-type", path: ["lead"], received: 7, removed: ["lead"] }]);
});

test("drops a list item whose required field is missing or invalid, and keeps the others", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }, { title: "kept" }, { note: "n" }], body: "c" });
  expect(data).toEqual({ items: [{ title: "kept" }], body: "c" });
  expect(faults).toHaveLength(2);
  expect(faults).toMatchObject([
    { code: "missing", path: ["items", 2, "title"], removed: ["items", 2] },
    { code: "invalid-type", path: ["items", 0, "title"], removed: ["items", 0] },
  ]);
});

test("removes an optional field of a list item, not the item, and reports its original path", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }, { title: "b", note: 2 }], body: "c" });
  expect(data).toEqual({ items: [{ title: "b" }], body: "c" });
  expect(faults.map(({ path }) => path)).toEqual([
    ["items", 1, "note"],
    ["items", 0, "title"],
  ]);
});

test("an optional list that loses its last item is removed, without a fault of its own", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }], body: "c" });
  expect(data).toEqual({ body: "c" });
  expect(faults).toMatchObject([{ path: ["items", 0, "title"], removed: ["items"] }]);
});

test("a value with an invalid required part is null, and the fault is still reported", () => {
  const { data, faults } = prune(schema, { lead: "a" });
  expect(data).toBeNull();
  expect(faults).toMatchObject([{ code: "missing", path: ["body"], removed: null }]);
});

test("reports a value of unknown type at its discriminator and drops it", () => {
  const block = z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), body: z.string() }),
    z.object({ type: z.literal("link"), href: z.string() }),
  ]);
  const value = [{ type: "text", body: "a" }, { type: "videoo" }, { type: "link" }];
  const { data, faults } = prune(z.array(block), value);
  expect(data).toEqual([{ type: "text", body: "a" }]);
  expect(faults).toMatchObject([
    { code: "missing", path: [2, "href"], removed: [2] },
    { code: "unknown-type", path: [1, "type"], received: "videoo", removed: [1] },
  ]);
});

test("a rule over several fields reports its own code", () => {
  const either = withRules(
    z.object({ a: z.string().optional(), b: z.string().optional() }),
    anyOf("pair.either", ["a", "b"], { costsObject: true }),
  );
  const { data, faults } = prune(z.object({ pairs: z.array(either) }), { pairs: [{}, { b: "x" }] });
  expect(data).toEqual({ pairs: [{ b: "x" }] });
  expect(faults).toMatchObject([{ code: "pair.either", path: ["pairs", 0, "a"], removed: ["pairs", 0] }]);
});

test("does not modify its input", () => {
  const value = { items: [{ title: 1 }], body: "c" };
  prune(schema, value);
  expect(value).toEqual({ items: [{ title: 1 }], body: "c" });
});

test("each missing part of an item reports the item as removed, an optional part reports only itself", () => {
  const picture = z.object({ width: z.number(), height: z.number(), note: z.string().nullish() });
  const pages = z.object({ blocks: z.array(z.object({ picture, note: z.string().nullish() })).nullish() });
  const { faults } = prune(pages, { blocks: [{ picture: {} }, { picture: { width: 1, height: 1 }, note: 5 }] });
  expect(faults.map(({ path, removed }) => [path.at(-1), removed])).toEqual([
    ["note", ["blocks", 1, "note"]],
    ["width", ["blocks", 0]],
    ["height", ["blocks", 0]],
  ]);
});

test("several faults in one list item drop only that item, and each is reported once", () => {
  const value = { items: [{ title: "a" }, { title: 1, note: 2 }, { title: "c" }], body: "c" };
  const { data, faults } = prune(schema, value);
  expect(data).toEqual({ items: [{ title: "a" }, { title: "c" }], body: "c" });
  expect(faults.map(({ path }) => path)).toEqual([
    ["items", 1, "title"],
    ["items", 1, "note"],
  ]);
});

test("a value that breaks two rules of a field is one fault", () => {
  const twice = z.object({ code: z.string().regex(/^a/).regex(/z$/).nullish() });
  const { data, faults } = prune(twice, { code: "x" });
  expect(data).toEqual({});
  expect(faults).toHaveLength(1);
});

const inYears = inOrder("period.order", { from: "from", to: "to" });
const years = { from: z.string().regex(/^\d{4}$/), note: z.string().nullish() };
const period = withRules(z.object({ ...years, to: z.string().nullish() }), inYears);

test("a rule over several fields is not checked while one of them is invalid", () => {
  const broken = { periods: [{ from: "9999 or so", to: "2026" }] };
  const { faults } = prune(z.object({ periods: z.array(period) }), broken);
  expect(faults).toMatchObject([{ code: "invalid-format", path: ["periods", 0, "from"], removed: ["periods", 0] }]);
});

test("a rule over several fields is checked again after other fields were removed", () => {
  const { data, faults } = prune(z.object({ period: period.nullish() }), {
    period: { from: "2027", to: "2026", note: 7 },
  });
  expect(faults.map(({ code }) => code)).toEqual(["invalid-type", "period.order"]);
  expect(data).toEqual({ period: { from: "2027" } });
});

test("a rule broken only by a removed field is not a fault of its own", () => {
  const contact = withRules(
    z.object({ phone: z.string().nullish(), email: z.email().nullish() }),
    anyOf("contact.channel", ["phone", "email"], { costsObject: true }),
  );
  const { data, faults } = prune(z.object({ contact: contact.nullish() }), { contact: { email: "nobody" } });
  expect(data).toEqual({});
  expect(faults).toMatchObject([{ code: "invalid-format", path: ["contact", "email"], removed: ["contact"] }]);
});

test("a broken rule that removing nothing optional can fix is reported, and the value is kept", () => {
  const required = z.object({ period: withRules(z.object({ ...years, to: z.string() }), inYears), body: z.string() });
  const value = { period: { from: "2027", to: "2026", note: null }, body: "b" };
  const { data, faults } = prune(required, value);
  expect(data).toEqual(value);
  expect(faults).toMatchObject([{ code: "period.order", path: ["period", "to"], removed: [] }]);
});

test("an object made useless by a broken rule is removed with the nearest optional part", () => {
  const link = withRules(
    z.object({ href: z.string().nullish(), label: z.string() }),
    anyOf("link.target", ["href"], { costsObject: true }),
  );
  const lists = z.object({ cards: z.array(z.object({ link })).min(1) });
  const [good, bad] = [{ link: { href: "/a", label: "a" } }, { link: { label: "b" } }];
  expect(prune(lists, { cards: [bad, good, bad] })).toMatchObject({
    data: { cards: [good] },
    faults: [{ removed: ["cards", 0] }, { path: ["cards", 2, "link", "href"], removed: ["cards", 2] }],
  });
  expect(prune(lists, { cards: [bad, bad] })).toMatchObject({
    data: { cards: [bad] },
    faults: [{ removed: ["cards", 0] }, { removed: [] }],
  });
});

test("every fault of a value that cannot be repaired is reported", () => {
  const { data, faults } = prune(z.object({ a: z.string(), b: z.string(), c: z.string().nullish() }), { c: 7 });
  expect(data).toBeNull();
  expect(faults.map(({ path }) => path)).toEqual([["c"], ["b"], ["a"]]);
});

test("a list whose items have fixed positions is removed as a whole", () => {
  const row = field(z.array(z.string()), { cs: "Řádek", en: "Row", whole: true });
  const { data, faults } = prune(z.object({ rows: z.array(row) }), {
    rows: [
      ["a", 1, "c"],
      ["d", "e", "f"],
    ],
  });
  expect(data).toEqual({ rows: [["d", "e", "f"]] });
  expect(faults).toMatchObject([{ path: ["rows", 0, 1], removed: ["rows", 0] }]);
});

test("a value that matches no type of a union reports all expected types", () => {
  const { faults } = prune(z.object({ id: z.union([z.string(), z.number()]).nullish() }), { id: true });
  expect(faults).toMatchObject([{ code: "invalid-union", path: ["id"], expected: "string | number" }]);
});

test("maps a path in the result to the path in the input", () => {
  const value = { items: [{ title: 1 }, { title: "b" }, { title: 3 }, { title: "d" }], body: "c" };
  const { data, originOf } = prune(schema, value);
  expect(data?.items).toEqual([{ title: "b" }, { title: "d" }]);
  expect(originOf(["items", 1, "title"])).toEqual(["items", 3, "title"]);
});

test("tens of thousands of faults are found in linear time", () => {
  const items = Array.from({ length: 30_000 }, (_, index) => ({ title: index % 3 === 0 ? "a" : 7 }));
  const { data, faults } = prune(schema, { items, body: "c" });
  expect(faults).toHaveLength(20_000);
  expect(data?.items).toHaveLength(10_000);
});

test("a number is accepted for a text of digits and for plain text, but not for HTML", () => {
  const types = z.object({ psc: z.string().regex(/^\d{3} ?\d{2}$/), title: text.nullish(), body: html.nullish() });
  expect(prune(types, { psc: 11000 })).toMatchObject({ data: { psc: "11000" }, faults: [] });
  expect(prune(types, { psc: 1100 }).faults).toMatchObject([{ path: ["psc"], received: 1100 }]);
  expect(prune(types, { psc: "110 00", title: 376 })).toMatchObject({ data: { title: "376" }, faults: [] });
  expect(prune(types, { psc: "110 00", body: 7 }).faults).toMatchObject([{ code: "invalid-type", path: ["body"] }]);
});

test("a time of day is accepted without its leading zero", () => {
  const types = z.object({ from: localTime, to: localEndTime, title: text.nullish() });
  const sent = { from: "8:00", to: "9:30", title: "8:00" };
  expect(prune(types, sent)).toMatchObject({ data: { from: "08:00", to: "09:30", title: "8:00" }, faults: [] });
  expect(prune(types, { ...sent, to: "9:60" }).faults).toMatchObject([{ path: ["to"], received: "9:60" }]);
});

test("numbers and booleans are accepted as strings", () => {
  const types = z.object({
    count: z.number().int(),
    isNew: z.boolean().nullish(),
    list: z.array(z.object({ level: z.literal([1, 2]) })),
  });
  const typed = { count: 12, isNew: false, list: [{ level: 2 }] };
  const sent = { count: " 12 ", isNew: "false", list: [{ level: "2" }] };
  expect(prune(types, sent)).toMatchObject({ data: typed, faults: [] });
  const { data, faults } = prune(types, { ...sent, isNew: "ano" });
  expect(data).toEqual({ count: 12, list: [{ level: 2 }] });
  expect(faults).toMatchObject([{ code: "invalid-type", path: ["isNew"], received: "ano" }]);
  expect(prune(types, { ...sent, count: "1 200" }).data).toBeNull();
});
