import type { ContactKind } from "#harness/check/private-data/public-contacts.ts";
import { type SecretKind, detectors as secretDetectors } from "#harness/check/private-data/secrets.ts";
import { hasBirthNumber } from "#schemas/values/offer/personal-data.ts";
import { accountNumber } from "#schemas/values/office/bank-account.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** Names of redaction rules, used in provenance and reports. */
export type RedactionRule = SecretKind | ContactKind | "birthNumber" | "personal" | "encoded";

interface Detector {
  rule: Exclude<RedactionRule, "encoded">;
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

/** The sign of an e-mail address, also as people disguise it. */
const open = "\\s?[([{<]\\s?";
const close = "\\s?[)\\]}>]\\s?";
const atWords = "at|zavin[aá][cč]|собака|ат|a";
const at =
  `(?:\\s{0,2}(?:[@＠]|%40|&#64;|&#x40;|&commat;)\\s{0,2}|${open}(?:@|${atWords})${close}|` +
  "\\s(?:zavin[aá][cč]|собака|AT)\\s|_at_)";
const dot = `(?:\\.|${open}(?:\\.|dot|te[cč]ka|крапка|точка)${close}|\\s(?:te[cč]ka|dot|крапка|точка)\\s|\\s\\.\\s)`;
/** A comment within an address (RFC 5322). */
const comment = "(?:\\([^()@]{0,40}\\))?";

/** One sign between digits that are grouped in an odd way. */
const oddGap = `(?:${wide}|[./()${dashes}])`;
const phoneWord = `(?:tel|telefon\\p{L}{0,5}|mobil\\p{L}{0,4}|gsm|phone|fax|volejte|call|тел|телефон\\p{L}{0,4})[.:]{0,2}\\s{0,3}`;

const between = `["']?\\s{0,3}(?:[:=]|=>|:=|–|-(?=\\s))\\s{0,3}["']?`;
const named = (words: string) => `(?<!\\p{L})(?:${words})`;
/** Words and the values that they announce. */
const protectedBy: readonly { rule: "password" | "personal"; word: string; value: string }[] = [
  {
    rule: "password",
    word: `(?<![\\p{L}])(?:[\\w-]{0,40}[_-])?\\p{L}{0,20}(?:heslo|passw(?:or)?d|passphrase|passwd|pwd|secret|token|klíč|(?:api|access|account|private|shared|encryption|signing)[ _-]?key|пароль|ключ)(?:[_-]\\w{1,20})?${between}`,
    // A sentence after the colon is none.
    value: `(?!\\p{Ll}{2,}\\s\\p{Ll}{2,})[^\\s"'<>,;]{3,200}`,
  },
  {
    rule: "password",
    word: `${named("hesl(?:em|o|a)|heslo je|password|password is|PIN(?: kód)?|пароль|паролем")}[:=]?\\s{1,3}["'„]?`,
    value: `(?=[^\\s"'<>,;“]{0,40}(?:\\d|[!#$%^&*_+]))[^\\s"'<>,;“]{4,60}`,
  },
  {
    rule: "personal",
    word: `${named("(?:číslo )?(?:občansk\\p{L}{1,4} průkaz\\p{L}{0,2}|OP|pasu?|cestovn\\p{L}{1,4} (?:doklad|pas)\\p{L}{0,2}|řidičsk\\p{L}{1,4} průkaz\\p{L}{0,2}|průkaz\\p{L}{0,2}|ID card|passport|паспорт\\p{L}{0,2})")}(?:\\s(?:č\\.|číslo|no\\.?|number|№|totožnosti))?[:.]?\\s{1,3}`,
    value: "(?=[A-Z\\d ]{0,8}\\d{4})[A-Z]{0,3} ?\\d[\\d ]{4,10}\\d(?:[A-Z]{2})?(?![\\p{L}\\d])",
  },
  {
    rule: "personal",
    word: `${named("(?:ID )?datov\\p{L}{1,3} schránk\\p{L}{1,2}|ID ?DS|DS|data ?box(?: ID)?")}(?:\\s(?:ID|č\\.))?[:.]?\\s{1,3}`,
    value: "(?=[a-z]{0,6}\\d)[a-z\\d]{7}(?![\\p{L}\\d])",
  },
  {
    rule: "personal",
    word: `${named("nar(?:\\.|ozen\\p{L}{0,2})?|datum narození|dat\\. nar\\.|born|date of birth|дата народження|рожд\\p{L}{0,5}")}[:.]?\\s{0,3}(?:dne\\s)?`,
    value:
      "(?:\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}\\. \\p{L}{4,10} \\d{4})",
  },
  {
    rule: "personal",
    word: `${named("(?:trvale )?bytem|bydliště|trval\\p{L}{1,3} pobyt\\p{L}{0,2}|bydlící|residing at|проживає|проживает")}[:.]?\\s{1,3}(?:v\\s|na\\s|at\\s)?`,
    value: "(?=[^.;<\\r\\n]{0,60}\\d)[\\p{Lu}][^;<\\r\\n]{4,80}?(?=[;<\\r\\n]|\\.\\s|\\.$|$|\\s\\()",
  },
  {
    rule: "personal",
    word: `${named("SPZ|RZ|registrační značk\\p{L}{1,2}|značk\\p{L}{1,2}|plate|номер авто")}[:.]?\\s{1,3}`,
    value: "\\d[A-Z\\d]{2} ?[A-Z\\d]{4}(?![\\p{L}\\d])",
  },
];

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
    pattern: new RegExp(
      `(?<![\\d/-])(?:(?:\\d{1,6}${wide}{0,2}[${dashes}]${wide}{0,2})?\\d{6,10}|\\d{1,6}[${dashes}]\\d{2,10})${wide}{0,2}/${wide}{0,2}\\d{4}(?!\\d)`,
      "g",
    ),
    isOne: (match) => isAccount(spaced(match)) && !match.endsWith("/0000"),
    // Bank code 0000 does not exist.
    replace: (match, { digits }) => digits(match, "9900").replace(/\d{4}$/, "0000"),
  },
  {
    rule: "account",
    pattern: new RegExp(`\\b[A-Z]{2}\\d{2}(?:${gap}?[A-Z\\d]{4}){2,7}(?:${gap}?[A-Z\\d]{1,3})?\\b`, "gi"),
    isOne: hasIbanCheck,
    replace: (match, { digits }) => `${match.slice(0, 2)}00${digits(match.slice(4), "0000")}`,
  },
  {
    rule: "account",
    // A payment card: 13 to 19 digits in groups.
    pattern: new RegExp(`(?<![\\d./-])[3-6]\\d{3}(?:${gap}?\\d{2,6}){2,4}(?![\\d/])`, "g"),
    isOne: hasCardCheck,
    replace: (match, { digits }) => digits(match, "00"),
  },
  {
    rule: "phone",
    pattern: new RegExp(`(?<![\\d+/-])(?:\\+|00)[1-9]\\d{0,2}(?:${gap}?\\d{2,4}){2,5}(?!\\d)`, "g"),
    // Eight digits after a zero are the number of an organisation.
    isOne: (match) => !/^(?:(?:\+|00)4200|00\d{6}$)/.test(spaced(match).replace(/[^\d+]/g, "")),
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
  {
    rule: "phone",
    // A mobile number in any groups, and any number in groups after a word for a phone.
    pattern: new RegExp(
      `(?<![\\d,./-]|\\d${space})(?:\\(?[67]${oddGap}?\\d${oddGap}?\\d\\)?|(?<=${phoneWord})\\(?[2-9]${oddGap}?\\d${oddGap}?\\d\\)?)(?:${oddGap}?\\d){6}(?!${space}?(?:\\d|Kč|CZK|EUR|€|kor|mil|[./]\\d))`,
      "giu",
    ),
    isOne: (match) => !/^0/.test(match) && !/^\d{9}$/.test(match),
    replace: (match, pseudonyms) => phoneOf(match, pseudonyms),
  },
  {
    rule: "phone",
    pattern: new RegExp(`(?<![\\d+/-])(?:\\+|00)(?:${oddGap}?\\d){10,14}(?!\\d)`, "g"),
    isOne: (match) => !/^(?:\+|00)4200/.test(spaced(match).replace(/[^\d+]/g, "")),
    replace: (match, pseudonyms) => phoneOf(match, pseudonyms),
  },
  // A word before the value protects it whatever its form.
  ...protectedBy.map(
    ({ rule, word, value }): Detector => ({
      rule,
      pattern: new RegExp(`(?<=${word})${value}`, "giu"),
      isOne: (match) => !/^redacted-|^•+$/.test(match),
      replace: (match, { mark, digits, text }) => {
        if (rule === "password") return mark(rule, match);
        return /\p{L}{3}/u.test(match) ? text(match) : digits(match).replace(/[A-Za-z]/g, "X");
      },
    }),
  ),
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
  const digits = spaced(match).replace(/\D/g, "");
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
  return !/[\d@＠%&\\=\uff10-\uff19]|[\w+/-]{12}|bearer|basic|cookie|BEGIN|SESSION|hesl|pass|pwd|secret|token|klíč|key|парол|ключ|zavin|собака|\bat\b|bytem|bydliště/i.test(
    text,
  );
}
