/**
 * Returns the candidate nearest to a misspelt word, at most `maxEdits` letters away; null when none is close or the
 * word has no letters.
 */
export function suggestion(
  word: string,
  candidates: readonly string[],
  maxEdits = Math.max(1, Math.floor(plain(word).length / 3)),
): string | null {
  const plainWord = plain(word);
  if (!/\p{L}/u.test(plainWord) || plainWord.length > 100) return null;
  const near = candidates
    .map((candidate) => ({ candidate, distance: distance(plainWord, plain(candidate), maxEdits) }))
    .filter((each) => each.distance <= maxEdits && each.candidate !== word)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.candidate ?? null;
}

/** Removes what is ignored in comparisons: case, accents, spaces, hyphens and underscores. */
function plain(text: string): string {
  const letters = /^[ -~]*$/.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  return letters.replace(/[\s_-]/g, "").toLowerCase();
}

/** Damerau–Levenshtein distance (also of transpositions); Infinity when far beyond `maxEdits`. */
function distance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity;
}
