import { z } from "zod";
import { field } from "#schemas/values/field.ts";

/** Id of a record as sent by the CMS: text or a whole number. */
export const wireId = field(z.union([z.string().min(1), z.number().int()]), {
  cs: "Identifikátor",
  en: "Identifier",
  example: "12",
});
