import type { Event as SchemaEvent } from "schema-dts";
import { languages } from "#schemas/site/languages.ts";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import type { Conference } from "#schemas/structures/conference.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { currentDate } from "#schemas/time/event-states.ts";
import type { Event, EventDate } from "#schemas/values/offer/event.ts";
import type { Venue } from "#schemas/values/office/venue.ts";
import type { JsonLdContext } from "./json-ld-context.ts";
import { toGeo, toSchemaAddress } from "./postal-address.ts";

const modes = {
  onsite: "https://schema.org/OfflineEventAttendanceMode",
  online: "https://schema.org/OnlineEventAttendanceMode",
  hybrid: "https://schema.org/MixedEventAttendanceMode",
} as const;

const statuses = {
  scheduled: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
  moved: "https://schema.org/EventRescheduled",
} as const;

export function conferenceToEvent(view: Conference, context: JsonLdContext): SchemaEvent[] {
  const picture = view.gallery[0]?.src ?? null;
  return toEvents(view, context, { date: view.date, allDay: false, status: "scheduled", movedFrom: null, picture });
}

/** The event of the date that its page shows first. */
export function recordToEvent(view: CalendarRecord, context: JsonLdContext): SchemaEvent[] {
  const date = currentDate(view.dates, context.now);
  if (date === null) return [];
  const { allDay } = view;
  const movedFrom = date.movedFrom ?? view.movedFrom;
  const status = date.cancelled ? "cancelled" : date.movedFrom && view.status === "scheduled" ? "moved" : view.status;
  return toEvents(view, context, { date, allDay, status, movedFrom, picture: view.image?.src ?? null });
}

type View = Event & { title: string; lead: string | null; organisers: readonly string[] };

interface Occasion {
  date: EventDate;
  allDay: boolean;
  status: keyof typeof statuses;
  movedFrom: string | null;
  /** Address as linked from the page. */
  picture: string | null;
}

function toEvents(
  view: View,
  context: JsonLdContext,
  { date, allDay, status, movedFrom, picture }: Occasion,
): SchemaEvent[] {
  const toDate = (instant: string) => (allDay ? wallClock(Date.parse(instant)).date : instant);
  const image = picture && context.absolute(picture);
  const organizer = view.organisers.map((name) => ({ "@type": "Organization" as const, name }));
  const link = view.registration?.link;
  const offered = link ? context.absolute(link.href) : null;
  return [
    {
      "@type": "Event",
      "@id": context.url,
      url: context.url,
      inLanguage: languages[context.language].tag,
      name: view.title,
      ...(view.lead && { description: view.lead }),
      startDate: toDate(date.start),
      ...(date.end && { endDate: toDate(date.end) }),
      ...(status === "moved" && movedFrom && { previousStartDate: toDate(movedFrom) }),
      eventStatus: statuses[status],
      ...(view.mode && { eventAttendanceMode: modes[view.mode] }),
      location: [
        ...(view.venue ? [toPlace(view.venue, context)] : []),
        ...(view.mode === "onsite" || view.mode === null ? [] : [toVirtualLocation(view, context)]),
      ],
      ...(organizer.length > 0 && { organizer }),
      ...(image && { image }),
      ...(view.fee && {
        isAccessibleForFree: view.fee.amount === 0,
        offers: {
          "@type": "Offer" as const,
          price: view.fee.amount,
          priceCurrency: view.fee.currency,
          url: offered ?? context.url,
        },
      }),
    },
  ];
}

function toPlace({ name, address }: Venue, { language }: JsonLdContext) {
  return {
    "@type": "Place" as const,
    name,
    ...(address && { address: toSchemaAddress(address, language), ...toGeo(address) }),
  };
}

/** Address for joining online; the page itself when none is given. */
function toVirtualLocation({ stream }: View, { absolute, url }: JsonLdContext) {
  return { "@type": "VirtualLocation" as const, url: (stream && absolute(stream.href)) ?? url };
}
