import { createHash } from "node:crypto";

/** Digits and letters without those that look alike; a prime number of them, which the check needs. */
export const alphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** Number of characters before the check character. */
const length = 10;

/**
 * Returns the reference number of a submission, such as `7KQ4M-2XPZC-R`. The same submission always has the same one; the
 * last character tells a mistyped number.
 */
export function referenceOf(submission: string): string {
  const bytes = createHash("sha256").update(submission).digest();
  const values = [...bytes.subarray(0, length)].map((byte) => byte % alphabet.length);
  const text = values.map((value) => alphabet[value]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}-${alphabet[checkOf(values)]}`;
}

/** True for a text with the form of a reference number and the right check character, in capitals or not. */
export function isReference(text: string): boolean {
  const values = [...text.toUpperCase().replace(/[\s-]/g, "")].map((char) => alphabet.indexOf(char));
  return values.length === length + 1 && !values.includes(-1) && values.at(-1) === checkOf(values.slice(0, length));
}

/** A weighted sum: it changes with every wrong character, and with two swapped neighbours. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (at + 1), 0) % alphabet.length;
}
