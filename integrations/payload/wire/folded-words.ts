/** True for a text that contains every word of a search, whatever their accents and endings in vowels. */
export function hasWords(text: string, words: string): boolean {
  const own = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => own.includes(word.length > 3 ? word.replace(/[aeiouy]+$/, "") : word));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
