import { createHmac } from "node:crypto";
import { alphabet } from "./reference.ts";

/** Number of characters of a code, in groups of four: at least 96 bits. */
const length = 20;

/**
 * Characters that the alphabet lacks, among them Cyrillic ones, and below each the only one that it can stand for. A
 * nought may be a D or a Q, so it stays wrong.
 */
const typed = "I1UАВСЕНКМРТХУЗІ";
const meant = "LLVABCEHKMPTXY3L";

/** Returns the code that belongs to a secret, such as the random number in a cookie, and what it is used for. */
export function returnCodeOf(secret: string, use: string): string {
  const bytes = createHmac("sha256", secret).update(use).digest().subarray(0, length);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
}

/** Formats a code to be written down and read out, such as `7KQ4-2MXP-ZC9R-H3TD-W8FA`. */
export function formatReturnCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the code that a visitor has typed, however it is written; null for what cannot be one. */
export function parseReturnCode(text: string): string | null {
  const letters = [
    ...text
      .normalize("NFKC")
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  ];
  const code = letters.map((letter) => meant[typed.indexOf(letter)] ?? letter);
  return code.length === length && code.every((letter) => alphabet.includes(letter)) ? code.join("") : null;
}
