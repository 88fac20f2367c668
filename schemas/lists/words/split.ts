/**
 * Returns the words of a text in lower case, with their accents; `on-line` is `on`, `line` and `online`, and `22 400` or
 * `22,400` is `22`, `400` and `22400`. Soft hyphens and what else has no width do not part words.
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

/** Characters within words that nobody sees, such as soft hyphens. */
const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/**
 * Amounts and telephone numbers without the spaces or commas between their groups; of a telephone number also without its first
 * groups.
 */
function joinedNumbers(text: string): string[] {
  return (text.match(/(?<![\d,])\d{1,3}(?:([ \u00a0\u202f,])\d{3})(?:\1\d{3})*(?!\d)/g) ?? []).flatMap((number) => {
    const groups = number.split(/[\s,]/);
    return groups.slice(0, -1).map((_, at) => groups.slice(at).join(""));
  });
}

/** Writes `children’s` as `children`, and `сім’я` as one word. */
function withoutApostrophes(text: string): string {
  return !/['’ʼ]/.test(text) ? text : text.replace(/['’ʼ](?:s(?![\p{L}\p{N}])|(?=\p{L}))/gu, "");
}

/** Returns a lower-case word without the accents that people leave out when they type; й and ї are letters of their own. */
export function foldWord(word: string): string {
  if (/^[\da-zа-яіїє]*$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г");
}
