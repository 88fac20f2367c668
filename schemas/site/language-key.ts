import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { parseLanguage } from "./languages.ts";

/** A language as the CMS names it: `cs_cz`, `en_gb`, `ru_ru` or `uk_ua`; `cs`, `cs-CZ` and the like will do. */
export const languageKey = field(
  z.string().refine((key) => parseLanguage(key) !== null),
  { cs: "Jazyk", en: "Language", example: "cs_cz" },
);
