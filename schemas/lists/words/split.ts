/**
 * Splits a text into lower-case words, keeping accents. `on-line` gives `on`, `line` and `online`; `22 400` or `22,400`
 * gives `22`, `400` and `22400`. Soft hyphens and other zero-width characters do not split words.
 */
export function splitWords(text: string): string[] {
  const plain = text.normalize("NFC").toLowerCase().replace(widthless, "").replace(hyphens, "-");
  const written = withoutApostrophes(plain).normalize("NFKC").replace(stress, "");
  const single: string[] = written.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  const numbers = joinedNumbers(written);
  const words = numbers.length > 0 ? [...single, ...numbers] : single;
  if (!written.includes("-")) return words;
  return words.flatMap((word) => {
    if (!word.includes("-")) return word;
    const parts = word.split("-").filter(Boolean);
    return parts.length === 2 && !/\p{N}/u.test(word) ? [...parts, parts.join("")] : parts;
  });
}

/** Invisible characters within words, such as soft hyphens. */
const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/** Hyphens, dashes and minus signs that are written for a hyphen. */
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe63\uff0d]/g;

/** Stress marks of textbooks and dictionaries: no letter of Czech, Russian or Ukrainian has them. */
const stress = /(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu;

/** Joins the groups of amounts and phone numbers; also their tails, for phone numbers without a prefix. */
function joinedNumbers(text: string): string[] {
  return (text.match(/(?<![\d,])\d{1,3}(?:([ \u00a0\u202f,])\d{3})(?:\1\d{3})*(?!\d)/g) ?? []).flatMap((number) => {
    const groups = number.split(/[\s,]/);
    return groups.slice(0, -1).map((_, at) => groups.slice(at).join(""));
  });
}

/** Every sign that is typed for an apostrophe. */
const apostrophe = "['`´\u02b9-\u02bd\u02c8\u2018-\u201b\u2032-\u2034\uff07\uff40]";
const anyApostrophe = new RegExp(apostrophe);
const withinWord = new RegExp(`${apostrophe}(?:s(?![\\p{L}\\p{N}])|(?=\\p{L}))`, "gu");

/** Removes apostrophes: `children’s` becomes `children`, and `сім’я` one word. */
function withoutApostrophes(text: string): string {
  return anyApostrophe.test(text) ? text.replace(withinWord, "") : text;
}

/** Letters that Unicode does not take apart, as people without that keyboard type them. */
const letters: Readonly<Record<string, string>> = {
  ...{ æ: "ae", đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ŋ: "n", ø: "o", œ: "oe", ß: "ss", þ: "th", ŧ: "t" },
  ...{ ё: "е", ѐ: "е", ѝ: "и", ґ: "г" },
};

/** Removes the accents of a lower-case word that people omit when typing; й and ї are letters of their own. */
export function foldWord(word: string): string {
  if (/^[\da-zа-яіїє]*$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/([a-zæđðħıłŋøœßþŧ])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(stress, "")
    .replace(/[æđðħıłŋøœßþŧёѐѝґ]/g, (letter) => letters[letter] ?? letter);
}
