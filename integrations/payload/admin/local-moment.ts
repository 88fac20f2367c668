/** Returns a day or local time in words, as browsers write their controls in the language of the computer. */
export function localMoment(local: string, language: "cs" | "en"): string {
  const instant = Date.parse(`${local.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant)) return "";
  const day = new Intl.DateTimeFormat(language === "cs" ? "cs" : "en-GB", { dateStyle: "long", timeZone: "UTC" });
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(local) ?? [];
  if (minutes === undefined) return day.format(instant);
  const time = language === "cs" ? `v ${Number(hours)}.${minutes}` : `at ${Number(hours)}:${minutes}`;
  return `${day.format(instant)} ${time}`;
}
