/** Minimal length of a search term in characters (spec §5, §9). */
export const shortestTerm = 3;

export const longestTerm = 200;

/** Returns a search term without what nobody sees in it; "" for none. */
export function tidyTerm(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
}

/** Returns what is wrong with a term: too short (spec §5), too long, or without a letter or digit; null for nothing. */
export function termProblem(text: string): "term.tooShort" | "term.invalid" | null {
  const term = tidyTerm(text);
  if (term === "") return null;
  if ([...term].length < shortestTerm) return "term.tooShort";
  return term.length > longestTerm || !/[\p{L}\p{N}]/u.test(term) ? "term.invalid" : null;
}
