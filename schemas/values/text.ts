import { z } from "zod";
import { field } from "./field.ts";

/** Plain text that is not blank. */
export const text = field(z.string().max(10_000).regex(/\S/), { cs: "Text", en: "Plain text", format: "text" });

/** A short text at the beginning of a page, which lists show as well. */
export const lead = field(text, {
  cs: "Perex",
  en: "Lead",
  format: "text",
  example: "Příspěvek pomáhá rodinám s nižšími příjmy.",
});

/** Schema of a list of texts, with an example of one. */
export function textsLike(example: string) {
  return z.array(field(text, { cs: "Text", en: "Plain text", format: "text", example }));
}

/** Replaces the tags of HTML. A tag ends where the next one starts, which keeps matching linear in time. */
export function withoutTags(html: string, by = ""): string {
  return html.replace(/<[^<>]*>/g, by);
}

/** Anchor from a text: words without diacritics, in any script. */
export function toSlug(text: string): string {
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return words
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
}

/**
 * The id of a place in a text, from the editor's id or from the part of a link after `#`: as it is when browsers and servers
 * take it, otherwise without diacritics. Null when it is no id.
 */
export function toAnchorId(source: string): string | null {
  const id = /%[\da-f]{2}/i.test(source) ? decoded(source) : source;
  if (/^[\w-]+$/.test(id)) return id;
  return /^[\p{L}\p{M}\p{N}_.:-]+$/u.test(id) ? toSlug(id) || null : null;
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}

/** Trims and normalises plain text for display. */
export function toText(source: string): string {
  return withPlainLetters(source.trim());
}

/** Ligatures, and letters and digits of mathematics and of East Asian fonts, which screen readers and search do not know. */
const fancyLetters = /[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

/** Joins letters with their accents, and replaces letters of other fonts by plain ones. */
export function withPlainLetters(source: string): string {
  return source.normalize("NFC").replace(fancyLetters, (letter) => letter.normalize("NFKC"));
}
