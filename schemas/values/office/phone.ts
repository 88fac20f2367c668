import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { plainSpelling } from "./spelling.ts";

/**
 * A telephone number as it is printed; three digits are enough for an emergency line. There may be several, with words
 * and an extension beside them.
 */
export const phone = field(
  z
    .string()
    .regex(
      /^(?:\+?[\d ]{3,20}(?:[,;]\+?[\d ]{3,20})*|(?:.{0,200}\D)?(?:\+\d[\d ]{5,18}\d|[2-9] ?\d(?: ?\d){7})(?!\d|\/\d{4}(?!\d)).{0,200})$/,
    ),
  { cs: "Telefon", en: "Phone", example: "+420 950 100 300", read: (written) => toPhone(written).display },
);

/** A telephone field for display, with a link to its first number. */
export function toPhone(written: string): { display: string; href: string } {
  const parts = phoneParts(written);
  const first = parts.find(({ href }) => href !== null)?.href;
  return { display: parts.map(({ text }) => text).join(""), href: first ?? `tel:${written.replace(/[^\d+]/g, "")}` };
}

/** Text of a telephone field as it is shown: a number with its link, or the words around it. */
export interface PhonePart {
  text: string;
  href: string | null;
}

/** Finds the numbers in a telephone field, in any common spelling: `950-187-431`, `(+420) 950 187 431, linka 5`. */
export function phoneParts(written: string): PhonePart[] {
  const text = plainSpelling(written).replace(label, "");
  const parts = split(text, wholeNumber, toNumber);
  return parts.some(({ href }) => href !== null) ? parts : split(text, shortNumber, toShortNumber);
}

/** The numbers of a telephone field with their links. */
export function numbersOf(phone: { display: string } | null): { text: string; href: string }[] {
  return phoneParts(phone?.display ?? "").flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]));
}

function split(text: string, pattern: RegExp, toPart: (found: RegExpExecArray) => PhonePart): PhonePart[] {
  const parts: PhonePart[] = [];
  const addWords = (words: string) => words && parts.push({ text: words, href: null });
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const before = text.slice(end, found.index);
    addWords(before);
    end = found.index + found[0].length;
    parts.push(/(?<!tel\P{L}{0,3})fax\P{L}*$/iu.test(before) ? { text: found[0], href: null } : toPart(found));
  }
  addWords(text.slice(end));
  return parts;
}

/** A number with other signs than spaces is grouped by three. */
function toNumber({ 0: all, groups = {} }: RegExpExecArray): PhonePart {
  const { country, national = "", foreign = "", words = "", extension } = groups;
  const prefix = country ? `+${country.slice(-3)}` : "";
  const digits = national.replace(/\D/g, "");
  const isPlain = /^\+?[\d ]+$/.test(all) && (!(country || foreign) || all.startsWith("+"));
  const abroad = foreign
    .replace("(0)", "")
    .replace(/^\(?00/, "+")
    .replace(/[^\d+]+/g, " ")
    .trim();
  const printed = isPlain ? all : abroad || [prefix, ...(digits.match(/\d{3}/g) ?? [])].join(" ").trim();
  const href = `tel:${abroad.replaceAll(" ", "") || `${prefix}${digits}`}`;
  if (!extension) return { text: printed, href };
  return { text: `${printed}${words.replace(/ ?\(/, " ")}${extension}`, href: `${href};ext=${extension}` };
}

function toShortNumber({ 0: text }: RegExpExecArray): PhonePart {
  return { text, href: `tel:${text.replaceAll(" ", "")}` };
}

const label = /^(?:tel(?:ef[oó]n\p{L}*)?|mobil\p{L}*|mob|gsm|phone|тел\p{L}*)[.:]{0,2} ?(?=[+(\d])/iu;

/** Pattern of the separator between two digits of one number. */
const gap = String.raw`(?: ?[\p{Pd}/] ?|[ .]|\) ?| ?\()?`;

/** Nine digits, with or without a prefix of this country or Slovakia, or a number with the prefix of another one. */
const wholeNumber = new RegExp(
  [
    String.raw`(?<![\d+])(?:(?:\(?(?<country>(?:\+|00)? ?42[01])\)?${gap})?\(?(?<national>[2-9](?:${gap}\d){8})`,
    String.raw`|\(?(?<foreign>(?:\+|00)[1-9]\d{0,2}\)?${gap}(?:\(0\) ?)?\d(?:${gap}\d){4,12}))(?!\d|/\d{4}(?!\d))`,
    String.raw`(?:(?<words>[,;]? ?\(?(?:linka|klapka|kl\.?|l\.|ext\.?|доб\.?|вн\.?|дод\.?)[:=]? ?)(?<extension>\d{1,5})(?!\d)\)?)?`,
  ].join(""),
  "giu",
);

/** A number without a fixed length, alone or in a list. */
const shortNumber = /(?<=^|[,;] ?)\+?\d[\d ]{1,18}\d(?=$| ?[,;])/g;
