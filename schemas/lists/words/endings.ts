/** Rules that lead the inflected forms of a language's words to one stem. */
export interface Endings {
  /** Endings without accents, in any order: the longest that fits is left out. */
  endings: readonly string[];
  /** Least number of letters of a stem. */
  shortest: number;
  /** Changes of the last letters of a stem, each done once and in this order. */
  changes: readonly (readonly [RegExp, string])[];
}

/** Returns a function from a folded word to its stem, which is rather too short than too long: additional matches rank lower. */
export function createStemmer({ endings, shortest, changes }: Endings): (word: string) => string {
  const known = new Set(endings);
  const longest = Math.max(...endings.map(({ length }) => length));
  return (word) => {
    let at = Math.max(shortest, word.length - longest);
    while (at < word.length && !known.has(word.slice(at))) at += 1;
    return changes.reduce((stem, [pattern, by]) => stem.replace(pattern, by), word.slice(0, at));
  };
}
