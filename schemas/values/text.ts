import { z } from "zod";

/** Plain text that says something; surrounding white space does not count. */
export const text = z.string().regex(/\S/);

/** Trims and normalises plain text for display. */
export function toText(source: string): string {
  return source.trim().normalize("NFC");
}
