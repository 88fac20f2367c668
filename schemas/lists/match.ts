/** Folds a text for comparison: lower case, without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the folded words of a text or a term. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a predicate: each word of the term is a prefix of one of the text's folded words. */
export function createMatch(term: string): (text: string) => boolean {
  const prefixes = wordsOf(term);
  return (text) => prefixes.every((word) => text.startsWith(word) || text.includes(` ${word}`));
}

const folded = new WeakMap<object, string>();

/** Returns a memoised function from a row to its folded words in one line. */
export function textIndex<Row>(textOf: (row: Row) => string): (row: Row) => string {
  return (row) => {
    if (typeof row !== "object" || row === null) return wordsOf(textOf(row)).join(" ");
    const words = folded.get(row) ?? wordsOf(textOf(row)).join(" ");
    folded.set(row, words);
    return words;
  };
}
