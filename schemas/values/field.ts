import { z } from "zod";

/** What an editor is told about a field, and what the contract for the CMS team says of it. */
export interface FieldMeta {
  /** The field's label for editors. */
  cs: string;
  en: string;
  /** `required`: without it the item is dropped; `expected`: its absence is a warning; left out: optional. */
  need?: "required" | "expected";
  /** Longest text in characters that still looks right; longer text is kept and reported. */
  advisedLength?: number;
  /** As it is written in the CMS; of what is no text, as JSON. */
  example?: string;
  /** What a text is made of: plain text for people, HTML, or an address that something is linked at. */
  format?: "text" | "html" | "address";
  /** A list whose items mean something by their place, such as the cells of a row: without one of them the others lie. */
  whole?: true;
  /** May hold personal data: redacted in recordings and logs. */
  personal?: true;
}

export const fieldMeta = z.registry<FieldMeta>();

/**
 * Gives a schema its metadata; the schema is cloned so that one shared value type can serve many fields. What a field
 * does not say it has from the value type it is made of.
 */
export function field<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
