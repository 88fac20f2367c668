import { z } from "zod";
import { field } from "./field.ts";

/** A web address an editor may enter: http(s), e-mail, telephone, a path of this site, or an anchor. */
export const address = field(z.string().max(2048).refine(isSafeAddress), {
  cs: "Adresa",
  en: "Address",
  example: "https://www.cssz.cz/duchod",
  format: "address",
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

/** Completes an address as editors write it: `www.uradprace.cz` and `kontakty` are accepted too. */
export function withScheme(href: string): string {
  const trimmed = href.trim();
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return /^[\w-]+([/?#]|$)/.test(trimmed) ? `/${trimmed}` : trimmed;
}
