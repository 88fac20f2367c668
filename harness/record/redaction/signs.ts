/** Spaces of any width, and hyphens and dashes used in their place, as parts of patterns. */
export const space = "[ \\u00a0\\u2000-\\u200a\\u202f]";
const hyphens = "\\u2010\\u2011-";
export const dashes = `\\u2012-\\u2015${hyphens}`;
export const wide = `(?:${space}|&nbsp;|&#160;)`;
/** Separator between groups of digits. */
export const gap = `(?:${wide}|[./${hyphens}])`;
/** Separator within a phone number, such as ` / ` or `) `; after a full stop no space, as in a date. */
export const phoneGap = `(?:${wide}?[/()${dashes}]{1,2}${wide}?|${wide}|\\.)`;
/** What follows an amount of money, which is no personal number. */
export const unit = `${space}?(?:Kč|CZK|EUR|€|kor|mil|крон|грн|руб|млн)`;

/** Writes references to spaces as spaces. */
export function spaced(match: string): string {
  return match.replace(/&nbsp;|&#160;/g, " ");
}
