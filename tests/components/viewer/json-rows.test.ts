import { expect, test } from "vitest";
import { type Json, type JsonRow, summarize, toRows, treeKeyAction } from "#components/viewer/json-rows.ts";
import { growTree } from "#templates/demo/grown-tree.ts";

const all = () => true;
const shown = (rows: readonly JsonRow[]) => rows.map(({ path }) => path);

test("only values inside expanded ones have a row", () => {
  const json = { a: { b: 1, c: [true] }, d: null };
  expect(shown(toRows(json, () => false))).toEqual([""]);
  expect(shown(toRows(json, (path) => path === ""))).toEqual(["", "/a", "/d"]);
  expect(shown(toRows(json, all))).toEqual(["", "/a", "/a/b", "/a/c", "/a/c/0", "/d"]);
});

test("a row knows its level, its position among its siblings and its parent", () => {
  const rows = toRows({ a: [1, 2], b: {} }, all);
  expect(rows.map(({ level, position, siblings, parent }) => [level, position, siblings, parent])).toEqual([
    [1, 1, 1, -1],
    [2, 1, 2, 0],
    [3, 1, 2, 1],
    [3, 2, 2, 1],
    [2, 2, 2, 0],
  ]);
});

test("empty values cannot be expanded", () => {
  expect(toRows({ a: [], b: {}, c: [1] }, all).map(({ isOpen }) => isOpen)).toEqual([true, null, null, true, null]);
});

test("keys are distinguished whatever characters they contain", () => {
  const json: Json = JSON.parse('{"__proto__": {"x": 1}, "a/b": 1, "a": {"b": 2}, "~1": 3, "": 4}');
  const paths = shown(toRows(json, all));
  expect(paths).toEqual(["", "/__proto__", "/__proto__/x", "/a~1b", "/a", "/a/b", "/~01", "/"]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a tree of 20,000 values on 64 levels, and a much deeper one, are converted to rows", () => {
  const rows = toRows(growTree({ seed: 2026, records: 4000, depth: 64 }), all);
  expect(rows.length).toBeGreaterThan(20_000);
  expect(Math.max(...rows.map(({ level }) => level))).toBeGreaterThan(64);
  let deep: Json = 1;
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(toRows(deep, (path) => path.length < 2000).length).toBeGreaterThan(500);
});

test("the same seed grows the same tree", () => {
  const size = { records: 5, depth: 2 };
  expect(growTree({ seed: 1, ...size })).toEqual(growTree({ seed: 1, ...size }));
  expect(growTree({ seed: 1, ...size })).not.toEqual(growTree({ seed: 2, ...size }));
});

test("long texts are shortened, and lists and objects show their size", () => {
  expect(summarize("x".repeat(500))).toHaveLength(121);
  expect(["a\nb", 1.5, null, [1, 2], {}].map(summarize)).toEqual(['"a\\nb"', "1.5", "null", "[2]", "{0}"]);
});

test.each([
  ["ArrowDown", 0, { row: 1, toggle: false }],
  ["ArrowDown", 4, { row: 4, toggle: false }],
  ["ArrowUp", 0, { row: 0, toggle: false }],
  ["ArrowRight", 1, { row: 1, toggle: true }],
  ["ArrowRight", 2, { row: 3, toggle: false }],
  ["ArrowRight", 4, { row: 4, toggle: false }],
  ["ArrowLeft", 2, { row: 2, toggle: true }],
  ["ArrowLeft", 4, { row: 2, toggle: false }],
  ["ArrowLeft", 1, { row: 0, toggle: false }],
  ["Home", 3, { row: 0, toggle: false }],
  ["End", 0, { row: 4, toggle: false }],
  ["Enter", 1, { row: 1, toggle: true }],
  ["Enter", 3, { row: 3, toggle: false }],
  ["PageDown", 0, { row: 4, toggle: false }],
  ["Tab", 1, null],
])("%s in row %i", (key, active, step) => {
  const rows = toRows({ closed: [1], open: ["a", "b"] }, (path) => path !== "/closed");
  expect(shown(rows)).toEqual(["", "/closed", "/open", "/open/0", "/open/1"]);
  expect(treeKeyAction(rows, active, key)).toEqual(step);
});
