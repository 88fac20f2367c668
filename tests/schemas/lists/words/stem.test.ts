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

test.each(spellings)("%s and %s have the same stem", (british, american) => {
  expect(stemOf(british, "en")).toBe(stemOf(american, "en"));
});

test.each(["hour", "four", "your"])("%s has no American spelling variant", (word) => {
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

test.each(relatives)("%s: %s and %s have the same stem", (language, one, other) => {
  expect(stemOf(one, language)).toBe(stemOf(other, language));
});

test("pensioner and pension have different stems, so that a home for pensioners is not found by pensions", () => {
  expect(stemOf("duchodcu", "cs")).not.toBe(stemOf("duchodu", "cs"));
});
