/** Spaces of any width, and hyphens and dashes used in their place, as parts of patterns. */
export const space = "[ \\u00a0\\u2000-\\u200a\\u202f]";
const hyphens = "\\u2010\\u2011-";
export const dashes = `\\u2012-\\u2015${hyphens}`;
export const wide = `(?:${space}|&nbsp;|&#160;)`;
/** Separator between groups of digits. */
export const gap = `(?:${wide}|[./${hyphens}])`;
/** Separator within a phone number, such as ` / ` or `) `; after a full stop no space, as in a date. */
export const phoneGap = `(?:${wide}?[/()${dashes}]{1,2}${wide}?|${wide}|\\.)`;
/** Units of money. Digits before one are an amount, not a personal number. */
export const unit = `${space}?(?:Kč|CZK|EUR|€|kor|mil|крон|грн|руб|млн)`;

/** Writes references to spaces as spaces. */
export function spaced(match: string): string {
  return match.replace(/&nbsp;|&#160;/g, " ");
}

/**
 * Returns a pattern that matches letters of either case. The modifier `(?i:…)` is no substitute: in a long run of many
 * patterns, V8 sometimes matched only the case as written.
 */
export function inAnyCase(pattern: string): string {
  const part = /\\[pP]\{[^}]*\}|\\.|\(\?<?[:=!]|\[(?:\\.|[^\]\\])*\]|\p{L}/gu;
  return pattern.replace(part, (found) => {
    if (found.startsWith("[")) return found.replace(/\\[pP]\{[^}]*\}|\\.|\p{L}-\p{L}|\p{L}/gu, bothCases);
    return /^\p{L}$/u.test(found) ? `[${bothCases(found)}]` : found;
  });
}

/** A letter, or a range of letters, in both cases; anything else as it is. */
function bothCases(found: string): string {
  return /^\p{L}/u.test(found) ? found.toLowerCase() + found.toUpperCase() : found;
}
