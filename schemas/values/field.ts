import { z } from "zod";

/** Description of a field for editors and for the contract with the CMS team. */
export interface FieldMeta {
  /** The field's label for editors. */
  cs: string;
  en: string;
  /** Set for an optional field whose absence is a warning. */
  expected?: true;
  /** Set for a required field whose fault affects only the field: its schema accepts its absence. */
  required?: true;
  /** Advised maximum length in characters; longer text is kept and reported. */
  advisedLength?: number;
  /** Example value as written in the CMS; JSON for non-text values. */
  example?: string;
  format?: "text" | "html" | "address";
  /** Set for a list whose items depend on their positions, such as cells: an invalid item removes the list. */
  whole?: true;
  /** Set for an optional value that a fault anywhere inside removes: without a part it would say something else. */
  indivisible?: true;
  /** Set for an optional value without which its object would say something else: a fault anywhere inside removes the object. */
  costsObject?: true;
  /** Reads other common spellings of a value that the schema refuses; what it returns is checked again. */
  read?: (written: string) => string;
  /** Code in locales/editors whose texts tell every fault of a field that editors do not fill in themselves. */
  faultWords?: string;
  /** Set for a field that only checks read: it is not translated. */
  forChecks?: true;
  /** May hold personal data: redacted in recordings and logs. */
  personal?: true;
}

export const fieldMeta = z.registry<FieldMeta>();

/**
 * Attaches metadata to a schema. The schema is cloned, so that one value type can serve many fields; metadata not given
 * is inherited from the value type.
 */
export function field<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  fieldMeta.add(own, meta);
  return own;
}
