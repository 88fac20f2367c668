import { type PageIdentity, toUtcStamp } from "#renderer/seo/json-ld/page-identity.ts";
import { postcodeOf } from "#renderer/seo/json-ld/postal-address.ts";
import type { Listing } from "#schemas/lists/list.ts";
import type { CalendarEvent } from "#schemas/lists/search/calendar-event.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import type { Conference } from "#schemas/structures/conference.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import { daysAfter, wallClock } from "#schemas/time/dates.ts";
import type { Event, EventDate } from "#schemas/values/offer/event.ts";
import { type ContentLine, toTextValue, writeLines } from "./content-lines.ts";

export function conferenceToCalendar(view: Conference, identity: PageIdentity): string {
  const dates = [{ ...view.date, cancelled: false }];
  return toCalendar([{ ...view, ...identity, dates, allDay: false, status: "scheduled" }], identity);
}

export function recordToCalendar(view: CalendarRecord, identity: PageIdentity): string {
  return toCalendar([{ ...view, ...identity }], identity);
}

/** The events that a calendar is narrowed to, each as in its own file; null for other searches. */
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
    return event ? [{ ...event, uid, url, title, lead: summary ?? "" }] : [];
  });
  return toCalendar(entries, identity, title);
}

/** An event with all of its dates. */
interface Entry extends Pick<Event, "venue" | "stream">, Pick<PageIdentity, "uid" | "url" | "changedAt"> {
  title: string;
  lead: string;
  dates: CalendarEvent["dates"];
  allDay: boolean;
  status: CalendarEvent["status"];
}

/**
 * An iCalendar of one event for each date (RFC 5545), in UTC, so that no zone has to be described: what recurs is worked
 * out in Prague already, with what is cancelled and moved.
 */
function toCalendar(entries: readonly Entry[], { siteName, language }: PageIdentity, name = ""): string {
  return writeLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${toTextValue(siteName)}//portal//${language.toUpperCase()}`],
    ...(name ? [["X-WR-CALNAME", toTextValue(name)] as const] : []),
    ...entries.flatMap(toEvents),
    ["END", "VCALENDAR"],
  ]);
}

function toEvents(entry: Entry): ContentLine[] {
  const { uid, url, title, lead, dates, allDay, status, changedAt } = entry;
  const place = placeOf(entry);
  const position = entry.venue?.address?.position;
  return dates.flatMap((date): ContentLine[] => [
    ["BEGIN", "VEVENT"],
    ["UID", dates.length === 1 ? uid : `${toUtcStamp(date.start)}-${uid}`],
    ["DTSTAMP", toUtcStamp(changedAt ?? date.start)],
    ...(allDay ? toDays(date) : toTimes(date)),
    ["STATUS", date.cancelled || status === "cancelled" ? "CANCELLED" : "CONFIRMED"],
    ["SUMMARY", toTextValue(title)],
    ["DESCRIPTION", toTextValue([lead, url].filter(Boolean).join("\n\n"))],
    ...(place ? [["LOCATION", toTextValue(place)] as const] : []),
    ...(position ? [["GEO", `${position.latitude};${position.longitude}`] as const] : []),
    ...(url ? [["URL", url] as const] : []),
    ["END", "VEVENT"],
  ]);
}

function toTimes({ start, end }: EventDate): ContentLine[] {
  return [["DTSTART", toUtcStamp(start)], ...(end ? [["DTEND", toUtcStamp(end)] as const] : [])];
}

/** Whole days in Prague; the end is the day after the last one. */
function toDays({ start, end }: EventDate): ContentLine[] {
  const day = (instant: string) => wallClock(Date.parse(instant)).date;
  const write = (date: string) => date.replaceAll("-", "");
  return [
    ["DTSTART;VALUE=DATE", write(day(start))],
    ["DTEND;VALUE=DATE", write(daysAfter(day(end ?? start), 1))],
  ];
}

/** The venue, else the address to join online. */
function placeOf({ venue, stream }: Pick<Event, "venue" | "stream">): string | null {
  if (!venue) return stream?.external ? stream.href : null;
  const { name, address } = venue;
  return address ? `${name}, ${address.street}, ${postcodeOf(address)} ${address.municipality}` : name;
}
