import type { PluralText } from "./map-labels.ts";

/** Cache of formats by language: creating them takes longer than drawing all markers of a map. */
const formats = new Map<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>();

/** Fills a number and a place into the plural form of a text. */
export function formatPlural(
  text: PluralText,
  { count, place = "", lang }: { count: number; place?: string; lang: string },
) {
  const form = text[formatOf(lang).rules.select(count)] ?? text.other ?? "";
  return form.replace("{count}", formatCount(count, lang)).replace("{place}", () => place);
}

export function formatCount(count: number, lang: string): string {
  return formatOf(lang).numbers.format(count);
}

/** Formats a distance, as in `2,3 km`. */
export function formatKilometres(kilometres: number, lang: string): string {
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  }).format(kilometres);
}

function formatOf(lang: string) {
  const cached = formats.get(lang);
  if (cached) return cached;
  const made = { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
  formats.set(lang, made);
  return made;
}
