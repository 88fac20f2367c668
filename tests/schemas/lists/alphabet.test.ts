import { expect, test } from "vitest";
import { groupByLetter } from "#schemas/lists/alphabet.ts";
import type { Language } from "#schemas/site/language-codes.ts";

function start(language: Language, ...terms: string[]) {
  const { letters, others } = groupByLetter(
    terms.map((term) => ({ term })),
    language,
  );
  const used = letters.flatMap(({ letter, terms }) => terms.map(({ term }) => `${letter}: ${term}`));
  return { used, alphabet: letters.map(({ letter }) => letter), others: others.map(({ term }) => term) };
}

test("Czech has Ch between H and I, and separate letters for those with a caron", () => {
  const { used, alphabet } = start("cs", "Cizinec", "chráněný trh", "Čistý příjem", "Hmotná nouze", "CHKO");
  expect(used).toEqual(["C: Cizinec", "Č: Čistý příjem", "H: Hmotná nouze", "Ch: CHKO", "Ch: chráněný trh"]);
  expect(alphabet.join(" ")).toContain("H Ch I");
});

test("long vowels and soft consonants are grouped under their base letter", () => {
  expect(start("cs", "Úřad", "Ďábel", "Odbory").used).toEqual(["D: Ďábel", "O: Odbory", "U: Úřad"]);
});

test("English has neither Ch nor Č", () => {
  expect(start("en", "Child", "Čistý příjem").used).toEqual(["C: Child", "C: Čistý příjem"]);
});

test("Russian and Ukrainian use their own alphabets", () => {
  expect(start("ru", "Ёлка", "Йод").used).toEqual(["Е: Ёлка", "Й: Йод"]);
  expect(start("ua", "Ґанок", "Іспит", "Їжа", "Євро").used).toEqual(["Ґ: Ґанок", "Є: Євро", "І: Іспит", "Ї: Їжа"]);
});

test("words that begin with no letter of the alphabet are grouped as others", () => {
  expect(start("ru", "Agentura práce", "65+", "").others).toEqual(["", "65+", "Agentura práce"]);
});
