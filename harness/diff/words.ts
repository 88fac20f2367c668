import { plain, type UiLanguage } from "#harness/report/words.ts";
import type { InBoth } from "#portal/checks/finding.ts";
import { inBothLanguages, type Values } from "#portal/checks/texts.ts";
import type { Differences } from "./differences.ts";

/** Returns a text about changes by its key below `changes` in locales/editors. */
export function words(key: string, language: UiLanguage, values: Values = {}): string {
  return inBothLanguages(`changes.${key}`, values)[language];
}

/** Returns the title, the source and the numbers of a comparison, a line each. */
export function summaryOf({ source, from, contents, count, isPartial }: Differences, language: UiLanguage): string[] {
  const title = from === "published" ? words("title", language) : words("titleFolder", language, { from: plain(from) });
  return [
    title,
    inBothLanguages("compare.source", { source: plain(source) })[language],
    words("pages", language, { pages: contents.length, all: count }),
    ...(contents.length === 0 ? [words("none", language)] : []),
    ...(isPartial ? [inBothLanguages("compare.partial")[language]] : []),
  ];
}

/** Returns a value in words, or words for none. */
export function saidValue(value: InBoth | null, language: UiLanguage): string {
  return value && value[language] !== "" ? plain(value[language]) : words("nothing", language);
}
