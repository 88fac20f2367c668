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
])("%s is corrected to %s", (word, meant) => {
  expect(suggestion(word, types)).toBe(meant);
});

test.each(["", "kontakty", "x", "v".repeat(5_000), "video"])("%s gets no suggestion", (word) => {
  expect(suggestion(word, types)).toBeNull();
});

test("the nearest of several candidates is suggested", () => {
  expect(suggestion("nazve", ["nadpis", "nazev", "naseve"])).toBe("nazev");
});

test("numbers get no suggestions", () => {
  expect(suggestion("3", ["1", "2"])).toBeNull();
});
