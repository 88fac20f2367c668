import type { Facet } from "#schemas/lists/list.ts";
import { calendarRecord, eventStatuses } from "#schemas/structures/calendar-record.ts";
import { conference } from "#schemas/structures/conference.ts";
import { type ListedContent, rowStructure, type ViewContext, type ViewInput } from "#schemas/structures/structure.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { type EventState, endOfEvent } from "#schemas/time/event-states.ts";
import { toSchedule } from "#schemas/time/schedule.ts";
import { type Event, eventKindCodes, eventKinds, eventModes, toEvent } from "#schemas/values/offer/event.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byNextDate, type CalendarEvent, stateOfEvent } from "./calendar-event.ts";
import { byValues, contentPreset } from "./preset.ts";
import { fact, publicationOf, type ResultFields, type ResultRow, toResults } from "./result-row.ts";

const recordRow = rowStructure({
  data: calendarRecord.data,
  view: ({ content, data, ctx }) => {
    const event = toEvent(data, ctx);
    const about = {
      kind: data.druh ? eventKinds[data.druh] : null,
      region: data.kraj ?? null,
      lead: data.perex ?? null,
    };
    return toFields(content, event, about, {
      ...toSchedule(data),
      allDay: data.celodenni ?? false,
      status: eventStatuses[data.stav ?? "planovano"],
      movedFrom: optional(data.puvodniZacatek, toInstant),
    });
  },
});

const conferenceRow = rowStructure({
  data: conference.data,
  view: ({ content, data, ctx }) =>
    toFields(
      content,
      toEvent(data, ctx),
      { kind: "conference", region: null, lead: data.perex ?? null },
      {
        ...toSchedule(data),
        allDay: false,
        status: "scheduled",
        movedFrom: null,
      },
    ),
});

type About = {
  kind: (typeof eventKindCodes)[number] | null;
  region: (typeof regionCodes)[number] | null;
  lead: string | null;
};
type Own = Pick<CalendarEvent, "dates" | "recurrence" | "allDay" | "status" | "movedFrom">;

function toFields(
  content: ViewInput<unknown>["content"],
  { mode, venue, stream, registration }: Event,
  about: About,
  own: Own,
): ResultFields {
  const place = [...new Set([venue?.name, venue?.address?.municipality])].filter(Boolean).join(", ");
  const region = about.region ?? venue?.address?.region ?? null;
  const values = { kind: about.kind ? [about.kind] : [], mode: mode ? [mode] : [], region: region ? [region] : [] };
  return {
    title: toText(content.name),
    date: own.dates[0]?.start ?? null,
    summary: optional(about.lead, toText),
    kind: fact.coded("kind", values.kind),
    place: fact.text(place),
    region: fact.coded("region", values.region),
    values,
    event: {
      ...own,
      mode,
      venue,
      stream,
      registration,
      changedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : publicationOf(content),
    },
  };
}

/** Facet of event states; moved events count as upcoming too. */
const byEventState: Facet<ResultRow> = {
  name: "state",
  choice: "any",
  known: ["upcoming", "moved", "cancelled", "past"],
  valuesOf: ({ event }, now) => (event ? statesOf(stateOfEvent(event, now)) : []),
};

function statesOf(state: EventState): readonly string[] {
  if (state === "scheduled") return ["upcoming"];
  return state === "moved" ? ["upcoming", "moved"] : [state];
}

/** The site's conferences and the records of its calendar (spec §2.4: place, date). */
export const calendar = contentPreset(["calendar-record", "conference"], toRows, {
  // The calendar is chronological.
  mixesLanguages: true,
  periodsOf: ({ event }) => event?.dates ?? [],
  changesOf: ({ event, shownFrom }) => [
    ...(event?.dates.map((date) => endOfEvent(date) + 1) ?? []),
    ...(shownFrom === null ? [] : [Date.parse(shownFrom)]),
  ],
  rankOf: byNextDate,
  facets: [
    byValues("region", "one", { known: regionCodes }),
    byValues("kind", "any", { known: eventKindCodes }),
    byValues("mode", "any", { known: Object.values(eventModes) }),
    byEventState,
  ],
  orders: ["given", "az", "za"],
  views: ["list", "month"],
});

function toRows(listed: readonly ListedContent[], ctx: ViewContext): ResultRow[] {
  const { conferences = [], records = [] } = Object.groupBy(listed, (content) =>
    ctx.keyOf(content) === "conference" ? "conferences" : "records",
  );
  return [...toResults(recordRow, records, ctx), ...toResults(conferenceRow, conferences, ctx)];
}
