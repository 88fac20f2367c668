const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Codes that are often written for a language: those of a country, of a CMS, or its name. */
const mistaken: Readonly<Record<string, string>> = {
  ...{
    cz: "cs",
    ua: "uk",
    gb: "en",
    us: "en",
    at: "de",
    ch: "de",
    vn: "vi",
    gr: "el",
    dk: "da",
    se: "sv",
    cn: "zh",
    jp: "ja",
  },
  ...{
    czech: "cs",
    english: "en",
    german: "de",
    russian: "ru",
    ukrainian: "uk",
    slovak: "sk",
    french: "fr",
    polish: "pl",
  },
  ...{ anglicky: "en", angličtina: "en", česky: "cs", čeština: "cs", německy: "de", rusky: "ru", ukrajinsky: "uk" },
};

/** Returns a language tag as BCP 47 writes it; null for one that names no language. */
export function languageTag(written: string): string | null {
  const tag = written.trim().slice(0, 35);
  if (tag.includes("_") || !/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag)) return null;
  return names.of(tag.split("-")[0] ?? "") === undefined ? null : tag;
}

/** Returns the tag that was meant: `cs` for `cs_CZ` and `cz`; null when that is not known. */
export function meantLanguageTag(written: string): string | null {
  const tag = written.trim().slice(0, 35).replaceAll("_", "-");
  return languageTag(tag) ?? mistaken[(tag.split("-")[0] ?? "").toLowerCase()] ?? null;
}
