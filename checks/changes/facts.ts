import { withoutTags } from "#schemas/values/text.ts";

/** Returns the numbers of at least three digits in a text, without the signs that group them: amounts, years, telephones. */
function numbersIn(text: string): Set<string> {
  const found = withoutTags(text).match(/\d+(?:[\s.,]\d{3}(?!\d))*/g) ?? [];
  return new Set(found.map((number) => number.replace(/\D/g, "")).filter((digits) => digits.length >= 3));
}

/** Returns the numbers of each of two texts that the other one lacks; null when there is none. */
export function differentNumbers(before: string, after: string): { before: string; after: string } | null {
  const [old, now] = [numbersIn(before), numbersIn(after)];
  const [gone, come] = [[...old].filter((each) => !now.has(each)), [...now].filter((each) => !old.has(each))];
  if (gone.length + come.length === 0) return null;
  return { before: gone.slice(0, most).join(", "), after: come.slice(0, most).join(", ") };
}

/** Maximum number of numbers that are told. */
const most = 12;
