import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { withoutTags } from "#schemas/values/text.ts";
import numberWords from "./number-words.json" with { type: "json" };
import { daysNamed, weekdaysNamed } from "./rules/said/mentions.ts";

/** The parts of a text that are the same in all languages, such as `day 12-03`, `month 4`, `phone 950180240`. */
export interface VersionFacts {
  /** Name of the field: `perex`. */
  field: string;
  facts: readonly string[];
}

const units = ["day", "week", "month", "year", "hour"] as const;

const counted = {
  cs: patternsOf("cs"),
  en: patternsOf("en"),
  ru: patternsOf("ru"),
  ua: patternsOf("ua"),
};

function patternsOf(language: Language) {
  const { numbers, units: names } = numberWords[language];
  const named = numbers.map((number, index) => `(?<n${index + 1}>${number})`).join("|");
  const unit = units.map((each) => `(?<${each}>${names[each]})`).join("|");
  return new RegExp(`(?<![\\p{L}\\d.,–-])(?:(?<digits>\\d{1,3})|${named})\\s(?:${unit})(?!\\p{L})`, "giu");
}

const phone = /(?<![\d+])(?:\+|00)?(?:420)?[ \u00a0]?(\d{3}[ \u00a0]?\d{3}[ \u00a0]?\d{3})(?!\d)/g;

/** Longer texts are not read to their end. */
const most = 20_000;

/** True for Czech content with versions in other languages, which are compared with it. */
export function hasTranslations({ language, languages }: Pick<Content, "language" | "languages">): boolean {
  return language === "cs" && languages.length > 1;
}

/** Returns what the leading texts and the contact of a record say; texts in lists have other places in other languages. */
export function versionFacts(data: Readonly<Record<string, unknown>>, language: Language): VersionFacts[] {
  const contact = isRecord(data["kontakt"]) ? data["kontakt"]["telefon"] : null;
  const phones = typeof contact === "string" ? [{ field: "kontakt/telefon", facts: phonesIn(contact) }] : [];
  const texts = (["perex", "obsah"] as const).flatMap((field) => {
    const text = data[field];
    if (typeof text !== "string") return [];
    const facts = factsIn(withoutTags(text.slice(0, most)).replace(/&nbsp;|\s+/g, " "), language);
    return facts.length === 0 ? [] : [{ field, facts }];
  });
  return [...texts, ...phones];
}

function phonesIn(text: string): string[] {
  return [...text.matchAll(phone)].map(([, digits = ""]) => `phone ${digits.replace(/\D/g, "")}`);
}

function factsIn(text: string, language: Language): string[] {
  const days = daysNamed(text, language).map(({ day }) => `date ${day}`);
  const weekdays = [...weekdaysNamed(text, language)].map((day) => `weekday ${day}`);
  const lengths = [...text.matchAll(counted[language])].flatMap(({ groups = {} }) => {
    const unit = units.find((each) => groups[each]);
    const number =
      groups["digits"] ??
      String(
        Object.entries(groups)
          .find(([key, found]) => /^n\d/.test(key) && found)?.[0]
          .slice(1),
      );
    return unit ? [`${unit} ${Number(number)}`] : [];
  });
  return [...new Set([...days, ...weekdays, ...lengths, ...phonesIn(text)])];
}
