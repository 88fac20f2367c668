import { expect, test } from "vitest";
import { markdown } from "#schemas/values/markdown.ts";

test("Markdown has a maximal length that keeps parsing fast", () => {
  const line = `${"a".repeat(19_999)}\n`;
  expect(markdown.safeParse(line.repeat(10)).success).toBe(true);
  expect(markdown.safeParse(line.repeat(11)).success).toBe(false);
});

test("an overlong line is reported as such", () => {
  const { error } = markdown.safeParse(`a\n${"b".repeat(20_001)}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(["markdown.line-length"]);
});

test("white space does not count as text", () => {
  expect(markdown.safeParse(" \n\n ").success).toBe(false);
});
