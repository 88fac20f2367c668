import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Money } from "#schemas/values/money.ts";

/** Formats an amount in a language; whole amounts have no decimals. English writes `CZK 830`, as its contents do. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return formatOf(currency, [amount], language).format(amount);
}

/** Formats the range from an amount to another one in the same currency. */
export function formatMoneyRange({ amount, currency }: Money, to: number, language: Language): string {
  return formatOf(currency, [amount, to], language).formatRange(amount, to);
}

/** Cache of formats: creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Money["currency"], amounts: readonly number[], language: Language): Intl.NumberFormat {
  const isWhole = amounts.every(Number.isInteger);
  const key = `${language} ${currency} ${isWhole}`;
  const format = formats.get(key) ?? newFormat(currency, isWhole, language);
  formats.set(key, format);
  return format;
}

function newFormat(currency: Money["currency"], isWhole: boolean, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[language].locale, {
    style: "currency",
    currency,
    currencyDisplay: language === "en" ? "code" : "narrowSymbol",
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** An amount, formatted in the page's language. */
export function MoneyText({ money }: { money: Money }) {
  const { language } = useEnvironment();
  return formatMoney(money, language);
}
