/** Rules that reduce the inflected forms of a language's words to one stem. */
export interface Endings {
  /** Endings without accents, in any order; the longest match is removed. */
  endings: readonly string[];
  shortest: number;
  /** Replacements at the end of a stem, each applied once, in order. */
  changes: readonly (readonly [RegExp, string])[];
}

/** Returns a function that stems a folded word. Too short a stem is better: additional matches only rank lower. */
export function createStemmer({ endings, shortest, changes }: Endings): (word: string) => string {
  const endingSet = new Set(endings);
  const longest = Math.max(...endings.map(({ length }) => length));
  return (word) => {
    let at = Math.max(shortest, word.length - longest);
    while (at < word.length && !endingSet.has(word.slice(at))) at += 1;
    return changes.reduce((stem, [pattern, by]) => stem.replace(pattern, by), word.slice(0, at));
  };
}
