import { expect, test } from "vitest";
import { clean, isBlank, parseHtml } from "#checks/rules/html.ts";

test("of deeply nested elements only the levels shown by the portal are parsed, with the text of all", () => {
  const { elements, text } = parseHtml(`${"<h2>a<span>".repeat(1000)}b`, "cs");
  expect(elements.length).toBe(100);
  expect(elements.every(({ depth }) => depth < 100)).toBe(true);
  expect(clean(text).replaceAll(" ", "")).toBe(`${"a".repeat(1000)}b`);
});

test("a text is blank if cleaning it leaves nothing", () => {
  const texts = ["", " ", "\n\t", "\u00a0", "\u00ad\u200b\ufeff", "a", " a ", "\u200ba", ".", "\u0301"];
  expect(texts.map(isBlank)).toEqual(texts.map((text) => clean(text) === ""));
});
