import { z } from "zod";
import { parseLanguage } from "#schemas/site/languages.ts";
import { field } from "./field.ts";

/** A language as the CMS names it: `cs_cz`, `en_gb`, `ru_ru` or `uk_ua`; `cs`, `cs-CZ` and the like will do. */
export const languageKey = field(
  z.string().refine((key) => parseLanguage(key) !== null),
  { cs: "Jazyk", en: "Language", example: "cs_cz" },
);
