/** Returns the words of a text in lower case, with their accents; `on-line` is `on`, `line` and `online`. */
export function splitWords(text: string): string[] {
  const written = withoutApostrophes(text.normalize("NFC").toLowerCase());
  const words = written.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  if (!written.includes("-")) return words;
  return words.flatMap((word) => {
    if (!word.includes("-")) return word;
    const parts = word.split("-").filter(Boolean);
    return parts.length === 2 && !/\p{N}/u.test(word) ? [...parts, parts.join("")] : parts;
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
