import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { readingsOf } from "#server/search/term/readings.ts";

test.each<[string, Language, string]>([
  ["gjcj,bt", "ru", "пособие"],
  ["vsysvfkmyf", "ua", "мінімальна"],
  ["зутышщт", "en", "pension"],
  ["p59sp2vek", "cs", "příspěvek"],
  ["bzdleni", "cs", "bydleni"],
])("`%s` is also read as typed on the %s keyboard", (typed, language, read) => {
  expect(readingsOf(typed, language)).toContain(read);
});

test.each<[string, Language, string]>([
  ["posobie na rebenka", "ru", "пособие на ребенка"],
  ["volontyor", "ru", "волонтёр"],
  ["dopomoha na dytynu", "ua", "допомога на дитину"],
  ["супердавка", "cs", "superdavka"],
  ["родичовски приспевек", "cs", "rodicovski prispevek"],
  ["хмотна ноузе", "cs", "hmotna nouze"],
])("`%s` is also read as transliterated %s", (typed, language, read) => {
  expect(readingsOf(typed, language)).toContain(read);
});

test("Latin letters in a Cyrillic word are also read as the Cyrillic letters they look like", () => {
  expect(readingsOf("слiдкувати", "ua")).toContain("слідкувати");
  expect(readingsOf("пocoбие", "ru")).toContain("пособие");
});

test("a term in the alphabet of its language has no other reading", () => {
  expect(readingsOf("пособие", "ru")).toEqual([]);
  expect(readingsOf("allowance", "en")).toEqual([]);
});
