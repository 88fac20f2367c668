import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Money } from "./money.ts";

/**
 * Writes an amount, or a range up to another amount in the same currency, as texts of a language do: `1 000 Kč`,
 * `CZK 1,000`, `1 000 крон`. Whole amounts have no decimals.
 */
export function formatMoney({ amount, currency }: Money, language: Language, to = amount): string {
  const format = formatOf(Number.isInteger(amount) && Number.isInteger(to), language, currency);
  const parts: { type: string; value: string }[] =
    to === amount ? format.formatToParts(amount) : format.formatRangeToParts(amount, to);
  // The adjective of `чешских крон` is left out; a number and its currency stay on one line.
  const texts = parts.map(({ type, value }) => (type === "currency" ? value.replace(/^.* /u, "") : value));
  return texts.join("").replaceAll(" ", "\u00a0");
}

/** Writes an amount, or a range of them, without its currency. */
export function formatAmount(amount: number, to: number, language: Language): string {
  const format = formatOf(Number.isInteger(amount) && Number.isInteger(to), language, null);
  return to === amount ? format.format(amount) : format.formatRange(amount, to);
}

/** Cache of formats: creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(isWhole: boolean, language: Language, currency: Money["currency"] | null): Intl.NumberFormat {
  const key = `${language} ${isWhole} ${currency}`;
  const format = formats.get(key) ?? newFormat(isWhole, language, currency);
  formats.set(key, format);
  return format;
}

function newFormat(isWhole: boolean, language: Language, currency: Money["currency"] | null): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[language].locale, {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
    ...(currency && { style: "currency", currency, currencyDisplay: displayOf(language, currency) }),
  });
}

function displayOf(language: Language, currency: Money["currency"]) {
  if (language === "en") return "code";
  return language === "cs" && currency === "CZK" ? "symbol" : "name";
}
