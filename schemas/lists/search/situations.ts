import { field } from "#schemas/values/field.ts";
import { textsLike } from "#schemas/values/text.ts";

/** Everyday sentences of people who need a page. Pages do not show them; the search finds pages by them. */
export const situations = field(textsLike("nemám na nájem").max(60).nullish(), {
  cs: "Jak to říkají lidé (pro hledání)",
  en: "What people say (for the search)",
});

/** Name of the field in every structure that has it. */
export const situationsField = "situace";
