import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { type Prose, proseOf, shortened } from "#checks/rules/prose.ts";
import { addressesOf } from "#checks/rules/targets.ts";
import { isPossibleAccount } from "#schemas/values/office/bank-account.ts";

const level = "content";

/** An e-mail address in a text with a comma for a full stop, with a space in it, or without a valid ending. */
export const brokenEmail: Rule = {
  code: "email.broken",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, text } of linesWith(subject, "@")) {
      const [found] = brokenAddress.exec(text) ?? wrongEnding.exec(text) ?? withAccents.exec(text) ?? [];
      if (found) yield { path, expected: "an e-mail address", received: text, values: { text: shortened(found) } };
    }
  },
};

/** An address without an ending, or with one that does not exist. Names in social networks have two signs. */
const wrongEnding =
  /(?<![\p{L}\d@._/-])[a-z\d][a-z\d._-]*@[a-z\d-]+(?:(?:\.[a-z\d-]+)*\.(?:cs|czz|con|cmo|gvo|vcz))?(?![\p{L}\d@_-]|\.[\p{L}\d])/u;

/** Mailboxes of offices have no accents, whatever the name of the team. */
const withAccents =
  /(?<![\p{L}\d@._-])(?=[\p{L}\d._-]{0,60}[áčďéěíňóřšťúůýž])[\p{L}\d._-]{1,60}@[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){0,3}\.[a-z]{2,7}(?![\p{L}\d-])/iu;

const brokenAddress =
  /(?<![\p{L}\d._-])[a-z\d][a-z\d._-]*(?:@{2,9}[a-z\d-]+\.[a-z]{2,7}|@[a-z\d-]+(?:\.[a-z\d-]+)*,(?:cz|sk|eu|com|org|net|info|gov|example)| @[a-z\d-]+\.[a-z]{2,7}|@ [a-z\d-]+\.[a-z]{2,7})(?![\p{L}\d@.-]*@)(?![\p{L}\d-])/u;

/** A web or e-mail address that no browser opens: two schemes, a comma in the host, an e-mail address as a website. */
export const brokenAddressOfLink: Rule = {
  code: "link.broken",
  level: "reference",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, address } of addressesOf(subject))
      if (isBroken(address.trim()))
        yield {
          path,
          expected: "an address that can be opened",
          received: address,
          values: { url: shortened(address) },
        };
  },
};

/** True for an address whose host cannot exist. */
export function isBroken(address: string): boolean {
  if (/^mailto:/i.test(address)) return /^mailto:[^?]*@[^?@.]*(?:$|[?,])/i.test(address);
  const [, host = ""] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  return /^https?:?$|,|@|\.\.|^\.|\s/i.test(host) || brokenScheme.test(address);
}

/** Two schemes, and one with a letter or sign too few or too many. */
const brokenScheme =
  /^(?:https?:\/\/https?(?::|\/\/)|\/?https?\/\/?|https?;\/\/|(?:ttps?|htt|htps?|htp|hhttps?|httpss|htttps?):\/*\w)/i;

/** A Czech number in a text or a link that has a digit too few or too many. */
export function* phonesWithWrongDigits(
  subject: Subject,
): Generator<{ path: RecordPath; text: string; count: number; context?: string }> {
  // A number is often both the text and the target of a link.
  const told = new Set<string>();
  for (const { path, text } of proseOf(subject)) {
    const [prefix] = wrongPrefix.exec(text) ?? [];
    if (prefix) yield { path, text: prefix, count: 9, context: "prefix" };
    for (const { 0: found, 1: national = found } of text.matchAll(writtenPhone)) {
      const digits = national.replace(/\D/g, "");
      if (digits.length === 9 || prefix !== undefined) continue;
      told.add(digits);
      yield { path, text: found, count: digits.length };
    }
  }
  for (const { path, address } of addressesOf(subject)) {
    const [, digits] = /^tel:(?:\+|00)420([\d -]*)$/i.exec(address.trim()) ?? [];
    const own = digits?.replace(/\D/g, "") ?? "";
    if (digits !== undefined && own.length !== 9 && !told.has(own)) yield { path, text: address, count: own.length };
  }
}

/** The prefix twice, half of it, with digits swapped or mistyped, or before a number that no Czech line has. */
export const wrongPrefix =
  /(?:\+|00) ?420[ \u00a0-]?(?:\+|00)? ?420(?=[ \u00a0]?\d{3})|(?<!\d)\+42[ \u00a0](?:\d[ \u00a0]?){9}(?!\d)|(?<!\d)\+42[2-9]\d{2}[ \u00a0]?\d{3}[ \u00a0]?\d{3}(?!\d)|(?<!\d)(?:\+|00)(?:402|240|204|042|024|4[013-9]0)[ \u00a0](?:\d{3}[ \u00a0]){2}\d{3}(?!\d)|(?:\+|00) ?420[ \u00a0]?[01]\d\d[ \u00a0]?\d{3}[ \u00a0]?\d{3}(?!\d)/u;

/** With the prefix of the country, or in groups of three after `tel.`; several numbers in a row are not divided. */
const writtenPhone =
  /(?<![\d+])(?:(?:\+|00) ?420((?:[ \u00a0]?\d){5,11})|(?<=(?:tel(?:efon)?\.?:?|na čísl[eoau]|telefonním čísle|telefonu|link[aue]|lince|call|phone|номеру?|номері|телефону) )\d{3}[ \u00a0]\d{3}[ \u00a0]\d{2,4})(?![ \u00a0]?\d|[-–/])/giu;

/** A Czech account number or IBAN in a text whose check digits do not match. */
export const brokenAccount: Rule = {
  code: "account.in-text",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      if (!/\/\d{4}|CZ\d{2}/.test(text)) continue;
      const wrong = [...text.matchAll(iban)].find(([found]) => !hasIbanCheckDigits(found.replace(/\s/g, "")));
      const [, account] = accountAfterWord.exec(text) ?? [];
      const found = wrong?.[0] ?? (account && !isPossibleAccount(account) ? account : null);
      if (found) yield { path, expected: "check digits that match", received: text, values: { text: found } };
    }
  },
};

const iban = /\bCZ\d{2}(?:[ \u00a0]?\d{4}){5}(?![ \u00a0]?\d)/g;
/** File numbers have the same form, so the word for an account has to come before. */
const accountAfterWord = /(?:účt[uěe]|účet|č\. ?ú\.|account)[^\d/]{0,40}?((?:\d{1,6}-)?\d{6,10}\/\d{4})(?![\d/])/iu;

/** ISO 13616: letters count from 10, and the whole number leaves 1 when divided by 97. */
function hasIbanCheckDigits(account: string): boolean {
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

function linesWith(subject: Subject, sign: string): Prose[] {
  return proseOf(subject).filter(({ text }) => text.includes(sign));
}
