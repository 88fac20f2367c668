import type { ContactKind } from "#harness/check/private-data/public-contacts.ts";
import { type SecretKind, detectors as secretDetectors } from "#harness/check/private-data/secrets.ts";
import { hasBirthNumber } from "#portal/contract/values/offer/personal-data.ts";
import { accountNumber } from "#portal/contract/values/office/bank-account.ts";
import { announced, namesSecret } from "./announced.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { dashes, gap, phoneGap, space, spaced, unit, wide } from "./signs.ts";

/** Names of redaction rules, used in provenance and reports. */
export type RedactionRule = SecretKind | ContactKind | "birthNumber" | "personal" | "encoded";

export interface Detector {
  rule: Exclude<RedactionRule, "encoded">;
  /** Finds a value: its group `value`, or the whole match. */
  pattern: RegExp;
  isOne?(match: string): boolean;
  replace(match: string, pseudonyms: Pseudonyms): string;
}

/** The sign of an e-mail address, also as people disguise it. */
const open = "\\s?[([{<*]\\s?";
const close = "\\s?[)\\]}>*]\\s?";
const atWords = "at|zavin[aá][cč]|a v krou[zž]ku|собач?ка|равлик|ат|a";
const at =
  `(?:\\s{0,2}(?:[@＠]|%40|&#64;|&#x40;|&commat;)\\s{0,2}|${open}(?:@|${atWords})${close}|` +
  "\\s(?:zavin[aá][cč]|собач?ка|равлик|AT)\\s|_at_)";
const dot = `(?:\\.|${open}(?:\\.|dot|te[cč]ka|крапка|точка)${close}|\\s(?:te[cč]ka|dot|крапка|точка)\\s|\\s\\.\\s)`;
/** A comment within an address (RFC 5322). */
const comment = "(?:\\([^()@]{0,40}\\))?";

