import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultIn, jsonPositions } from "#harness/check/json-positions.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { chances } from "../../checks/chances.ts";

const fixtures = globSync("fixtures/contents/*/*/*.json").toSorted();

test("each value of a recorded content is located at its first character", () => {
  const texts = fixtures.filter((_, index) => index % 25 === 0).map((file) => readFileSync(file, "utf8"));
  expect(texts.reduce((count, text) => count + expectAllFound(text), 0)).toBeGreaterThan(2_000);
});

test("values are located in any JSON, however it is formatted", () => {
  const chance = chances(7);
  for (let round = 0; round < 400; round++) {
    const value = chance.json(5);
    for (const indent of [undefined, 1, "\t"]) expectAllFound(JSON.stringify(value, null, indent));
  }
});

test.each([
  ["", 1, 1],
  ["\n  nul", 2, 3],
  ['{\n "a": 1\n "b": 2}', 3, 2],
  ["{a: 1}", 1, 2],
  ['{"a" 1}', 1, 6],
  ["[1, 2", 1, 6],
  ["[1,]", 1, 4],
  ["1 2", 1, 3],
  ["{} ]", 1, 4],
  ["[// a\n1]", 1, 2],
  ["[".repeat(1_000_000), 1, 1],
])("the fault %j is located at %i:%i", (text, line, column) => {
  expect(faultIn(text)).toEqual({ line, column });
});

test("for a repeated key the last occurrence is located, as it takes effect", () => {
  const text = '{"a": 1, "b": 0, "a": [2, 3]}';
  expect(jsonPositions(text)("/a/1")).toEqual({ line: 1, column: text.indexOf("3") + 1 });
});

test.each([
  ["/a~1b", "1,"],
  ["/m~0n", "2,"],
  ["/ž", "3,"],
  ["/", "4,"],
  ["/__proto__/x", "5}"],
])("the key of %s is located however it is escaped", (pointer, value) => {
  const text = '{"a/b": 1, "m~n": 2, "\\u017e": 3, "": 4, "__proto__": {"x": 5}}';
  expect(jsonPositions(text)(pointer).column).toBe(text.indexOf(` ${value}`) + 2);
});

test("for a missing value its parent is located", () => {
  const locate = jsonPositions('{\n  "data": {\n    "bloky": [{"typ": "text"}], "typ": 1\n  }\n}');
  expect(locate("/data/bloky/0/typ")).toEqual({ line: 3, column: 23 });
  expect(locate("/data/bloky/0/obsah/typ")).toEqual(locate("/data/bloky/0"));
  expect(locate("/data/bloky/0/typ/none/such")).toEqual(locate("/data/bloky/0/typ"));
  expect(locate("/data/bloky/9/typ")).toEqual(locate("/data/bloky"));
  expect(locate("/nowhere")).toEqual({ line: 1, column: 1 });
});

test("lines end where editors break them, and columns count UTF-16 units", () => {
  const positions = ["/0", "/1", "/2", "/3"].map(jsonPositions('[\r\n"😀", 1,\r2,\n3]'));
  expect(positions.map(({ line, column }) => [line, column])).toEqual([
    [2, 1],
    [2, 7],
    [3, 1],
    [4, 1],
  ]);
});

function expectAllFound(text: string): number {
  const locate = jsonPositions(text);
  const lines = text.split("\n");
  const walk = (value: unknown, path: (string | number)[]): number => {
    const { line, column } = locate(toPointer(path));
    const rest = [lines[line - 1]?.slice(column - 1), ...lines.slice(line, line + 1)].join("\n").trim();
    const start =
      typeof value === "object" && value !== null ? (Array.isArray(value) ? "[" : "{") : JSON.stringify(value);
    expect(rest.startsWith(start.slice(0, 60)), `${toPointer(path)} ${rest.slice(0, 40)}`).toBe(true);
    const parts = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
    return parts.reduce((count, [key, part]) => count + walk(part, [...path, key]), 1);
  };
  return walk(JSON.parse(text), []);
}
