import { expect, test } from "vitest";
import { z } from "zod";
import { prune } from "#schemas/prune.ts";

const item = z.object({ title: z.string(), note: z.string().nullish() });
const schema = z.object({
  lead: z.string().nullish(),
  items: z.array(item).min(1).nullish(),
  body: z.string(),
});

test("leaves a valid value alone", () => {
  const value = { lead: "a", items: [{ title: "b" }], body: "c" };
  expect(prune(schema, value)).toMatchObject({ data: value, faults: [] });
});

test("makes an optional field with a wrong value absent", () => {
  const { data, faults } = prune(schema, { lead: 7, body: "c" });
  expect(data).toEqual({ body: "c" });
  expect(faults).toMatchObject([{ code: "invalid-type", path: ["lead"], received: 7, removed: ["lead"] }]);
});

test("drops a list item whose required field is missing or wrong, and keeps the others", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }, { title: "kept" }, { note: "n" }], body: "c" });
  expect(data).toEqual({ items: [{ title: "kept" }], body: "c" });
  expect(faults).toHaveLength(2);
  expect(faults).toMatchObject([
    { code: "missing", path: ["items", 2, "title"], removed: ["items", 2] },
    { code: "invalid-type", path: ["items", 0, "title"], removed: ["items", 0] },
  ]);
});

test("removes an optional field inside a list item without the item, at its original place", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }, { title: "b", note: 2 }], body: "c" });
  expect(data).toEqual({ items: [{ title: "b" }], body: "c" });
  expect(faults.map(({ path }) => path)).toEqual([
    ["items", 1, "note"],
    ["items", 0, "title"],
  ]);
});

test("an optional list that loses its last item goes with it and is no fault of its own", () => {
  const { data, faults } = prune(schema, { items: [{ title: 1 }], body: "c" });
  expect(data).toEqual({ body: "c" });
  expect(faults).toMatchObject([{ path: ["items", 0, "title"], removed: ["items"] }]);
});

test("a value that cannot do without what is wrong is not saved, and the fault is still told", () => {
  const { data, faults } = prune(schema, { lead: "a" });
  expect(data).toBeNull();
  expect(faults).toMatchObject([{ code: "missing", path: ["body"], removed: null }]);
});

test("names a value of no known type at its discriminator and drops it", () => {
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

test("a rule over several fields names its own code", () => {
  const either = z
    .object({ a: z.string().optional(), b: z.string().optional() })
    .refine(({ a, b }) => Boolean(a ?? b), { path: ["a"], message: "pair.either" });
  const { data, faults } = prune(z.object({ pairs: z.array(either) }), { pairs: [{}, { b: "x" }] });
  expect(data).toEqual({ pairs: [{ b: "x" }] });
  expect(faults).toMatchObject([{ code: "pair.either", path: ["pairs", 0, "a"], removed: ["pairs", 0] }]);
});

test("does not change the value it is given", () => {
  const value = { items: [{ title: 1 }], body: "c" };
  prune(schema, value);
  expect(value).toEqual({ items: [{ title: 1 }], body: "c" });
});

test("several faults in one list item drop that item only, and each is told once", () => {
  const value = { items: [{ title: "a" }, { title: 1, note: 2 }, { title: "c" }], body: "c" };
  const { data, faults } = prune(schema, value);
  expect(data).toEqual({ items: [{ title: "a" }, { title: "c" }], body: "c" });
  expect(faults.map(({ path }) => path)).toEqual([
    ["items", 1, "title"],
    ["items", 1, "note"],
  ]);
});

test("a value that breaks two rules of one field is one fault", () => {
  const twice = z.object({ code: z.string().regex(/^a/).regex(/z$/).nullish() });
  const { data, faults } = prune(twice, { code: "x" });
  expect(data).toEqual({});
  expect(faults).toHaveLength(1);
});
