import { expect, test } from "vitest";
import { joinHints } from "#components/form/join-hints.ts";

test.each([
  [
    ["Podle rodného listu", "Proč se ptáme: na věku závisí výše"],
    "Podle rodného listu. Proč se ptáme: na věku závisí výše",
  ],
  [["Jen číslo.", "Například 12"], "Jen číslo. Například 12"],
  [["Víte to?", null, "Například 12"], "Víte to? Například 12"],
  [["Jen číslo"], "Jen číslo"],
  [[null, " ", undefined], undefined],
])("%j", (parts, joined) => {
  expect(joinHints(parts)).toBe(joined);
});
