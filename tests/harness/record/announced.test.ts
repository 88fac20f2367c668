import { expect, test } from "vitest";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { privateRulesIn, redactText } from "#harness/record/redaction/redact-text.ts";
import harmless from "./harmless-values.json" with { type: "json" };
import written from "./private-values.json" with { type: "json" };

const pseudonyms = createPseudonyms("secret");
const redact = (text: string) => redactText(text, { pseudonyms });

/** Invented values; the sign ¦ keeps those that look like credentials from scanners of secrets. */
const whole = (text: string) => text.replaceAll("¦", "");

/** Returns a text in lower case without spaces and punctuation, once with its tags and once without. */
function spellings(text: string): string {
  return [text, text.replace(/<[^<>]*>/g, "")]
    .map((each) =>
      each
        .normalize("NFKC")
        .replace(/&(?:nbsp|#160);|[^\p{L}\d]/gu, "")
        .toLowerCase(),
    )
    .join(" ");
}

/** The spelling of a value itself. */
function spelling(secret: string): string {
  return spellings(secret).split(" ")[1] ?? "";
}

test("the tables hold private values and harmless texts", () => {
  expect([written.length, harmless.length]).toEqual([291, 120]);
});

test.for(written)("$kind is redacted in $text, in any spelling", ({ text, secret }) => {
  expect(spellings(whole(text))).toContain(spelling(whole(secret)));
  const redacted = redact(whole(text));
  expect(spellings(redacted)).not.toContain(spelling(whole(secret)));
  expect(privateRulesIn(redacted)).toEqual([]);
});

test.for(harmless)("%j is kept", (text) => {
  expect(redact(text)).toBe(text);
});

test.each([
  ["OP č. 123456789 předložte u přepážky.", /^OP č\. redacted-personal-[\da-f]{8} předložte u přepážky\.$/],
  ["SPZ 1AB 2345 a dál", /^SPZ redacted-personal-[\da-f]{8} a dál$/],
  [
    "Jan, nar. 3. 5. 1985, bytem Na staré vinici 12/4, 602 00 Brno, se dostaví v pondělí.",
    /^Jan, nar\. redacted-personal-[\da-f]{8}, bytem redacted-personal-[\da-f]{8}, se dostaví v pondělí\.$/,
  ],
  [
    "<p>Heslo k síti: <b>sedm krásek</b> a dál</p>",
    /^<p>Heslo k síti: <b>redacted-password-[\da-f]{8}<\/b> a dál<\/p>$/,
  ],
])("of %j only the value is replaced, and nothing is found in the rest", (text, expected) => {
  const redacted = redact(text);
  expect(redacted).toMatch(expected);
  expect(privateRulesIn(redacted)).toEqual([]);
  expect(redact(redacted)).toBe(redacted);
});

test.each(["heslo k ", "OP ", "пароль до ", "bytem Na ", "nar. ", "tel 1 ", "č.", "<b>RČ</b> ", "SPZ A1 "])(
  "a text consisting only of %j holds nothing private",
  (part) => {
    expect(privateRulesIn(part.repeat(20_000))).toEqual([]);
  },
);
