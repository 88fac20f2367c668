import type { CalendarRecord } from "#schemas/calendar-record.ts";
import type { Conference } from "#schemas/conference.ts";
import { daysAfter, wallClock } from "#schemas/dates.ts";
import type { Event, EventDate } from "#schemas/values/event.ts";
import { type ContentLine, toTextValue, writeLines } from "./content-lines.ts";
import { type PageIdentity, toUtcStamp } from "./page-identity.ts";
import { postcodeOf } from "./postal-address.ts";

export function conferenceToCalendar(view: Conference, identity: PageIdentity): string {
  return toCalendar(view, [{ ...view.date, cancelled: false }], false, identity);
}

export function recordToCalendar(view: CalendarRecord, identity: PageIdentity): string {
  const dates = view.dates.map((date) => ({ ...date, cancelled: date.cancelled || view.status === "cancelled" }));
  return toCalendar(view, dates, view.allDay, identity);
}

type View = Event & { title: string; lead: string };
type Held = EventDate & { cancelled: boolean };

/** An iCalendar of one event for each date (RFC 5545), in UTC, so that no zone has to be described. */
function toCalendar(view: View, dates: readonly Held[], allDay: boolean, identity: PageIdentity): string {
  const place = placeOf(view);
  const position = view.venue?.address?.position;
  const described: ContentLine[] = [
    ["SUMMARY", toTextValue(view.title)],
    ["DESCRIPTION", toTextValue([view.lead, identity.url].filter(Boolean).join("\n\n"))],
    ...(place ? [["LOCATION", toTextValue(place)] as const] : []),
    ...(position ? [["GEO", `${position.latitude};${position.longitude}`] as const] : []),
    ...(identity.url ? [["URL", identity.url] as const] : []),
  ];
  return writeLines([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${toTextValue(identity.siteName)}//portal//${identity.language.toUpperCase()}`],
    ...dates.flatMap((date): ContentLine[] => [
      ["BEGIN", "VEVENT"],
      ["UID", dates.length === 1 ? identity.uid : `${toUtcStamp(date.start)}-${identity.uid}`],
      ["DTSTAMP", toUtcStamp(identity.changedAt ?? date.start)],
      ...(allDay ? toDays(date) : toTimes(date)),
      ["STATUS", date.cancelled ? "CANCELLED" : "CONFIRMED"],
      ...described,
      ["END", "VEVENT"],
    ]),
    ["END", "VCALENDAR"],
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
function placeOf({ venue, stream }: Event): string | null {
  if (!venue) return stream?.external ? stream.href : null;
  const { name, address } = venue;
  return address ? `${name}, ${address.street}, ${postcodeOf(address)} ${address.municipality}` : name;
}
