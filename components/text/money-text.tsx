import { useEnvironment } from "#components/environment.tsx";
import type { Money } from "#schemas/values/money/money.ts";
import { formatMoney } from "#schemas/values/money/money-text.ts";

/** Returns a function that writes an amount, or a range up to another one, in the page's language. */
export function useMoneyFormat(): (money: Money, to?: number) => string {
  const { language } = useEnvironment();
  return (money, to) => formatMoney(money, language, to);
}

/** An amount, formatted in the page's language. */
export function MoneyText({ money }: { money: Money }) {
  const format = useMoneyFormat();
  return format(money);
}
