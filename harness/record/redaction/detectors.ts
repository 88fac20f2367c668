import type { ContactKind } from "#harness/check/private-data/public-contacts.ts";
import { type SecretKind, detectors as secretDetectors } from "#harness/check/private-data/secrets.ts";
import { hasBirthNumber } from "#schemas/values/offer/personal-data.ts";
import { accountNumber } from "#schemas/values/office/bank-account.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** Names of redaction rules, used in provenance and reports. */
export type RedactionRule = SecretKind | ContactKind | "birthNumber" | "personal" | "encoded";

interface Detector {
  rule: Exclude<RedactionRule, "personal" | "encoded">;
  pattern: RegExp;
  isOne?(match: string): boolean;
  replace(match: string, pseudonyms: Pseudonyms): string;
}

/** Spaces of any width, and hyphens and dashes used in their place. */
const space = "[ \\u00a0\\u2000-\\u200a\\u202f]";
const hyphens = "\\u2010\\u2011-";
const dashes = `\\u2012-\\u2015${hyphens}`;
const wide = `(?:${space}|&nbsp;|&#160;)`;
/** Separator between groups of digits. */
const gap = `(?:${wide}|[./${hyphens}])`;

function spaced(match: string): string {
  return match.replace(/&nbsp;|&#160;/g, " ");
}

const secrets = secretDetectors.map(({ kind, pattern, isOne }): Detector => {
  const replace: Detector["replace"] = (match, { mark }) =>
    // Only the password of an address is replaced.
    match.startsWith("://") ? `://${mark(kind, match)}@` : (/^[?&]\w+=/.exec(match)?.[0] ?? "") + mark(kind, match);
  return { rule: kind, pattern, replace, ...(isOne && { isOne }) };
});

/** Patterns of private values in the order of replacement. No detector matches a pseudonym. */
export const detectors: readonly Detector[] = [
  ...secrets,
  {
    rule: "email",
    pattern: /[\p{L}\d._%+-]{1,64}(?:[@＠]|%40|&#64;|&#x40;|&commat;)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/giu,
    isOne: (match) => !/[@04;]redacted\.example$/i.test(match),
    replace: (match, { email }) => email(match.replace(/＠|%40|&[#\w]+;/i, "@")),
  },
  {
    rule: "birthNumber",
    pattern: new RegExp(
      `(?<![\\d/])(?:\\d{6}(?:${space}?[/${dashes}]${space}?|)\\d{3,4}|` +
        `(?:\\d{3}${wide}\\d{3}|\\d{2}${wide}\\d{2}${wide}\\d{2})${wide}?/${wide}?\\d{4})(?![\\d/])`,
      "g",
    ),
    isOne: (match) => hasBirthNumber(spaced(match).replace(/\s/g, "").replace(/\D+/, "/")),
    // Month 00 does not exist.
    replace: (match, { digits }) => digits(spaced(match), "9900"),
  },
  {
    rule: "account",
    pattern: /(?<![\d/-])(?:(?:\d{1,6}-)?\d{6,10}|\d{1,6}-\d{2,10})\/\d{4}(?!\d)/g,
    isOne: (match) => accountNumber.safeParse(match).success && !match.endsWith("/0000"),
    // Bank code 0000 does not exist.
    replace: (match, { digits }) => digits(match, "9900").replace(/\d{4}$/, "0000"),
  },
  {
    rule: "account",
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){4,7}\b/g,
    isOne: hasIbanCheck,
    replace: (match, { digits }) => `${match.slice(0, 2)}00${digits(match.slice(4), "0000")}`,
  },
  {
    rule: "phone",
    pattern: new RegExp(`(?<![\\d+/-])(?:\\+|00)[1-9]\\d{0,2}(?:${gap}?\\d{2,4}){2,5}(?!\\d)`, "g"),
    isOne: (match) => !/^(?:\+|00)4200/.test(spaced(match).replace(/[^\d+]/g, "")),
    replace: (match, pseudonyms) => phoneOf(match, pseudonyms),
  },
  {
    rule: "phone",
    pattern: new RegExp(
      // Dashes also separate the ends of a range, so both dashes must be the same.
      `(?<![\\d,./-]|\\d${space})[2-9]\\d{2}(?:${gap}\\d{3}${gap}|(?<dash>[${dashes}])\\d{3}\\k<dash>)\\d{3}(?!${space}?(?:\\d|Kč|CZK|EUR|€|kor|mil))`,
      "g",
    ),
    replace: (match, pseudonyms) => phoneOf(match, pseudonyms),
  },
  {
    rule: "phone",
    pattern: /(?<![\w./-])(?:420)?(?:60[1-8]|7[02379]\d)\d{6}(?![\w-]|[.,]\d)/g,
    replace: (match, pseudonyms) => phoneOf(match, pseudonyms),
  },
];

/** The same number gets the same digits in any notation. No Czech number starts with 0; 00 is the international prefix. */
function phoneOf(match: string, { digits }: Pseudonyms): string {
  const text = spaced(match);
  const [, prefix = "", own = text] = /^((?:\+|00)\d{1,3}?(?=\D|\d{9}$)|(?:\+|00)\d{3})(.*)$/s.exec(text) ?? [];
  const national = digits(own.replace(/\D/g, ""), "01");
  let next = 0;
  const replaced = own.replace(/\d/g, () => national[next++] ?? "0");
  return (prefix === "" ? "" : prefix.startsWith("00") ? "00420" : "+420") + replaced;
}

function hasIbanCheck(match: string): boolean {
  const iban = match.replaceAll(" ", "");
  if (/^..00/.test(iban) || iban.length < 15 || iban.length > 32) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
}

/** Fast path: true when no detector can match, as in most texts. */
export function isHarmless(text: string): boolean {
  return !/[\d@＠%&\\]|[\w+/-]{12}|bearer|basic|cookie|BEGIN|SESSION/i.test(text);
}
