/** Minimum length of a search term in characters (spec §5, §9). */
export const minTermLength = 3;

export const maxTermLength = 200;

/** Normalises a search term: removes control, invisible and repeated whitespace characters; "" for none. */
export function normaliseTerm(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
}

export type TermProblem = "term.tooShort" | "maxLength" | "term.invalid";

/** Returns the problem with a term: too short (spec §5), too long, or without a letter or digit; null for none. */
export function termProblem(text: string): TermProblem | null {
  const term = normaliseTerm(text);
  if (term === "") return null;
  if ([...term].length < minTermLength) return "term.tooShort";
  if (term.length > maxTermLength) return "maxLength";
  return /[\p{L}\p{N}]/u.test(term) ? null : "term.invalid";
}

/** Query that searches for a text, cut to the longest term and never inside a character. */
export function termQuery(text: string): string {
  return `?q=${encodeURIComponent(text.slice(0, maxTermLength).replace(/\p{Cs}$/u, ""))}`;
}
