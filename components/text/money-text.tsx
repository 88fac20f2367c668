import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Money } from "#schemas/values/money.ts";

/** Formats an amount for a language; whole amounts have no decimals. English writes `CZK 830`, as its contents do. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return formatOf(currency, [amount], language).format(amount);
}

/** Formats the range from an amount to another one of the same currency. */
export function formatMoneyRange({ amount, currency }: Money, to: number, language: Language): string {
  return formatOf(currency, [amount, to], language).formatRange(amount, to);
}

function formatOf(currency: Money["currency"], amounts: readonly number[], language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[language].locale, {
    style: "currency",
    currency,
    currencyDisplay: language === "en" ? "code" : "narrowSymbol",
    minimumFractionDigits: amounts.every(Number.isInteger) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** An amount in the language of the page. */
export function MoneyText({ money }: { money: Money }) {
  const { language } = useEnvironment();
  return formatMoney(money, language);
}
