import { expect, test } from "vitest";
import { differencesOf } from "#harness/page-snapshot/compare.ts";

const long = Array.from({ length: 9000 }, (_, index) => `word${index}`).join(" ");

test.each([
  ["<p>a b c d e f</p>", "<p>a b X d e f</p>", [["c", "X"]]],
  ["abc", "abc def", [["", " def"]]],
  [
    long,
    long.replace("word500 ", "").replace("word4000 ", "Z "),
    [
      ["word500 ", ""],
      ["word4000", "Z"],
    ],
  ],
  ["same", "same", []],
])("a difference consists of the words that changed", (before, after, changed) => {
  expect(differencesOf(before, after).map(({ key }) => JSON.parse(key))).toEqual(changed);
});

test("texts with nothing in common are one difference, found quickly", () => {
  expect(differencesOf(long, long.replaceAll("word", "other"))).toHaveLength(1);
});
