import { z } from "zod";

/** A web address an editor may enter: http(s), e-mail, telephone, a path of this site, or an anchor. */
export const address = z.string().max(2048).refine(isSafeAddress);

/** Addresses that could run script or leave the site unseen (`javascript:`, `//host`, backslashes, control characters) are not safe. */
export function isSafeAddress(source: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(source.trim())) return false;
  const candidate = source.trim();
  if (/^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/i.test(candidate)) return URL.canParse(candidate);
  return /^(#[^#]+|\/(?!\/).*)$/.test(candidate);
}
