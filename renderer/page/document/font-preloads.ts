import { fontFiles } from "virtual:fonts";
import type { Language } from "#schemas/site/language-codes.ts";
import { fontSetsOfLanguage } from "./font-sets.ts";

/** Addresses of the fonts that a page in this language preloads. */
export function fontPreloads(language: Language): string[] {
  return fontSetsOfLanguage[language].map((set) => fontFiles[set]);
}
