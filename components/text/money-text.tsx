import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Money } from "#schemas/values/money.ts";

/** Formats an amount for a language; whole amounts have no decimals. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol", minimumFractionDigits } as const;
  return amount.toLocaleString(languages[language].locale, { ...options, maximumFractionDigits: 2 });
}

/** An amount in the language of the page. */
export function MoneyText({ money }: { money: Money }) {
  const { language } = useEnvironment();
  return formatMoney(money, language);
}
