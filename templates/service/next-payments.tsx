import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { formatFullDay } from "#components/text/date-formats.tsx";
import type { Service } from "#schemas/structures/service.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { paymentsFrom } from "#schemas/time/payment-dates.ts";

/** The next payment of each benefit of a service, with its calendar; a single one needs no name. */
export function NextPayments({ payments }: Pick<Service, "payments">) {
  const { language, now } = useEnvironment();
  const dates = payments.flatMap(({ plan, ...payment }) => {
    const [next] = paymentsFrom(plan, wallClock(now).date, 1);
    return next ? [{ ...payment, next }] : [];
  });
  return dates.map(({ name, next, calendar }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: benefits have no ids and never move
    <div key={index}>
      {dates.length > 1 && (
        <InLanguage language={calendar.language} inline>
          {name}:{" "}
        </InLanguage>
      )}
      <time dateTime={next.date}>{formatFullDay(next.date, language)}</time>
      <div>
        <PageLink link={calendar} />
      </div>
    </div>
  ));
}
