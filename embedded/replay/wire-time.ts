const formats = { UTC: formatIn("UTC"), "Europe/Prague": formatIn("Europe/Prague") };

/** A moment as the service writes it: the zone's wall clock without the zone, such as `2026-03-04T09:04:00`. */
export function toWireTime(milliseconds: number, timeZone: keyof typeof formats): string {
  return formats[timeZone].format(milliseconds).replace(" ", "T");
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}
