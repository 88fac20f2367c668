import { expect, test } from "vitest";
import { markdown } from "#schemas/values/markdown.ts";

test("Markdown is of a length that is read in time", () => {
  const line = `${"a".repeat(19_999)}\n`;
  expect(markdown.safeParse(line.repeat(10)).success).toBe(true);
  expect(markdown.safeParse(line.repeat(11)).success).toBe(false);
});

test("a line too long for any person's text is named as such", () => {
  const { error } = markdown.safeParse(`a\n${"b".repeat(20_001)}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(["markdown.line-length"]);
});

test("white space alone is no text", () => {
  expect(markdown.safeParse(" \n\n ").success).toBe(false);
});
