import type { Language } from "#schemas/site/language-codes.ts";

/** The Roboto files that the portal ships; each name is also part of the source file's name in the font package. */
export const fontSetNames = ["latin", "latin-ext", "cyrillic"] as const;

export type FontSet = (typeof fontSetNames)[number];

/** Characters of each set, as CSS `unicode-range`. */
export const unicodeRanges = {
  latin:
    "U+0020-007E, U+00A0-00FF, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2030, U+20AC, U+2122, U+2191, U+2193, U+2212",
  "latin-ext": "U+0100-017F, U+0218-021B, U+20B4",
  cyrillic: "U+0301, U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116",
} as const satisfies Record<FontSet, string>;

/** Font sets that a page in each language needs for its first paint. */
export const fontSetsOfLanguage = {
  cs: ["latin", "latin-ext"],
  en: ["latin"],
  ru: ["cyrillic", "latin"],
  ua: ["cyrillic", "latin"],
} as const satisfies Record<Language, readonly FontSet[]>;

/** Expands a CSS `unicode-range` into a string of its characters. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(", ")
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}
