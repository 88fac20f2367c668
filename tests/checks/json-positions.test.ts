import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonPositions, positionIn } from "#checks/json-positions.ts";
import { JsonSyntaxError, readTape } from "#checks/json-tape.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { chances } from "./chances.ts";

const fixtures = globSync("fixtures/contents/*/*/*.json").toSorted();

test("every value of every recorded content is found at its first character", () => {
  let count = 0;
  for (const file of fixtures.filter((_, index) => index % 25 === 0)) {
    const text = readFileSync(file, "utf8");
    count += expectAllFound(text);
  }
  expect(count).toBeGreaterThan(2_000);
});

test("values are found in any JSON, however it is laid out", () => {
  const chance = chances(7);
  for (let round = 0; round < 400; round++) {
    const value = chance.json(5);
    for (const indent of [undefined, 1, "\t"]) expectAllFound(JSON.stringify(value, null, indent));
  }
});

test("what is no JSON to JSON.parse is none here, and the other way round", () => {
  const chance = chances(11);
  const seen = { right: 0, wrong: 0 };
  for (let round = 0; round < 6_000; round++) {
    const text = chance.broken(JSON.stringify(chance.json(4), null, chance.pick([undefined, 2])));
    const isRight = succeeds(() => JSON.parse(text));
    expect(
      succeeds(() => readTape(text)),
      text,
    ).toBe(isRight);
    seen[isRight ? "right" : "wrong"]++;
  }
  expect(seen.right).toBeGreaterThan(300);
  expect(seen.wrong).toBeGreaterThan(3_000);
});

test.each([
  ["", 1, 1, "a value"],
  ["\n  nul", 2, 3, "a value"],
  ['{\n "a": 1\n "b": 2}', 3, 2, ", or }"],
  ['{"a": 1,}', 1, 9, "a key in quotes"],
  ["{a: 1}", 1, 2, "a key in quotes or }"],
  ['{"a" 1}', 1, 6, ":"],
  ["[1, 2", 1, 6, ", or ]"],
  ["[1,]", 1, 4, "a value"],
  ['["a\nb"]', 1, 4, '"'],
  ['"\\x"', 1, 2, "an escape such as \\n"],
  ["1 2", 1, 3, "the end"],
  ["01", 1, 2, "the end"],
  ["{} ]", 1, 4, "the end"],
])("in %j the fault is at %i:%i, where there should be %s", (text, line, column, expected) => {
  const error = errorOf(() => readTape(text));
  expect(error.expected).toBe(expected);
  expect(positionIn(text, error.offset)).toEqual({ line, column });
});

test("of a key that occurs twice the last one is found, as it is the one that counts", () => {
  const text = '{"a": 1, "b": 0, "a": [2, 3]}';
  expect(jsonPositions(text)("/a/1")).toEqual({ line: 1, column: text.indexOf("3") + 1 });
});

test("keys are told apart however they are written", () => {
  const text = '{"a/b": 1, "m~n": 2, "\\u017e": 3, "": 4, "__proto__": {"x": 5}}';
  const locate = jsonPositions(text);
  const column = (pointer: string) => locate(pointer).column;
  expect([column("/a~1b"), column("/m~0n"), column("/ž"), column("/"), column("/__proto__/x")]).toEqual(
    ["1", "2,", "3", "4", "5"].map((value) => text.indexOf(` ${value}`) + (value === "5" ? 2 : 2)),
  );
});

test("for what is missing, what lacks it is found", () => {
  const text = '{\n  "data": {\n    "bloky": [{"typ": "text"}]\n  }\n}';
  const locate = jsonPositions(text);
  expect(locate("/data/bloky/0/obsah")).toEqual(locate("/data/bloky/0"));
  expect(locate("/data/bloky/0/typ/none/such")).toEqual(locate("/data/bloky/0/typ"));
  expect(locate("/data/bloky/9")).toEqual(locate("/data/bloky"));
  expect(locate("/nowhere")).toEqual({ line: 1, column: 1 });
  expect(locate("/data/bloky/0/typ")).toEqual({ line: 3, column: 23 });
});

test("lines end as editors see them, and columns are counted in UTF-16", () => {
  const text = '[\r\n"😀", 1,\r2,\n3]';
  const locate = jsonPositions(text);
  expect(["/0", "/1", "/2", "/3"].map(locate)).toEqual([
    { line: 2, column: 1 },
    { line: 2, column: 7 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
  ]);
});

test("nothing is nested too deeply", () => {
  const depth = 200_000;
  expect(readTape("[".repeat(depth) + "]".repeat(depth)).length).toBe(depth * 4);
  expect(errorOf(() => readTape("[".repeat(depth))).offset).toBe(depth);
});

test("a text of more than 50 million characters is refused unread", () => {
  expect(() => readTape(" ".repeat(50_000_001))).toThrow(RangeError);
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

function succeeds(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof JsonSyntaxError) return false;
    throw error;
  }
}

function errorOf(run: () => unknown): JsonSyntaxError {
  try {
    run();
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
  throw new Error("nothing was wrong");
}
