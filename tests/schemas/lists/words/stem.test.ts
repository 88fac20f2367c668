import { expect, test } from "vitest";
import { stemOf } from "#schemas/lists/words/stem.ts";

const spellings = [
  ["labour", "labor"],
  ["neighbours", "neighbors"],
  ["organisation", "organization"],
  ["recognise", "recognize"],
  ["centre", "center"],
  ["licence", "license"],
  ["programmes", "programs"],
] as const;

test.each(spellings)("%s and %s are one word", (british, american) => {
  expect(stemOf(british, "en")).toBe(stemOf(american, "en"));
});

test.each(["hour", "four", "your"])("%s is not spelled in another way in America", (word) => {
  expect(stemOf(word, "en")).toBe(word);
});
