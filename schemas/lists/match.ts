/** A text for comparing: lower case, without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text or a term, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Tells of folded words whether each word of a term is the beginning of one of them. */
export function createMatch(term: string): (text: string) => boolean {
  const wanted = wordsOf(term);
  return (text) => wanted.every((word) => text.startsWith(word) || text.includes(` ${word}`));
}

const folded = new WeakMap<object, string>();

/** The words of a row in one line, made once for each row. */
export function textIndex<Row>(textOf: (row: Row) => string): (row: Row) => string {
  return (row) => {
    if (typeof row !== "object" || row === null) return wordsOf(textOf(row)).join(" ");
    const known = folded.get(row) ?? wordsOf(textOf(row)).join(" ");
    folded.set(row, known);
    return known;
  };
}
