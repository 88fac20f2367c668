import { daysIn, monthsAfter } from "#schemas/lists/month.ts";
import { daysAfter, weekday } from "./dates.ts";
import { type Holiday, holidayOn } from "./public-holidays.ts";

/** Where a payment goes whose day is on a weekend or public holiday, in days from day to day. */
export const shifts = { pred: -1, po: 1, bez: 0 } as const;

export interface PaymentPlan {
  /** Day of each month, in shorter months their last day; and one of {@link shifts}. */
  rule: { day: number; shift: number };
  /** Months with a day of their own. The first one of a month counts. */
  exceptions: readonly PaymentException[];
  holidays: readonly Holiday[];
}

export interface PaymentException {
  /** The month of the rule's payment, such as `2026-12`. */
  month: string;
  date: string;
  reason: string | null;
}

export interface Payment {
  /** The month of the rule, which a shift may leave. */
  month: string;
  date: string;
  /** The rule's day, and the holidays and weekend between it and the date; null when the payment was not shifted. */
  shifted: { from: string; causes: readonly (Holiday["name"] | "weekend")[] } | null;
  /** Set for a date that editors set. */
  exception: PaymentException | null;
}

const mostMonths = 24;

/** Limit of days that an exception may be outside of its month, and of days that a payment is shifted by. */
const farthest = 15;

/** Returns the payments of a number of months, 24 at most, that are not before a day, in order. */
export function paymentsFrom(plan: PaymentPlan, day: string, months = 12): Payment[] {
  const count = Math.min(months, mostMonths);
  // A payment of the month before can be late, one of the month after the last can be early.
  const earliest = monthsAfter(day.slice(0, 7), -1);
  return Array.from({ length: count + 3 }, (_, index) => paymentOf(plan, monthsAfter(earliest, index)))
    .filter(({ date }) => date >= day)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, count);
}

/** True for a day in a month, or a few days before or after it. */
export function isNearMonth(date: string, month: string): boolean {
  const first = daysAfter(`${month}-01`, -farthest);
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, farthest - 1);
  return first <= date && date <= last;
}

function paymentOf({ rule, exceptions, holidays }: PaymentPlan, month: string): Payment {
  const exception = exceptions.find((each) => each.month === month);
  if (exception) return { month, date: exception.date, shifted: null, exception };
  const from = `${month}-${String(Math.min(rule.day, daysIn(month))).padStart(2, "0")}`;
  const causes: (Holiday["name"] | "weekend")[] = [];
  for (let days = 0; days <= farthest; days += 1) {
    const date = daysAfter(from, days * rule.shift);
    const cause = rule.shift === 0 ? null : (holidayOn(holidays, date) ?? (weekday(date) > 4 ? "weekend" : null));
    if (cause === null) return { month, date, shifted: days === 0 ? null : { from, causes }, exception: null };
    if (!causes.includes(cause)) causes.push(cause);
  }
  return { month, date: from, shifted: null, exception: null };
}
