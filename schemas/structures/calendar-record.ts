import { z } from "zod";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { isBounded, recurrenceFields, recurringDates } from "#schemas/time/recurrence.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import {
  eventDateFields,
  eventFields,
  eventKinds,
  hasVenue,
  isOrdered,
  toEvent,
  toEventDate,
} from "#schemas/values/offer/event.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

export const eventStatuses = { planovano: "scheduled", zruseno: "cancelled", presunuto: "moved" } as const;

const furtherDate = z
  .object({ ...eventDateFields, zruseno: field(z.boolean().nullish(), { cs: "Zrušeno", en: "Cancelled" }) })
  .refine(isOrdered, { path: ["konec"], message: "event.order" });

/** Record of the calendar of events (spec §2.4: place, date). */
export const calendarRecord = structure({
  names: { cms: "up-kalendarni-zaznam", cs: "Kalendářní záznam", en: "Calendar record" },
  data: z
    .object({
      ...eventFields,
      celodenni: field(z.boolean().nullish(), { cs: "Celý den", en: "All day" }),
      terminy: field(z.array(furtherDate).max(100).nullish(), { cs: "Další termíny", en: "Other dates" }),
      ...recurrenceFields,
      stav: field(oneOf(eventStatuses).nullish(), {
        cs: "Stav (bez udání plánováno)",
        en: "Status (scheduled by default)",
      }),
      puvodniZacatek: field(localDateTime.nullish(), { cs: "Původní začátek", en: "Original start" }),
      druh: field(oneOf(eventKinds).nullish(), { cs: "Druh akce", en: "Kind", expected: true }),
      kraj: field(region.nullish(), { cs: "Kraj", en: "Region" }),
      perex: field(text, { cs: "Perex", en: "Lead", advisedLength: 300 }),
      obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
      obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
      proKoho: field(text.nullish(), { cs: "Pro koho", en: "Audience", example: "uchazeči o zaměstnání" }),
      poradatel: field(text, { cs: "Pořadatel", en: "Organiser", example: "Úřad práce v Brně" }),
      kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact", expected: true }),
    })
    .refine(isOrdered, { path: ["konec"], message: "event.order" })
    .refine(isBounded, { path: ["opakovani"], message: "event.recurrence" })
    .refine(hasVenue, { path: ["misto"], message: "event.venue" })
    .refine(({ stav, puvodniZacatek }) => stav !== "presunuto" || Boolean(puvodniZacatek), {
      path: ["stav"],
      message: "event.movedFrom",
    }),
  view: ({ data, ctx }) => ({
    lead: toText(data.perex),
    /** At least one, in chronological order. */
    dates: toDates(data),
    allDay: data.celodenni ?? false,
    status: eventStatuses[data.stav ?? "planovano"],
    /** ISO instant of the original start, before the event was moved. */
    movedFrom: optional(data.puvodniZacatek, toInstant),
    ...toEvent(data, ctx),
    kind: data.druh ? eventKinds[data.druh] : null,
    region: data.kraj ?? null,
    body: optional(data.obsah, ctx.richText),
    image: optional(data.obrazek, toImage, ctx),
    audience: optional(data.proKoho, toText),
    organisers: [toText(data.poradatel)],
    contact: optional(data.kontakt, toContact),
  }),
});

export type CalendarRecord = View<typeof calendarRecord>;

type Dates = z.output<z.ZodObject<typeof eventDateFields & typeof recurrenceFields>> & {
  celodenni?: boolean | null | undefined;
  terminy?: z.output<typeof furtherDate>[] | null | undefined;
};

/**
 * Returns all dates in chronological order. A date listed explicitly replaces a recurring one at the same time, so that
 * a single date can be cancelled.
 */
export function toDates({ terminy, celodenni, ...first }: Dates) {
  const explicit = [first, ...(terminy ?? [])];
  const dates = [...recurringDates(first), ...explicit].map((date) => ({
    ...toEventDate(date, celodenni ?? false),
    cancelled: ("zruseno" in date && date.zruseno) ?? false,
  }));
  const byStart = new Map(dates.map((date) => [date.start, date]));
  return [...byStart.values()].toSorted((a, b) => a.start.localeCompare(b.start));
}
