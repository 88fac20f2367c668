import { z } from "zod";

/** Description of a field for editors and for the contract with the CMS team. */
export interface FieldMeta {
  /** The field's label for editors. */
  cs: string;
  en: string;
  /** Set for an optional field whose absence is a warning. */
  expected?: true;
  /** Set for a field that has to be there, and whose fault costs the field alone: its schema accepts that it is absent. */
  required?: true;
  /** Longest text in characters that still looks right; longer text is kept and reported. */
  advisedLength?: number;
  /** A value as written in the CMS; values other than text as JSON. */
  example?: string;
  /** Kind of a text: plain text for people, HTML, or an address. */
  format?: "text" | "html" | "address";
  /**
   * Set for a list whose items depend on their positions, such as the cells of a row: an invalid item removes the whole
   * list.
   */
  whole?: true;
  /** May hold personal data: redacted in recordings and logs. */
  personal?: true;
}

export const fieldMeta = z.registry<FieldMeta>();

/**
 * Gives a schema its metadata; the schema is cloned so that one shared value type can serve many fields. The field
 * inherits what it does not state from its value type.
 */
export function field<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
