import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

/** Number of characters of a title that are compared. */
const longest = 80;
/** Letters written with two characters, by language. */
const pairs: Readonly<Record<Language, readonly string[]>> = { cs: ["ch"], en: [], ru: [], ua: [] };
/** From this position in the alphabet on, a letter takes two bytes. */
const maxInByte = 240;
/** The byte before a character outside the known ranges, and the one after the last letter. */
const bytes = { unknown: 255, end: 0 };

/** Ranges of known characters: Latin, Cyrillic and general punctuation. */
const ranges = [
  [0x20, 0x24f],
  [0x400, 0x52f],
  [0x2010, 0x205f],
] as const;

interface Weights {
  /** By letter: base weight, then the weight of accents and case. */
  letters: ReadonlyMap<string, readonly [number, number]>;
  number: number;
}

/**
 * Returns a binary key by which SQLite sorts titles as the collation of a language does: letters first, then accents
 * and case; digits as numbers.
 */
export function sortKeyOf(title: string, language: Language): Uint8Array {
  const { letters, number } = weightsOf(language);
  const first: number[] = [];
  const second: number[] = [];
  const add = (base: number, variant: number) => {
    first.push(...toBytes(base));
    second.push(variant);
  };
  const text = title.normalize("NFC").slice(0, longest);
  for (let at = 0; at < text.length; at += 1) {
    if (isDigit(text.charCodeAt(at))) {
      const digits = /^\d+/.exec(text.slice(at))?.[0] ?? "";
      const value = digits.replace(/^0+(?=\d)/, "");
      first.push(...toBytes(number), value.length, ...[...value].map((digit) => 1 + Number(digit)));
      second.push(1);
      at += digits.length - 1;
      continue;
    }
    const pair = letters.get(text.slice(at, at + 2));
    const own = pair ?? letters.get(text[at] ?? "");
    if (own) add(...own);
    else {
      first.push(bytes.unknown, text.charCodeAt(at) >> 8, text.charCodeAt(at) & 255);
      second.push(1);
    }
    if (pair) at += 1;
  }
  const last = second.findLastIndex((variant) => variant !== 1) + 1;
  return Uint8Array.from([...first, bytes.end, ...second.slice(0, last)]);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function toBytes(place: number): number[] {
  const more = place - maxInByte;
  return more < 0 ? [place] : [maxInByte + (more >> 8), more & 255];
}

const known = new Map<Language, Weights>();

function weightsOf(language: Language): Weights {
  const weights = known.get(language) ?? readWeights(language);
  known.set(language, weights);
  return weights;
}

/** Derives the weights by sorting all characters with the collation. */
function readWeights(language: Language): Weights {
  const { locale } = languages[language];
  const exact = new Intl.Collator(locale);
  const base = new Intl.Collator(locale, { sensitivity: "base" });
  const single = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
  );
  const double = pairs[language].flatMap((pair) => {
    const [a = "", b = ""] = [...pair];
    return [a + b, a.toUpperCase() + b, a.toUpperCase() + b.toUpperCase()];
  });
  const inOrder = [...single, ...double].toSorted((a, b) => base.compare(a, b) || exact.compare(a, b));
  const letters = new Map<string, [number, number]>();
  let [group, variant, number] = [0, 0, 1];
  let before: string | null = null;
  for (const each of inOrder) {
    const isSame = before !== null && base.compare(before, each) === 0;
    if (!isSame) group += 1;
    variant = !isSame ? 1 : exact.compare(before ?? "", each) === 0 ? variant : variant + 1;
    letters.set(each, [group, variant]);
    if (each === "0") number = group;
    before = each;
  }
  return { letters, number };
}
