import { toWireTime } from "#embedded/replay/wire-time.ts";

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const local = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** Converts an instant with a zone or offset to the time of Prague; a time without a zone is one of Prague already. */
export function pragueTime(value: unknown): string {
  return toLocal(value, "Europe/Prague");
}

/** Converts an instant with a zone or offset to UTC without a zone, as `updatedAt` is written. */
export function utcTime(value: unknown): string {
  return toLocal(value, "UTC");
}

/** Reads a time without a zone as UTC, for CMSs that leave its `Z` out. */
export function inUtc(value: unknown): unknown {
  return typeof value === "string" && local.test(value) ? `${value.replace(" ", "T")}Z` : value;
}

/** The day of Prague of an instant or a time. */
export function pragueDay(value: unknown): string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : pragueTime(value).slice(0, 10);
}

function toLocal(value: unknown, zone: "UTC" | "Europe/Prague"): string {
  if (typeof value !== "string") throw new Error("expected a time as text");
  if (local.test(value)) return value.replace(" ", "T");
  // Some databases write offsets without a colon.
  const text = value.replace(" ", "T").replace(/([+-]\d\d)(\d\d)$/, "$1:$2");
  const milliseconds = instant.test(value) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new Error(`expected a time such as 2026-11-02T08:00:00Z, got ${shortened(value)}`);
  return toWireTime(milliseconds, zone);
}

function shortened(value: string): string {
  return JSON.stringify(value.slice(0, 40));
}
