import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { parseLanguage } from "./languages.ts";

/**
 * A language as named by the CMS: `cs_cz`, `en_gb`, `ru_ru` or `uk_ua`; variants such as `cs` and `cs-CZ` are accepted.
 */
export const languageKey = field(
  z.string().refine((key) => parseLanguage(key) !== null),
  { cs: "Jazyk", en: "Language", example: "cs_cz" },
);
