import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints, viewportOf } from "#renderer/client/viewport.ts";

test.each([
  [1, "mobile"],
  [320, "mobile"],
  [390, "mobile"],
  [767, "mobile"],
  [768, "foldable"],
  [959, "foldable"],
  [960, "tablet"],
  [1279, "tablet"],
  [1280, "desktop"],
  [4000, "desktop"],
] as const)("%i px is a %s", (width, expected) => {
  expect(viewportOf(width)).toBe(expected);
});

test.each([0, -1, Number.NaN])("an unknown width (%d) counts as a desktop", (width) => {
  expect(viewportOf(width)).toBe("desktop");
});

test("each viewport begins at its breakpoint", () => {
  const named = Object.entries(breakpoints);
  expect(named).toHaveLength(4);
  for (const [name, width] of named) expect(viewportOf(width)).toBe(name);
});

test("the style sheets document the same breakpoints", () => {
  const css = readFileSync("renderer/build/base.css", "utf8");
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(css).toMatch(new RegExp(`${name} (?:${width} px|${width / 16}em \\(${width} px\\))`));
  }
});
