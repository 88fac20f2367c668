import { plain, type UiLanguage } from "#harness/report/words.ts";
import type { InBoth } from "#portal/checks/finding.ts";
import { dayInBothLanguages, inBothLanguages, type Values } from "#portal/checks/texts.ts";
import { wallClock } from "#portal/contract/time/dates.ts";
import type { Comparison } from "./comparison.ts";

/** Returns a text of the comparison by its key below `compare` in locales/editors. */
export function words(key: string, language: UiLanguage, values: Values = {}): string {
  return inBothLanguages(`compare.${key}`, values)[language];
}

/** Returns a text, or words for one that visitors do not see. */
export function orNothing(text: string | null | undefined, language: UiLanguage): string {
  return text ? plain(text) : words("nothing", language);
}

/** Returns the day of a time as editors write it. */
export function dayOf(time: number): InBoth {
  return dayInBothLanguages(wallClock(time).date);
}

/** Returns the title, the source and the numbers of a comparison, a line each. */
export function summaryOf({ now, at, source, pages, count, isPartial }: Comparison, language: UiLanguage): string[] {
  return [
    words("title", language, { now: dayOf(now), at: dayOf(at) }),
    words("source", language, { source: plain(source) }),
    words("pages", language, { pages: pages.length, all: count }),
    ...(isPartial ? [words("partial", language)] : []),
  ];
}
