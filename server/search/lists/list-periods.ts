import { monthsAfter } from "#schemas/lists/month.ts";
import { endOfDay, startOfDay } from "#schemas/time/dates.ts";

/** In milliseconds: latest start, earliest end, and a start from which on the end does not matter. */
export type Period = readonly [begins: number, ends: number, or: number];

/** The period of a filter by days; null is no limit. */
export function periodOf(first: string | null, last: string | null): Period {
  const from = first === null ? 0 : Date.parse(startOfDay(first));
  return [last === null ? Number.MAX_SAFE_INTEGER : Date.parse(endOfDay(last)), from, from];
}

/** The period of a month. An event that ends at midnight does not reach the next month. */
export function periodOfMonth(month: string): Period {
  const from = Date.parse(startOfDay(`${month}-01`));
  return [Date.parse(startOfDay(`${monthsAfter(month, 1)}-01`)) - 1, from + 1, from];
}
