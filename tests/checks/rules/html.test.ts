import { expect, test } from "vitest";
import { clean, isBlank, parseHtml } from "#checks/rules/html.ts";

test("of elements within each other only those are looked at that the portal shows, and all of their words", () => {
  const { elements, text } = parseHtml(`${"<h2>a<span>".repeat(1000)}b`, "cs");
  expect(elements.length).toBe(100);
  expect(elements.every(({ depth }) => depth < 100)).toBe(true);
  expect(clean(text).replaceAll(" ", "")).toBe(`${"a".repeat(1000)}b`);
});

test("a text is blank if nothing is left of it once it is clean", () => {
  const texts = ["", " ", "\n\t", "\u00a0", "\u00ad\u200b\ufeff", "a", " a ", "\u200ba", ".", "\u0301"];
  expect(texts.map(isBlank)).toEqual(texts.map((text) => clean(text) === ""));
});
