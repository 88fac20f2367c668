import type { Language } from "#schemas/site/language-codes.ts";

const stems: Readonly<Record<Language, string>> = {
  cs: "led(?:en|na|nu) únor břez dub(?:en|na|nu) květ červ(?:en|na|nu)(?!e?c) červen(?:ec|ce|ci) srp září říj listopad prosin",
  en: "jan feb mar apr may jun jul aug sep oct nov dec",
  ru: "янв фев мар апр ма[йяе] июн июл авг сен окт ноя дек",
  ua: "січ лют бер квіт трав черв лип серп вер жовт лист груд",
};

/** The starts of the names of months in all cases. */
export const monthStarts: Readonly<Record<Language, readonly RegExp[]>> = {
  cs: startsOf("cs"),
  en: startsOf("en"),
  ru: startsOf("ru"),
  ua: startsOf("ua"),
};

function startsOf(language: Language): RegExp[] {
  return stems[language].split(" ").map((stem) => new RegExp(`(?<!\\p{L})${stem}`, "iu"));
}
