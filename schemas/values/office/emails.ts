import { plainSpelling } from "./spelling.ts";

/** Latin, Greek and Cyrillic letters, as validators of JSON Schema read them without Unicode classes. */
const letter = String.raw`A-Za-z\u00c0-\u024f\u0370-\u052f`;
const address = String.raw`[A-Za-z\d_'+\-]+(?:\.[A-Za-z\d_'+\-]+)*@(?:[${letter}\d][${letter}\d\-]*\.)+(?:[${letter}]{2,}|xn--[a-z\d\-]+)`;

/** One or more e-mail addresses; hosts may have letters with diacritics. */
export const emailsPattern = new RegExp(`^${address}(?:, ${address})*$`);

/** Between signs or other addresses: what stands behind a mere word may be the rest of an address with a space in it. */
const addresses = new RegExp(
  String.raw`(?<=^|[:;,/("'„“>]|\p{L} (?:nebo|anebo|a|i|or|and|или|и|або|та) )${address}(?![\p{L}\d@\-]|,[\p{L}\d\-]+(?![\p{L}\d.+\-]*@)|\.[\p{L}\d])`,
  "gu",
);

/** Finds the e-mail addresses in a text in any common spelling, such as `Podatelna <posta(zavináč)mpsv.cz>`. */
export function readEmails(written: string): string {
  if (written.length > 500) return "";
  const text = plainSpelling(written.replace(/[<>]/g, ","))
    .replace(/ ?[([{] ?(?:at|zavin[aá][cč]|@) ?[)\]}] ?| zavin[aá][cč] | ?@ ?/giu, "@")
    .replace(/([:;,/("'„“]) +/g, "$1")
    .replace(/ ?[([{] ?(?:dot|te[cč]ka) ?[)\]}] ?/giu, ".");
  return [...new Set(emailsIn(text))].join(", ");
}

/** The addresses of a field that is read. */
export function emailsIn(text: string): string[] {
  return text.replaceAll(", ", ",").match(addresses) ?? [];
}
