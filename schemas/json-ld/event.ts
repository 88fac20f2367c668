import { languages } from "#schemas/site/languages.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { currentDate } from "#schemas/time/event-states.ts";
import type { Schedule } from "#schemas/time/schedule.ts";
import type { Event, EventDate } from "#schemas/values/offer/event.ts";
import type { Venue } from "#schemas/values/office/venue.ts";
import type { JsonLdContext, Thing } from "./json-ld-context.ts";
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

/** The event of the date that its page shows first. */
export function recordToEvent(view: View & ScheduledEvent, context: JsonLdContext): Thing[] {
  const date = currentDate(view.dates, context.now);
  if (date === null) return [];
  const { allDay } = view;
  const movedFrom = date.movedFrom ?? view.movedFrom;
  const status = date.cancelled ? "cancelled" : date.movedFrom && view.status === "scheduled" ? "moved" : view.status;
  return toEvents(view, context, { date, allDay, status, movedFrom, picture: view.image?.src ?? null });
}

type View = Event & { title: string; lead: string | null; organisers: readonly string[] };

interface ScheduledEvent extends Pick<Schedule, "dates"> {
  allDay: boolean;
  status: keyof typeof statuses;
  movedFrom: string | null;
  image: { src: string } | null;
}

interface Occasion {
  date: EventDate;
  allDay: boolean;
  status: keyof typeof statuses;
  movedFrom: string | null;
  /** Address as linked from the page. */
  picture: string | null;
}

export function toEvents(
  view: View,
  context: JsonLdContext,
  { date, allDay, status, movedFrom, picture }: Occasion,
): Thing[] {
  const toDate = (instant: string) => (allDay ? wallClock(Date.parse(instant)).date : instant);
  const image = picture && context.absolute(picture);
  const organizer = view.organisers.map((name) => ({ "@type": "Organization", name }));
  const link = view.registration?.link;
  const offered = link ? context.absolute(link.href) : null;
  return [
    {
      "@type": "Event",
      "@id": context.url,
      url: context.url,
      inLanguage: languages[context.language].tag,
      name: view.title,
      description: view.lead || undefined,
      startDate: toDate(date.start),
      endDate: date.end ? toDate(date.end) : undefined,
      previousStartDate: status === "moved" && movedFrom ? toDate(movedFrom) : undefined,
      eventStatus: statuses[status],
      eventAttendanceMode: view.mode ? modes[view.mode] : undefined,
      location: [
        ...(view.venue ? [toPlace(view.venue, context)] : []),
        ...(view.mode === "onsite" || view.mode === null ? [] : [toVirtualLocation(view, context)]),
      ],
      organizer: organizer.length > 0 ? organizer : undefined,
      image: image || undefined,
      ...(view.fee && {
        isAccessibleForFree: view.fee.amount === 0,
        offers: {
          "@type": "Offer",
          price: view.fee.amount,
          priceCurrency: view.fee.currency,
          url: offered ?? context.url,
        },
      }),
    },
  ];
}

function toPlace({ name, address }: Venue, context: JsonLdContext) {
  return {
    "@type": "Place",
    name,
    ...(address && { address: toSchemaAddress(address, context), ...toGeo(address) }),
  };
}

/** Address for joining online; the page itself when none is given. */
function toVirtualLocation({ stream }: View, { absolute, url }: JsonLdContext) {
  return { "@type": "VirtualLocation", url: (stream && absolute(stream.href)) ?? url };
}
