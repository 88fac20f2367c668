import { z } from "zod";

/** The CMS writes dates without a zone and with a varying fraction; which zone is meant depends on the field. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/)
  .refine((text) => !Number.isNaN(Date.parse(`${text.slice(0, 16)}Z`)));

export type Zone = "Europe/Prague" | "UTC";

/** Turns a zoneless CMS date into an ISO instant; an hour skipped in spring is read as the hour after it. */
export function toInstant(local: string, zone: Zone): string {
  const asUtc = Date.parse(`${local.slice(0, 23)}Z`);
  if (zone === "UTC") return new Date(asUtc).toISOString();
  const guess = asUtc - offset(asUtc, zone);
  return new Date(asUtc - offset(guess, zone)).toISOString();
}

const formats = new Map<Zone, Intl.DateTimeFormat>();

/** Milliseconds by which the zone's wall clock is ahead of UTC at an instant. */
function offset(instant: number, zone: Zone): number {
  let format = formats.get(zone);
  if (!format) {
    const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", second: "numeric", ...parts });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.trunc(instant / 1000) * 1000;
}
