/** A value that texts and amounts refer to, with everything that its kind needs to be written. */
export interface SharedValue {
  /** Key of the set and of the value, such as `minimalni-mzda.mesicni`. */
  key: string;
  /** Name for editors, in Czech. */
  name: string;
  kind: "money" | "count" | "percent" | "date" | "duration";
  /** Currency of money, unit of a duration as Intl names it; null for other kinds. */
  unit: "CZK" | "EUR" | "hour" | "day" | "week" | "month" | "year" | null;
  /** In order and without overlaps. */
  periods: readonly Period[];
  /** Ids of the sets that it comes from: its own, and those of the values it is calculated from. */
  sets: readonly string[];
}

/** A period of a value, as instants in milliseconds. */
export interface Period {
  from: number;
  /** First instant after it; null while no end is known. */
  until: number | null;
  /** The number; for a date the start of that day in milliseconds. */
  amount: number;
  /** The legal source in words; null when none is given. */
  source: string | null;
}

/** Returns the period of a value at a time; null in a gap. */
export function periodAt({ periods }: SharedValue, time: number): Period | null {
  return periods.find(({ from, until }) => from <= time && (until === null || time < until)) ?? null;
}

/** Returns the next time at which a value begins, changes or ends; null when nothing is known to change. */
export function nextChange({ periods }: SharedValue, now: number): number | null {
  const times = periods.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  const later = times.filter((time) => time > now);
  return later.length > 0 ? Math.min(...later) : null;
}
