import { isRecord } from "#schemas/parse/shape.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";

/** The end of a service that has one. */
export interface ServiceEnding {
  /** In milliseconds. */
  from: number;
  /** Link to the service that replaces it, as the CMS sent it. */
  replacement: unknown;
}

/** Returns the end in the data of a service; null for other content items. */
export function endingOf({ ukonceni: end }: Readonly<Record<string, unknown>>): ServiceEnding | null {
  if (!isRecord(end) || !localDate.safeParse(end["od"]).success) return null;
  return { from: Date.parse(startOfDay(String(end["od"]))), replacement: end["nahrada"] };
}
