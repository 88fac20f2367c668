import { z } from "zod";
import { field } from "./field.ts";
import { emailsIn, readEmails } from "./office/emails.ts";
import { phoneParts } from "./office/phone.ts";

/** A web address an editor may enter: http(s), e-mail, telephone, a path of this site, or an anchor. */
export const address = field(z.string().max(2048).refine(isSafeAddress), {
  cs: "Adresa",
  en: "Address",
  example: "https://www.cssz.cz/duchod",
  format: "address",
  read: readAddress,
});

/** The same as a pattern, for other programs; it lacks the checks that need an address parser. */
export const addressPattern =
  /^\s*(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/\\]|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s@\\]+@|[Tt][Ee][Ll]:\+?\d|#[^\s#\\]|\/(?!\/))[^\s\\]*\s*$/;

/**
 * False for addresses that could run script or secretly leave the site (`javascript:`, `//host`, backslashes, control
 * characters).
 */
export function isSafeAddress(source: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(source.trim())) return false;
  const candidate = source.trim();
  if (/^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/i.test(candidate)) return URL.canParse(candidate);
  return /^(#[^#]+|\/(?!\/).*)$/.test(candidate);
}

/**
 * Completes and mends an address as editors write it, in the ways in which browsers do and others that have one meaning only:
 * `www.uradprace.cz`, `kontakty`, `posta@mpsv.cz`, `tel:+420 950 100 300`, `/documents/files/Žádost o dávku.pdf`. What is
 * not safe stays so.
 */
export function withScheme(href: string): string {
  const written = href
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^<([^<>]*)>$/, "$1");
  if (/[\p{Cc}\\]/u.test(written)) return written;
  const [, scheme = "", rest = ""] = /^(https?|mailto|tel)\p{Zs}?:(.*)$/iu.exec(written) ?? [];
  switch (scheme.toLowerCase()) {
    case "tel":
      return toDialled(rest) ?? written;
    case "mailto":
      return toMail(rest);
    case "http":
    case "https":
      return withoutSpaces(written.replace(/^(https?)\p{Zs}?:[/\p{Zs}]*(?=[^/])/iu, "$1://"));
    default:
      return withoutSpaces(fromWords(written));
  }
}

/** Reads the address in a field, also with a word before it, or a note or the sentence's full stop after it; a single word is none. */
function readAddress(written: string): string {
  const text = written
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*(?:web\p{L}*|www|url|odkaz|adresa|str[aá]nk[ay])\s*:\s*(?!\/)/iu, "")
    .replace(/[.,;\s]+$/, "");
  if (/^\s*[\p{L}\p{M}\d_-]+\s*$/u.test(text)) return text;
  const whole = withScheme(text);
  if (isSafeAddress(whole) || /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(text)) return whole;
  const [first = ""] = /(?:https?:\/\/|www\.)[^\s\\<>"(),;]+/i.exec(text) ?? [];
  return withScheme(first);
}

/** An address without a scheme: a host, an e-mail address, a telephone number with its prefix, or a path of the site. */
function fromWords(written: string): string {
  if (/^www\.|^[^\s/?#@:]+\.(?:cz|sk|eu|com|org|net|info|gov|int|de|at|pl|ua|uk|example)(?=[/?#:]|$)/i.test(written))
    return `https://${written}`;
  if (/^[^\s/?#:@]+@[^\s/?#@]+(?:\?|$)/.test(written) && emailsIn(written).length === 1) return toMail(written);
  if (/^\+?[\d() -]+$/.test(written) && /[ +]/.test(written)) return toDialled(written) ?? written;
  return /^[\p{L}\p{M}\d_-]+([/?#]|$)/u.test(written) ? `/${written}` : written.replace(/^\.\/(?!\/)/, "/");
}

function toDialled(written: string): string | null {
  if (/^\+?\d+(?:;[\w=+-]+)*$/.test(written)) return `tel:${written}`;
  const numbers = phoneParts(written.replace(/^\/\//, "").replace(/%20/g, " ").replace(/%2b/gi, "+"));
  return numbers.find(({ href }) => href !== null)?.href ?? null;
}

function toMail(written: string): string {
  const [to = "", ...rest] = written.replace(/^\/\//, "").split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  return withoutSpaces(`mailto:${readEmails(to).replaceAll(", ", ",") || to.trim()}${query}`);
}

/** Spaces as browsers send them, behind the host. */
function withoutSpaces(address: string): string {
  const [host = ""] = /^(?:https?:\/\/)?[^/?#]*/i.exec(address) ?? [];
  return host + address.slice(host.length).replace(/\p{Zs}/gu, (space) => encodeURIComponent(space));
}