const secrets = secretDetectors.map(({ kind, pattern, isOne }): Detector => {
  const replace: Detector["replace"] = (match, { mark }) =>
    // Only the password of an address is replaced.
    match.startsWith("://") ? `://${mark(kind, match)}@` : (/^[?&#][\w-]+=/.exec(match)?.[0] ?? "") + mark(kind, match);
  return { rule: kind, pattern, replace, ...(isOne && { isOne }) };
});

/** Patterns of private values in the order of replacement. No detector matches a pseudonym. */
export const detectors: readonly Detector[] = [
  ...secrets,
  {
    rule: "email",
    pattern: new RegExp(
      `[\\p{L}\\d._%+-]{1,64}${comment}${at}${comment}[\\p{L}\\d-]{1,63}(?:${dot}[\\p{L}\\d-]{1,63}){1,8}`,
      "giu",
    ),
    isOne: (match) => !/[@04;]redacted\.example$/i.test(match),
    replace: (match, { email }) =>
      email(match.replace(new RegExp(`${comment}${at}${comment}`, "iu"), "@").replace(new RegExp(dot, "giu"), ".")),
  },
  ...announced.password.map((pattern): Detector => ({ rule: "password", pattern, replace: markOf("password") })),
  ...announced.personal.map((pattern): Detector => ({ rule: "personal", pattern, replace: markOf("personal") })),
  {
    rule: "birthNumber",
    pattern: new RegExp(
      `(?<![\\d/])(?:\\d{6}(?:${space}?[/${dashes}]${space}?|)\\d{3,4}|` +
        `(?:\\d{3}${wide}\\d{3}|\\d{2}${wide}\\d{2}${wide}\\d{2})${wide}?/${wide}?\\d{4})(?![\\d/])`,
      "g",
    ),
    isOne: (match) => hasBirthNumber(spaced(match).replace(/\s/g, "").replace(/\D+/, "/")),
    replace: birthNumberOf,
  },
  {
    rule: "birthNumber",
    pattern: announced.birthNumber,
    isOne: (match) => !/^9900/.test(digitsOf(match)),
    replace: birthNumberOf,
  },
  {
    rule: "account",
    pattern: new RegExp(
      `(?<![\\d/-])(?:(?:\\d{1,6}${wide}{0,2}[${dashes}]${wide}{0,2})?\\d{6,10}|\\d{1,6}[${dashes}]\\d{2,10})${wide}{0,2}/${wide}{0,2}\\d{4}(?!\\d)`,
      "g",
    ),
    isOne: (match) => isAccount(spaced(match)) && !match.endsWith("/0000"),
    replace: accountOf,
  },
  {
    rule: "account",
    pattern: new RegExp(`\\b[A-Z]{2}\\d{2}(?:${gap}?[A-Z\\d]{4}){2,7}(?:${gap}?[A-Z\\d]{1,3})?\\b`, "gi"),
    isOne: hasIbanCheck,
    replace: accountOf,
  },
  {
    rule: "account",
    pattern: announced.account,
    isOne: (match) => !/^(?:[A-Z]{2}00|9900)/i.test(match.replace(/\W/g, "")),
    replace: accountOf,
  },
  {
    rule: "account",
    // A payment card: 13 to 19 digits in groups, with a prefix that is issued.
    pattern: new RegExp(
      `(?<![\\d./-])(?:[3-6]\\d{3}|2(?:20[0-5]|22[1-9]|2[3-9]\\d|[3-6]\\d\\d|7[01]\\d|720))(?:${gap}?\\d{2,6}){2,4}(?![\\d/])`,
      "g",
    ),
    isOne: hasCardCheck,
    replace: (match, { digits }) => digits(match, "00"),
  },
  {
    rule: "account",
    pattern: announced.card,
    isOne: (match) => !match.startsWith("00"),
    replace: (match, { digits }) => digits(match, "00"),
  },
  {
    rule: "phone",
    // By the numbering plans of the countries that occur most, with the zero that some write in brackets.
    pattern: new RegExp(
      `(?<![\\d+/-])(?:\\+|00)(?:${phoneGap}?(?:42${phoneGap}?[01]|38${phoneGap}?0|48)(?:${phoneGap}?\\(0\\))?(?:${phoneGap}?\\d){9}|` +
        `(?=${phoneGap}?[1-9])(?:${phoneGap}?\\d){9,15})(?!\\d|${unit})`,
      "g",
    ),
    isOne: isPhone,
    replace: phoneOf,
  },
  {
    rule: "phone",
    pattern: new RegExp(
      // Dashes also separate the ends of a range, so both dashes must be the same.
      `(?<![\\d,./-]|\\d${space})[2-9]\\d{2}(?:${gap}\\d{3}${gap}|(?<dash>[${dashes}])\\d{3}\\k<dash>)\\d{3}(?!${space}?\\d|${unit})`,
      "g",
    ),
    replace: phoneOf,
  },
  {
    rule: "phone",
    pattern: /(?<![\w./-])(?:420)?(?:60[1-8]|7[02379]\d)\d{6}(?![\w-]|[.,]\d)/g,
    replace: phoneOf,
  },
  {
    rule: "phone",
    // Mobile numbers of the Czech Republic, of Slovakia and Ukraine, of Germany and of Russia, in any groups.
    pattern: new RegExp(
      `(?<![\\d,./-]|\\d${space})\\(?(?:${["60[1-8]", "7[02379]\\d"].map((start) => grouped(start, 6)).join("|")}|` +
        `0(?!\\.)${phoneGap}?(?:${["[569]\\d", "39", "73"].map((start) => grouped(start, 7)).join("|")}|${grouped("1[567]", 8)})|${grouped("89", 9)})(?!${space}?\\d|[./]\\d|${unit})`,
      "g",
    ),
    isOne: (match) => !/^\d{9}$/.test(match),
    replace: phoneOf,
  },
  { rule: "phone", pattern: announced.phone, isOne: isPhone, replace: phoneOf },
];

function markOf(rule: "password" | "personal"): Detector["replace"] {
  return (match, { mark }) => mark(rule, match);
}

/** Yields the values that a detector finds in a text, and where they start. */
export function* valuesIn(
  text: string,
  { pattern, isOne = () => true }: Detector,
): Generator<{ value: string; index: number }> {
  for (const { 0: match, index, groups, indices } of text.matchAll(pattern)) {
    const value = groups?.["value"] ?? match;
    if (isOne(value)) yield { value, index: indices?.groups?.["value"]?.[0] ?? index };
  }
}

/** A pattern of digits that start with some and go on with `count` more, in any groups. */
function grouped(start: string, count: number): string {
  const first = start.match(/\[.*?\]|\\d|\d/g) ?? [];
  return [...first, ...Array<string>(count).fill("\\d")].join(`${phoneGap}?`);
}

function digitsOf(match: string): string {
  return spaced(match).replace(/\D/g, "");
}

/** Month 00 does not exist. */
function birthNumberOf(match: string, { digits }: Pseudonyms): string {
  return digits(spaced(match), "9900");
}

/** Bank code 0000 and check digits 00 do not exist. */
function accountOf(match: string, { digits }: Pseudonyms): string {
  const text = spaced(match);
  return /^[A-Z]{2}/i.test(text)
    ? `${text.slice(0, 2)}00${digits(text.slice(4), "0000")}`
    : digits(text, "9900").replace(/(?<=\/\s?)\d{4}$/, "0000");
}

/** The same number gets the same digits in any notation. No Czech number starts with 0; 00 is the international prefix. */
function phoneOf(match: string, { digits }: Pseudonyms): string {
  const text = spaced(match);
  const [, prefix = "", own = text] = /^((?:\+|00)\d{1,3}?(?=\D|\d{9}$)|(?:\+|00)\d{3})(.*)$/s.exec(text) ?? [];
  return (prefix === "" ? "" : prefix.startsWith("00") ? "00420" : "+420") + digits(own, "01");
}

/** Not a stand-in. Eight digits after a zero are the number of an organisation. */
function isPhone(match: string): boolean {
  return !/^(?:(?:(?:\+|00)420)?01|9900|00\d{6}$)/.test(spaced(match).replace(/[^\d+]/g, ""));
}

function hasIbanCheck(match: string): boolean {
  const iban = spaced(match)
    .replace(/[^A-Za-z\d]/g, "")
    .toUpperCase();
  if (/^..00/.test(iban) || iban.length < 15 || iban.length > 32) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
}

function isAccount(match: string): boolean {
  const plain = match.replace(/\s/g, "").replace(/[\u2010-\u2015]/g, "-");
  return accountNumber.safeParse(plain).success;
}

/** Checks the sum of a payment card's digits (Luhn). */
function hasCardCheck(match: string): boolean {
  const digits = digitsOf(match);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * A text of the same length in which characters that only look different are alike: digits and letters of full width,
 * other slashes and minus signs. Detectors read it; what they find is replaced in the original.
 */
export function folded(text: string): string {
  return text.replace(/[\uff01-\uff5e\u2044\u2215\u2212\u2043\u0660-\u0669]/g, (sign) => {
    const code = sign.charCodeAt(0);
    if (code >= 0xff01 && sign !== "＠") return String.fromCharCode(code - 0xfee0);
    if (code >= 0x660 && code <= 0x669) return String.fromCharCode(code - 0x660 + 48);
    return code === 0x2212 || code === 0x2043 ? "-" : sign === "＠" ? sign : "/";
  });
}

/** Fast path: true when no detector can match, as in most texts. */
export function isHarmless(text: string): boolean {
  return (
    !/[\d@＠%&\\=\uff10-\uff19]|[\w+/-]{12}|bearer|basic|cookie|BEGIN|SESSION|zavin|krou[zž]k|schr[áa]n|box|соба|равлик|\bat\b/i.test(
      text,
    ) && !namesSecret(text)
  );
}
