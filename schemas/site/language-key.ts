import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { parseLanguage } from "./languages.ts";

/** A language as the CMS names it: `cs_cz`, `en_gb`, `ru_ru`, `uk_ua`; or a variant such as `cs` or `cs-CZ`. */
export const languageKey = field(
  z.string().refine((key) => parseLanguage(key) !== null),
  { cs: "Jazyk", en: "Language", example: "cs_cz" },
);
