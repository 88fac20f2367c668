import { expect, test } from "vitest";
import { toFeedbackToken } from "#schemas/visitor/feedback.ts";

test.each(["a", "0", "_", "-", "Ab9_-", "x".repeat(128)])("%j is a valid key", (key) => {
  expect(toFeedbackToken(key)).toBe(key);
});

test.each([
  null,
  "",
  " ",
  "a b",
  "a\n",
  "a.b",
  "á",
  "١",
  '"',
  "<b>",
  "a&b",
  "%41",
  "x".repeat(129),
  "x".repeat(100_000),
])("%j is not a valid key", (key) => {
  expect(toFeedbackToken(key)).toBeNull();
});

test("only ASCII letters, digits, the underscore and the hyphen are valid in a key", () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const taken = characters.filter((character) => toFeedbackToken(character) !== null).join("");
  expect(taken).toBe("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz");
});
