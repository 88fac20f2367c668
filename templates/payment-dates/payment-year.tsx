import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { DataTable } from "#components/list/data-table.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatDayOfYear, formatMonth } from "#components/text/date-formats.tsx";
import type { PaidBenefit } from "./next-payment-table.tsx";

const shownMonths = 12;

/** A table of twelve months and all benefits. Exceptional dates have a mark, and their reasons below the table. */
export function PaymentYear({ benefits }: { benefits: readonly PaidBenefit[] }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const months = [...new Set(benefits.flatMap(({ payments }) => payments.map(({ month }) => month)))]
    .toSorted()
    .slice(0, shownMonths);
  const exceptions = benefits.flatMap(({ name, payments }) =>
    payments.flatMap(({ date, exception }) => (exception ? [{ name, date, reason: exception.reason }] : [])),
  );
  return (
    <>
      <DataTable
        caption={t("payments.year")}
        isUnderHeading
        head={[t("payments.month"), ...benefits.map(({ name }) => name)]}
        rows={months.map((month) => [
          unbroken(formatMonth(month, language)),
          ...benefits.map(({ payments }) => {
            const payment = payments.find((each) => each.month === month);
            return payment ? unbroken(formatDayOfYear(payment.date, language) + (payment.exception ? " *" : "")) : "–";
          }),
        ])}
      />
      {exceptions.length > 0 && (
        <PlainList>
          {exceptions.map(({ name, date, reason }) => (
            <li key={`${name} ${date}`}>
              {`* ${name}, ${formatDayOfYear(date, language)}: ${reason ?? t("payments.exception")}`}
            </li>
          ))}
        </PlainList>
      )}
    </>
  );
}

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
