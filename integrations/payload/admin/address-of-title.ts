import { toSlug } from "#portal/contract/values/text.ts";

/** Longest derived address, in characters. */
const mostCharacters = 60;

/** Latin letters for Cyrillic ones; the languages differ in a few. */
const common = {
  ...{ а: "a", б: "b", в: "v", д: "d", е: "e", ж: "zh", з: "z", й: "i", к: "k", л: "l", м: "m", н: "n", о: "o" },
  ...{ п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", ь: "", ю: "iu", я: "ia" },
};
const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: { ...common, г: "g", ё: "e", и: "i", щ: "shch", ъ: "", ы: "y", э: "e" },
  uk: { ...common, г: "h", ґ: "g", є: "ie", и: "y", і: "i", ї: "i", щ: "shch" },
};

/** Address of a page from its title: whole words in Latin letters, transcribed from the page's language. */
export function addressOf(title: string, language: string): string {
  const known = letters[language] ?? letters["ru"] ?? {};
  const latin = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .replace(/\p{L}/gu, (letter) => known[letter] ?? letter);
  const whole = latin.split(/\s+/).map(toSlug).filter(Boolean).join("-");
  if (whole.length <= mostCharacters) return whole;
  const end = whole.lastIndexOf("-", mostCharacters);
  return whole.slice(0, end > 0 ? end : mostCharacters);
}
