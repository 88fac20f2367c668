/**
 * An exact number: sums and products of decimals must not depend on binary rounding. The denominator is positive.
 * Fractions stay unreduced: expressions are short, and reducing takes longest.
 */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Directions of rounding; halves are rounded away from zero. */
export type Rounding = "up" | "down" | "nearest";

/** Largest number that calculations read or return. */
export const maxNumber = 1e15;

/** Converts a decimal number up to {@link maxNumber} with at most 12 decimals, as a CMS writes it. */
export function toFraction(decimal: number): Fraction {
  const [whole = "0", decimals = ""] = decimal.toFixed(12).split(".");
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

export function sum(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function difference(a: Fraction, b: Fraction): Fraction {
  return sum(a, { ...b, numerator: -b.numerator });
}

export function product(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Returns null for a division by zero. */
export function quotient(a: Fraction, b: Fraction): Fraction | null {
  if (b.numerator === 0n) return null;
  const sign = b.numerator < 0n ? -1n : 1n;
  return { numerator: a.numerator * b.denominator * sign, denominator: a.denominator * b.numerator * sign };
}

/** Rounds to a multiple of `step`, a positive decimal number. */
export function rounded(value: Fraction, step: number, direction: Rounding): Fraction {
  const unit = toFraction(step);
  const steps = quotient(value, unit);
  return steps ? product(wholeOf(steps, direction), unit) : value;
}

export function toNumber({ numerator, denominator }: Fraction): number {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  // Twelve decimals are written out: `Number(a) / Number(b)` would round twice.
  const digits = ((size * 10n ** 12n + denominator / 2n) / denominator).toString().padStart(13, "0");
  return Number(`${isNegative ? "-" : ""}${digits.slice(0, -12)}.${digits.slice(-12)}`);
}

function wholeOf({ numerator, denominator }: Fraction, direction: Rounding): Fraction {
  const rest = ((numerator % denominator) + denominator) % denominator;
  const below = (numerator - rest) / denominator;
  const isHalf = 2n * rest === denominator;
  const isUp = direction === "up" ? rest > 0n : 2n * rest > denominator || (isHalf && numerator > 0n);
  return { numerator: direction !== "down" && isUp ? below + 1n : below, denominator: 1n };
}
