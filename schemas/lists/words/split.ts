/**
 * Splits a text into lower-case words, keeping accents. `on-line` gives `on`, `line` and `online`; `22 400` or `22,400`
 * gives `22`, `400` and `22400`. Soft hyphens and other zero-width characters do not split words.
 */
export function splitWords(text: string): string[] {
  const written = withoutApostrophes(text.normalize("NFC").toLowerCase().replace(widthless, ""));
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

/** Joins the groups of amounts and phone numbers; also their tails, for phone numbers without a prefix. */
function joinedNumbers(text: string): string[] {
  return (text.match(/(?<![\d,])\d{1,3}(?:([ \u00a0\u202f,])\d{3})(?:\1\d{3})*(?!\d)/g) ?? []).flatMap((number) => {
    const groups = number.split(/[\s,]/);
    return groups.slice(0, -1).map((_, at) => groups.slice(at).join(""));
  });
}

/** Removes apostrophes: `children’s` becomes `children`, and `сім’я` one word. */
function withoutApostrophes(text: string): string {
  return !/['’ʼ]/.test(text) ? text : text.replace(/['’ʼ](?:s(?![\p{L}\p{N}])|(?=\p{L}))/gu, "");
}

/** Removes the accents of a lower-case word that people omit when typing; й and ї are letters of their own. */
export function foldWord(word: string): string {
  if (/^[\da-zа-яіїє]*$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г");
}
