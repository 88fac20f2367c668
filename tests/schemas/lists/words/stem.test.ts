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

const relatives = [
  ["cs", "pece", "pecuji"],
  ["cs", "ditete", "dceru"],
  ["en", "raise", "increases"],
  ["ru", "ухаживаю", "уход"],
  ["ru", "украинка", "украинцев"],
  ["ua", "доньки", "дітей"],
] as const;

test.each(relatives)("%s: %s and %s are of one family", (language, one, other) => {
  expect(stemOf(one, language)).toBe(stemOf(other, language));
});

test("a pensioner is no pension: a home for pensioners is not found by pensions", () => {
  expect(stemOf("duchodcu", "cs")).not.toBe(stemOf("duchodu", "cs"));
});
