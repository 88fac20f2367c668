import { expect, test } from "vitest";
import { checkJson, JsonLimitError } from "#server/cms/json-limits.ts";

const limits = { depth: 3, nodes: 10 };

function nested(depth: number): unknown {
  return JSON.parse("[".repeat(depth) + "]".repeat(depth));
}

function failure(value: unknown, within = limits): JsonLimitError {
  try {
    checkJson(value, within);
  } catch (error) {
    if (error instanceof JsonLimitError) return error;
    throw error;
  }
  throw new Error("the document passed");
}

test.each([null, true, 1, "text", [], {}, { a: [{}] }, [[1, 2], { b: null }]])(
  "%j is within the nesting and size limits",
  (value) => {
    expect(() => checkJson(value, limits)).not.toThrow();
  },
);

test("the outermost container counts as the first level", () => {
  expect(() => checkJson(nested(64))).not.toThrow();
  expect(failure(nested(65), { depth: 64, nodes: 1000 })).toMatchObject({ limit: "depth", pointer: "/0".repeat(64) });
});

test("a document nested half a million levels deep is rejected without a stack overflow", () => {
  expect(() => checkJson(nested(500_000))).toThrow(JsonLimitError);
});

test("the error names the limit and the value that is too deep", () => {
  const error = failure({ data: { ok: [], bloky: [1, { a: 1 }] } });
  expect(error.message).toBe('more than 3 levels at "/data/bloky/1"');
});

test("members and items are counted over the whole document, and the error names the container that exceeds the limit", () => {
  expect(() => checkJson({ a: [1, 2, 3], b: [1, 2, 3, 4, 5] }, limits)).not.toThrow();
  const error = failure({ a: [1, 2, 3], b: [1, 2, 3, 4, 5, 6] });
  expect(error).toMatchObject({ limit: "nodes", pointer: "/b", message: 'more than 10 values at "/b"' });
});

test("the pointer escapes ~ and / (RFC 6901)", () => {
  expect(failure({ "a/b": { "~": [[]] } }).pointer).toBe("/a~1b/~0/0");
});

test("the pointer is cut at 200 characters", () => {
  const { pointer } = failure({ ["k".repeat(5000)]: [[[]]] });
  expect(pointer).toHaveLength(200);
  expect(pointer).toMatch(/^\/kkk.*…$/);
});

test("own __proto__ members are removed at every level, and their content is not counted", () => {
  const json: unknown = JSON.parse(
    '{"a": 1, "__proto__": {"polluted": [[[[]]]]}, "b": [{"__proto__": {"polluted": 1}, "hasOwnProperty": 2}]}',
  );
  checkJson(json, limits);
  expect(JSON.stringify(json)).toBe('{"a":1,"b":[{"hasOwnProperty":2}]}');
});

test.each([
  ["a\u0000b\u0008\u000b\u000c\u001b\u007f\u0085c", "a b      c"],
  ["a\ud800b\udc00", "a b "],
  ["\ufffe\uffff", "  "],
  ["a\t\r\n\u00a0\u2028 😀 příliš", "a\t\r\n\u00a0\u2028 😀 příliš"],
])("in %j, characters that no page can contain are replaced by spaces", (sent, received) => {
  const json = { a: 1, "": sent, list: [1, [sent]] };
  checkJson(json);
  expect(json).toEqual({ a: 1, "": received, list: [1, [received]] });
});

test.each([
  ["a list", Array.from({ length: 100_000 }, () => "\u0000")],
  ["an object", Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, "\u0000"]))],
])("characters are replaced in all values of %s", (_, json) => {
  checkJson(json);
  expect(new Set(Object.values(json))).toEqual(new Set([" "]));
});
