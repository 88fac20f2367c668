import { expect, test } from "vitest";
import { suggestion } from "#schemas/parse/suggestion.ts";

const types = ["text", "video", "odkazy", "casova-osa", "obrazek"];

test.each([
  ["videoo", "video"],
  ["vdieo", "video"],
  ["Odkazy", "odkazy"],
  ["obrázek", "obrazek"],
  ["casovaOsa", "casova-osa"],
  ["txt", "text"],
])("%s was meant as %s", (word, meant) => {
  expect(suggestion(word, types)).toBe(meant);
});

test.each(["", "kontakty", "x", "v".repeat(5_000), "video"])("%s is near to nothing else", (word) => {
  expect(suggestion(word, types)).toBeNull();
});

test("the nearest of several is meant", () => {
  expect(suggestion("nazve", ["nadpis", "nazev", "naseve"])).toBe("nazev");
});

test("no number is taken for another", () => {
  expect(suggestion("3", ["1", "2"])).toBeNull();
});
