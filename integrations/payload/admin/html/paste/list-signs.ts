/** Types of numbers that the portal's lists have, as values of the attribute `type`; "1" is the usual one. */
export type NumberType = "1" | "a" | "A" | "i" | "I";

/** A number of a list item. */
export interface ListNumber {
  type: NumberType;
  value: number;
}

/** The sign before a list item. */
export interface Sign {
  text: string;
  /** The numbers it can be read as; none for a bullet, and for words that no list can show, such as `§ 1`. */
  readings: readonly ListNumber[];
  /** Readings of the number before the last dot, such as 1 in `1.2`; null for a number without one. */
  above: readonly ListNumber[] | null;
}

/** Reads the sign that a word processor writes before an item; letters of symbol fonts are bullets. */
export function readSign(source: string, isSymbol: boolean): Sign {
  const text = source.replace(/[\s\u00a0]+/g, " ").trim();
  if (isSymbol || !/[\p{L}\p{N}]/u.test(text) || text === "o") return bullet;
  const plain = /^[([]?((?:\d{1,9}|[A-Za-z]{1,9})(?:\.(?:\d{1,9}|[A-Za-z]{1,9}))*)(?: ?[–-]|[.):/\]]{0,2})$/.exec(
    text,
  )?.[1];
  const parts = plain?.split(".") ?? [];
  const above = parts.at(-2);
  return { text, readings: readingsOf(parts.at(-1) ?? ""), above: above === undefined ? null : readingsOf(above) };
}

export const bullet: Sign = { text: "", readings: [], above: null };

/** Numbers that a text can stand for, the likelier first: `i`, `v` and `x` are Roman, `c` follows `b`. */
function readingsOf(text: string): ListNumber[] {
  if (/^\d+$/.test(text)) return [{ type: "1", value: Number(text) }];
  const isUpper = text === text.toUpperCase();
  if (!isUpper && text !== text.toLowerCase()) return [];
  const letter = letterValue(text.toLowerCase());
  const roman = romanValue(text.toLowerCase());
  const letters: ListNumber[] = letter === null ? [] : [{ type: isUpper ? "A" : "a", value: letter }];
  const romans: ListNumber[] = roman === null ? [] : [{ type: isUpper ? "I" : "i", value: roman }];
  return text.length > 1 || /[ivx]/i.test(text) ? [...romans, ...letters] : [...letters, ...romans];
}

/** After `z` comes `aa` in all programs, then `bb` in Word and `ab` in others. */
function letterValue(text: string): number | null {
  if (!/^[a-z]{1,3}$/.test(text)) return null;
  const place = text.charCodeAt(0) - 96;
  if (/^(.)\1*$/.test(text)) return 26 * (text.length - 1) + place;
  return text.length === 2 ? 26 * place + text.charCodeAt(1) - 96 : null;
}

function romanValue(text: string): number | null {
  if (!/^(?=.)c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text)) return null;
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  const digits = [...text].map((digit) => values[digit] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

/** Types of numbers by the names that lists and style sheets use. */
export const numberTypes: Readonly<Record<string, NumberType>> = {
  ...{ "1": "1", a: "a", A: "A", i: "i", I: "I" },
  ...{ decimal: "1", "lower-alpha": "a", "lower-latin": "a", "upper-alpha": "A", "upper-latin": "A" },
  ...{ "lower-roman": "i", "upper-roman": "I" },
};
