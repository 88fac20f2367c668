import { wordsOf } from "#schemas/lists/match.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { PresetName } from "./presets.ts";

/** Presets whose lists can be narrowed to a year and a month. */
const archives: readonly PresetName[] = ["news", "pressReleases", "officialBoard"];

export interface ArchiveRequest<Tab> {
  tab: Tab;
  /** `2026` or `2026-05`. */
  period: string;
}

/**
 * Returns the list and the year or month that a term such as `news May 2026` asks for; null for other terms. `nameOf`
 * returns the name of a list in the language.
 */
export function archiveIn<Tab extends { preset: PresetName }>(
  term: string,
  tabs: readonly Tab[],
  { language, nameOf }: { language: Language; nameOf: (tab: Tab) => string },
): ArchiveRequest<Tab> | null {
  const words = wordsOf(term);
  const year = words.find((word) => /^(19|20)\d\d$/.test(word));
  if (year === undefined) return null;
  const stems = new Set(words.map((word) => stemOf(word, language)));
  const isNamed = (tab: Tab) => wordsOf(nameOf(tab)).every((word) => stems.has(stemOf(word, language)));
  const tab = tabs.find((each) => archives.includes(each.preset) && isNamed(each));
  if (!tab) return null;
  const month = monthNames(language).findIndex((names) => words.some((word) => names.includes(word)));
  const number = month >= 0 ? month + 1 : Number(words.find((word) => /^(0?[1-9]|1[0-2])$/.test(word)) ?? 0);
  return { tab, period: number === 0 ? year : `${year}-${String(number).padStart(2, "0")}` };
}

/** Folded names of the months, alone and in a date: `květen`, `května`. */
function monthNames(language: Language): string[][] {
  const { locale } = languages[language];
  const alone = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const inDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const date = Date.UTC(2026, month, 15);
    const [part] = inDate.formatToParts(date).filter(({ type }) => type === "month");
    return [...wordsOf(alone.format(date)), ...wordsOf(part?.value ?? "")];
  });
}
