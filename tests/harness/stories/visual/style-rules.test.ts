import { expect, test, vi } from "vitest";
import { changesOf, matching, type StyleRule } from "#harness/stories/visual/style-rules.ts";

function rule(selector: string, text: string, context = ""): StyleRule {
  return { selector, text, context };
}

const card = rule(".card", "color: red; gap: 4px;");
const link = rule("a", "color: blue;");

test.each([
  ["another value", [card], [rule(".card", "color: red; gap: 5px;")], ".card: gap 4px → 5px", ".card"],
  [
    "an added declaration",
    [card],
    [rule(".card", "color: red; gap: 4px; top: 0px;")],
    ".card: top none → 0px",
    ".card",
  ],
  ["a removed rule", [card, link], [card], "a: color blue → none", "a"],
  [
    "an added rule with a condition",
    [],
    [rule(".card", "color: red;", "@media print")],
    "@media print .card: color none → red",
    ".card",
  ],
  [
    "a state",
    [],
    [rule("a:hover, b > :focus-visible", "top: 0px;")],
    "a:hover, b > :focus-visible: top none → 0px",
    "a, b > *",
  ],
  [
    "a part",
    [],
    [rule(".card:not(:hover)::before", "top: 0px;")],
    ".card:not(:hover)::before: top none → 0px",
    ".card",
  ],
  [
    "a font",
    [rule("", '@font-face { font-family: "Roboto"; src: url("a.woff2"); }')],
    [],
    '@font-face: font-family "Roboto" → none, src url("a.woff2") → none',
    ":root",
  ],
])("%s is reported with the elements it may affect", (_, before, after, label, selector) => {
  expect(changesOf(before, after)).toMatchObject([
    { label, selectors: [selector], isOfFocus: label.includes(":focus") },
  ]);
});

test("equal rules are not a change, and another order affects every page", () => {
  expect(changesOf([card, link], [card, link])).toEqual([]);
  expect(changesOf([card, link], [link, card])).toEqual([
    { label: "order of the rules", selectors: [":root"], media: [], isOfFocus: false },
  ]);
});

test("a change includes the media queries around its rule, and no other conditions", () => {
  const wide = rule(".card", "color: red;", "@layer base @media print @supports (top: 0px) @media (width >= 60em)");
  expect(changesOf([], [wide])).toMatchObject([{ media: ["print", "(width >= 60em)"] }]);
});

test.each([
  ["(width >= 60em)", []],
  ["not (width >= 60em)", [0]],
  ["print", []],
  ["screen and (prefers-color-scheme: dark)", []],
  ["(height >= 1000px)", [0]],
  ["(scripting: none)", [0]],
  ["(width >= 60em) and (height >= 1000px)", [0]],
])("a change under %s affects a narrow light page: %j", (media, indexes) => {
  const window = { querySelector: () => true };
  vi.stubGlobal("document", window);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.startsWith("not ") }));
  expect(matching([{ selectors: [".card"], media: [media] }])).toEqual(indexes);
  vi.unstubAllGlobals();
});
