import type { PluralText } from "./map-labels.ts";

/** Kept for every language, as making them takes longer than drawing all marks of a map. */
const formats = new Map<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>();

/** Writes a number, and a place, into a text as the language asks for. */
export function fill(text: PluralText, { count, place = "", lang }: { count: number; place?: string; lang: string }) {
  const form = text[formatOf(lang).rules.select(count)] ?? text.other ?? "";
  return form.replace("{count}", formatCount(count, lang)).replace("{place}", () => place);
}

export function formatCount(count: number, lang: string): string {
  return formatOf(lang).numbers.format(count);
}

function formatOf(lang: string) {
  const kept = formats.get(lang);
  if (kept) return kept;
  const made = { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
  formats.set(lang, made);
  return made;
}
