import { expect, test } from "vitest";
import { toTextValue, writeLines } from "#renderer/exports/content-lines.ts";
import { readLines, unescapeText } from "./content-lines.ts";

test.each([
  "příliš žluťoučký kůň ".repeat(20),
  "запрошення на роботу ".repeat(20),
  "👩‍👩‍👧 rodina ".repeat(30),
  "a".repeat(300),
])("a long line is folded between characters and read back whole: %s", (text) => {
  const file = writeLines([["NOTE", toTextValue(text)]]);
  expect(file.split("\r\n").length).toBeGreaterThan(4);
  expect(readLines(file)).toEqual([{ name: "NOTE", value: text }]);
});

test("a text cannot inject a line or a component", () => {
  const text = "one; two, three\\\nBEGIN:VEVENT\r\nEND:VEVENT\u0000\u007f";
  const value = toTextValue(text);
  expect(value).toBe("one\\; two\\, three\\\\\\nBEGIN:VEVENT\\nEND:VEVENT");
  expect(readLines(writeLines([["NOTE", value]]))).toHaveLength(1);
  expect(unescapeText(value)).toBe("one; two, three\\\nBEGIN:VEVENT\nEND:VEVENT");
});
