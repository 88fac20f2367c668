import { hash } from "node:crypto";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { PaymentDates } from "#schemas/structures/payment-dates.ts";
import { startOfDay } from "#schemas/time/dates.ts";
import { paymentsFrom } from "#schemas/time/payment-dates.ts";
import { toCalendar } from "./calendar.ts";
import type { PageIdentity } from "./page-identity.ts";

/** The payments of the next twelve months as all-day events. The id of an event follows from its benefit and month. */
export function paymentsToCalendar({ benefits, title }: PaymentDates, identity: PageIdentity): string {
  const { t } = i18nOf(identity.locale);
  const [page, host] = identity.uid.split("@");
  const counts = new Map<string, number>();
  const entries = benefits.flatMap(({ key, name, plan, method }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const id = `${page}-${hash("sha256", `${key} ${count}`).slice(0, 12)}`;
    return paymentsFrom(plan, identity.today).map(({ month, date, exception }) => ({
      ...identity,
      uid: `${id}-${month}@${host}`,
      title: t("payments.event", { benefit: name }),
      lead: [exception?.reason, method].filter(Boolean).join("\n") || null,
      dates: [{ start: startOfDay(date), end: null, cancelled: false, movedFrom: null }],
      recurrence: null,
      allDay: true,
      status: "scheduled" as const,
      venue: null,
      stream: null,
      isFree: true as const,
    }));
  });
  return toCalendar(entries, identity, title);
}
