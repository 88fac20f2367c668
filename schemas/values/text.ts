import { z } from "zod";
import { field } from "./field.ts";

/** Plain text that is not blank. */
export const text = field(z.string().max(10_000).regex(/\S/), { cs: "Text", en: "Plain text", format: "text" });

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

/** Trims and normalises plain text for display. */
export function toText(source: string): string {
  return source.trim().normalize("NFC");
}
