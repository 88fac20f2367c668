import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Formats bytes in the largest decimal unit with a value of at least one, with one decimal below ten. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return formatOf(language, units[power] ?? "byte", value < 10 && power > 0 ? 1 : 0).format(value);
}

function formatOf(language: Language, unit: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${unit} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    const { locale } = languages[language];
    format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format;
}
