import { townOf } from "#schemas/json-ld/postal-address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { CalendarEvent } from "#schemas/lists/search/calendar-event.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import type { Conference } from "#schemas/structures/conference.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import type { ScheduledDate } from "#schemas/time/schedule.ts";
import type { Event } from "#schemas/values/offer/event.ts";
import { endLine, instantLines, pragueTimeZone, toRecurring, untilLine } from "./calendar-dates.ts";
import { type ContentLine, toTextValue, writeLines } from "./content-lines.ts";
import { type PageIdentity, toUtcStamp } from "./page-identity.ts";

export function conferenceToCalendar(view: Conference, identity: PageIdentity): string {
  const dates = [{ ...view.date, cancelled: false, movedFrom: null }];
  return toCalendar([{ ...view, ...identity, dates, recurrence: null, allDay: false, status: "scheduled" }], identity);
}

export function recordToCalendar(view: CalendarRecord, identity: PageIdentity): string {
  return toCalendar([{ ...view, ...identity }], identity);
}

/** The matching events of a calendar, each as in its own file; null for other searches. */
export function searchToCalendar(
  { preset, title }: SearchPage,
  identity: PageIdentity,
  { matching }: Listing<ResultRow>,
): string | null {
  if (preset !== "calendar") return null;
  const [, host] = identity.uid.split("@");
  const entries = matching.flatMap(({ id, title, href, summary, event }) => {
    const url = identity.absolute(href);
    const uid = `${id}@${url ? new URL(url).hostname : host}`;
    return event ? [{ ...event, uid, url, title, lead: summary }] : [];
  });
  return toCalendar(entries, identity, title);
}

/** An event with all of its dates. */
export interface CalendarEntry
  extends Pick<Event, "venue" | "stream">,
    Pick<PageIdentity, "uid" | "url" | "changedAt">,
    Pick<CalendarEvent, "dates" | "recurrence" | "allDay" | "status"> {
  title: string;
  lead: string | null;
  /** Set when the event takes nobody's time. */
  isFree?: true;
}

/** An iCalendar file with one event per entry (RFC 5545), in Prague's time zone. */
export function toCalendar(entries: readonly CalendarEntry[], { siteName, language }: PageIdentity, name = ""): string {
  return writeLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${toTextValue(siteName)}//portal//${language.toUpperCase()}`],
    ...(name ? [["X-WR-CALNAME", toTextValue(name)] as const] : []),
    ...pragueTimeZone,
    ...entries.flatMap(toEvents),
    ["END", "VCALENDAR"],
  ]);
}

/** An event, followed by overrides for the dates that deviate from its recurrence rule. */
function toEvents(entry: CalendarEntry): ContentLine[] {
  const { dates, allDay, recurrence } = entry;
  const [only] = dates;
  if (only && dates.length === 1 && !recurrence) return toEvent(entry, only, []);
  const { first, excluded, added, changed } = toRecurring(entry);
  const lines: readonly ContentLine[] = [
    ...(recurrence ? [untilLine(recurrence, allDay)] : []),
    ...instantLines("EXDATE", excluded, allDay),
    ...instantLines("RDATE", added, allDay),
  ];
  return [
    ...toEvent(entry, { ...first, cancelled: false }, lines),
    ...changed.flatMap((date) =>
      toEvent(entry, date, instantLines("RECURRENCE-ID", [date.movedFrom ?? date.start], allDay)),
    ),
  ];
}

function toEvent(
  entry: CalendarEntry,
  { cancelled, ...date }: Pick<ScheduledDate, "start" | "end" | "cancelled">,
  lines: readonly ContentLine[],
): ContentLine[] {
  const { uid, url, title, lead, allDay, status, changedAt, isFree } = entry;
  const place = placeOf(entry);
  const position = entry.venue?.address?.position;
  return [
    ["BEGIN", "VEVENT"],
    ["UID", uid],
    ["DTSTAMP", toUtcStamp(changedAt ?? date.start)],
    ...(changedAt ? versionLines(changedAt) : []),
    ...instantLines("DTSTART", [date.start], allDay),
    ...endLine(date, allDay),
    ...lines,
    ["STATUS", cancelled || status === "cancelled" ? "CANCELLED" : "CONFIRMED"],
    ...(isFree ? [["TRANSP", "TRANSPARENT"] as const] : []),
    ["SUMMARY", toTextValue(title)],
    ["DESCRIPTION", toTextValue([lead, url].filter(Boolean).join("\n\n"))],
    ...(place ? [["LOCATION", toTextValue(place)] as const] : []),
    ...(position ? [["GEO", `${position.latitude};${position.longitude}`] as const] : []),
    ...(url ? [["URL", url] as const] : []),
    ["END", "VEVENT"],
  ];
}

/** SEQUENCE must grow with each change: minutes since 1970, which fit into the format's 32 bits. */
function versionLines(changedAt: string): ContentLine[] {
  return [
    ["LAST-MODIFIED", toUtcStamp(changedAt)],
    ["SEQUENCE", String(Math.floor(Date.parse(changedAt) / 60_000))],
  ];
}

/** The venue, or else the address for joining online. */
function placeOf({ venue, stream }: Pick<Event, "venue" | "stream">): string | null {
  if (!venue) return stream?.external ? stream.href : null;
  const { name, address } = venue;
  return address ? `${name}, ${address.street}, ${townOf(address)}` : name;
}
