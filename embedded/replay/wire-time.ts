/** A moment as the service writes it: the zone's wall clock without the zone, such as `2026-03-04T09:04:00`. */
export function toWireTime(milliseconds: number, timeZone: "UTC" | "Europe/Prague"): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
    .format(milliseconds)
    .replace(" ", "T");
}
