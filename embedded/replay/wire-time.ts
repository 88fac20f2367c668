const formats = { UTC: formatIn("UTC"), "Europe/Prague": formatIn("Europe/Prague") };

/** Formats a time as the service does: wall-clock time without its zone, such as `2026-03-04T09:04:00`. */
export function toWireTime(milliseconds: number, timeZone: keyof typeof formats): string {
  return formats[timeZone].format(milliseconds).replace(" ", "T");
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}
