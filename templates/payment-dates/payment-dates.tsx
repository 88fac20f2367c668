import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ExportLink } from "#components/link/export-link.tsx";
import { Message } from "#components/message/message.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { PaymentDates } from "#schemas/structures/payment-dates.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { paymentsFrom } from "#schemas/time/payment-dates.ts";
import { NextPaymentTable } from "./next-payment-table.tsx";
import { PaymentYear } from "./payment-year.tsx";

/** The next payment of each benefit, and the payments of the coming twelve months. */
export function PaymentDatesTemplate({ view }: { view: PaymentDates }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const today = wallClock(now).date;
  const benefits = view.benefits.map((benefit) => ({ ...benefit, payments: paymentsFrom(benefit.plan, today) }));
  return (
    <ViewPage
      view={view}
      below={
        <>
          {benefits.length > 0 && (
            <Section title={t("payments.year")}>
              <TranslatedField view={view} name="benefits">
                <PaymentYear benefits={benefits} />
              </TranslatedField>
            </Section>
          )}
          <RichTextField view={view} name="body" />
          <PageContact view={view} />
        </>
      }
    >
      {benefits.length === 0 ? (
        <Message tone="info">
          <p>{t("payments.empty")}</p>
        </Message>
      ) : (
        <Section title={t("payments.upcoming")}>
          <TranslatedField view={view} name="benefits">
            <NextPaymentTable benefits={benefits} />
          </TranslatedField>
          <ExportLink suffix="ics" label={t("exports.calendar")} />
        </Section>
      )}
    </ViewPage>
  );
}
