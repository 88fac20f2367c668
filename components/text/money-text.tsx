import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Money } from "#schemas/values/money.ts";

/**
 * Returns a function that writes an amount, or a range up to another amount in the same currency, with the same words
 * as texts of the page's language: `1 000 Kč`, `CZK 1,000`, `1 000 крон`. Whole amounts have no decimals.
 */
export function useMoneyFormat(): (money: Money, to?: number) => string {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return ({ amount, currency }, to = amount) => {
    return t(`money.${currency}`, { count: to, number: formatAmount(amount, to, language) });
  };
}

/** Writes an amount, or a range of them, without its currency. */
export function formatAmount(amount: number, to: number, language: Language): string {
  const format = numberFormat(Number.isInteger(amount) && Number.isInteger(to), language);
  return to === amount ? format.format(amount) : format.formatRange(amount, to);
}

/** Cache of formats: creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(isWhole: boolean, language: Language): Intl.NumberFormat {
  const key = `${language} ${isWhole}`;
  const format = formats.get(key) ?? newFormat(isWhole, language);
  formats.set(key, format);
  return format;
}

function newFormat(isWhole: boolean, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[language].locale, {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** An amount, formatted in the page's language. */
export function MoneyText({ money }: { money: Money }) {
  const format = useMoneyFormat();
  return format(money);
}
