import { memo } from "#schemas/parse/memo.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { formatAmount, formatMoney } from "#schemas/values/money/money-text.ts";
import type { Period, SharedValue } from "./shared-value.ts";
import type { ValueForm } from "./value-references.ts";

/** Texts of a value: many pages say the same one, and a number takes longer to format than to look up. */
const textsOf = memo((_value: SharedValue) => new Map<string, string>());

/** Writes a value in one of its periods; see {@link formatValue}. */
export function textOfValue(value: SharedValue, { amount }: Period, language: Language, form: ValueForm): string {
  const texts = textsOf(value);
  const key = `${language} ${form} ${amount}`;
  const text = texts.get(key) ?? formatValue(value, amount, language, form);
  texts.set(key, text);
  return text;
}

/** Writes a number of a value in a language: whole, without its unit, or as digits for a program (`144.9`, `2027-03-31`). */
export function formatValue(
  { kind, unit }: Pick<SharedValue, "kind" | "unit">,
  amount: number,
  language: Language,
  form: ValueForm = "whole",
): string {
  if (form === "digits") return kind === "date" ? wallClock(amount).date : String(amount);
  const isBare = form === "bare";
  if (kind === "money")
    return isBare
      ? formatAmount(amount, amount, language)
      : formatMoney({ amount, currency: currencyOf(unit) }, language);
  if (kind === "date") return dateFormat(language).format(amount);
  const style = isBare || kind === "count" ? "number" : kind === "percent" ? "percent" : (unit ?? "number");
  const text = numberFormat(language, style).format(amount).replaceAll(" ", "\u00a0");
  // Texts of all languages but English write a space, for which Intl has no rule in Ukrainian.
  return language === "en" ? text : text.replace(/(?<=\d)%$/, "\u00a0%");
}

function currencyOf(unit: SharedValue["unit"]): "CZK" | "EUR" {
  return unit === "EUR" ? unit : "CZK";
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, style: string): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const options: Intl.NumberFormatOptions =
    style === "number" ? {} : { style: "unit", unit: style, unitDisplay: style === "percent" ? "short" : "long" };
  const format =
    formats.get(key) ?? new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 4, ...options });
  formats.set(key, format);
  return format;
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();

function dateFormat(language: Language): Intl.DateTimeFormat {
  const options = { dateStyle: "long", timeZone: "Europe/Prague" } as const;
  const format = dateFormats.get(language) ?? new Intl.DateTimeFormat(languages[language].locale, options);
  dateFormats.set(language, format);
  return format;
}
