import { z } from "zod";
import { field } from "./field.ts";

/** A web address an editor may enter: http(s), e-mail, telephone, a path of this site, or an anchor. */
export const address = field(z.string().max(2048).refine(isSafeAddress), {
  cs: "Adresa",
  en: "Address",
  example: "https://www.cssz.cz/duchod",
  format: "address",
});

/** The same for programs of others, without what only a parser of addresses can say. */
export const addressPattern =
  /^\s*(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/\\]|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s@\\]+@|[Tt][Ee][Ll]:\+?\d|#[^\s#\\]|\/(?!\/))[^\s\\]*\s*$/;

/** Addresses that could run script or leave the site unseen (`javascript:`, `//host`, backslashes, control characters) are not safe. */
export function isSafeAddress(source: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(source.trim())) return false;
  const candidate = source.trim();
  if (/^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/i.test(candidate)) return URL.canParse(candidate);
  return /^(#[^#]+|\/(?!\/).*)$/.test(candidate);
}

/** Returns the address that an editor means in a text: `www.uradprace.cz` and `kontakty` are addresses too. */
export function withScheme(href: string): string {
  const trimmed = href.trim();
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return /^[\w-]+([/?#]|$)/.test(trimmed) ? `/${trimmed}` : trimmed;
}
