import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { HolidayName } from "#components/office/holiday-name.tsx";
import { formatDayOfYear, formatFullDay } from "#components/text/date-formats.tsx";
import type { Payment } from "#schemas/time/payment-dates.ts";
import type { Benefit } from "#schemas/values/offer/benefit.ts";

export type PaidBenefit = Benefit & { payments: readonly Payment[] };

/** The next payment of each benefit, with the reason when it is not on its usual day. */
export function NextPaymentTable({ benefits }: { benefits: readonly PaidBenefit[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("payments.upcoming")}
      isUnderHeading
      isCounted
      rows={benefits}
      columns={[
        { title: t("payments.benefit"), cell: ({ name, page }) => (page ? <PageLink link={page} /> : name) },
        { title: t("payments.next"), cell: ({ payments: [next] }) => next && <NextPayment payment={next} /> },
        { title: t("payments.method"), cell: ({ method }) => method },
        { title: t("contact.note"), cell: ({ note }) => note },
      ]}
    />
  );
}

function NextPayment({ payment: { date, shifted, exception } }: { payment: Payment }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <>
      <strong>
        <time dateTime={date}>{formatFullDay(date, language)}</time>
      </strong>
      {shifted && (
        <div>
          {t("payments.instead", { date: formatDayOfYear(shifted.from, language) })} (
          {shifted.causes.map((cause, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: causes never move
            <span key={index}>
              {index > 0 && ", "}
              {cause === "weekend" ? t("payments.weekend") : <HolidayName name={cause} />}
            </span>
          ))}
          )
        </div>
      )}
      {exception && <div>{exception.reason ?? t("payments.exception")}</div>}
    </>
  );
}
