import { z } from "zod";
import { field } from "#schemas/values/field.ts";

/** Key of a step, question or exit page: part of addresses and names of fields, and the same in all languages. */
export const formKey = field(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), { cs: "Klíč", en: "Key", example: "jmeno" });
