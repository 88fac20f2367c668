import { z } from "zod";
import { recordToEvent } from "#schemas/json-ld/event.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { isBounded } from "#schemas/time/recurrence.ts";
import { movesAreOfRule, scheduleFields, toSchedule } from "#schemas/time/schedule.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { anyOfWhen, withRules } from "#schemas/values/object-rules.ts";
import { datesInOrder, eventFields, eventKinds, hasVenue, toEvent } from "#schemas/values/offer/event.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

export const eventStatuses = { planovano: "scheduled", zruseno: "cancelled", presunuto: "moved" } as const;

/** Record of the calendar of events (spec §2.4: place, date). */
export const calendarRecord = structure({
  names: { cms: "up-kalendarni-zaznam", cs: "Akce", en: "Calendar record" },
  ranking: { ages: true },
  life: "record",
  isTimely: true,
  data: withRules(
    z.object({
      ...eventFields,
      ...scheduleFields,
      stav: field(oneOf(eventStatuses).nullish(), {
        cs: "Stav (bez udání plánováno)",
        en: "Status (scheduled by default)",
      }),
      puvodniZacatek: field(localDateTime.nullish(), { cs: "Původní začátek", en: "Original start" }),
      druh: field(oneOf(eventKinds).nullish(), { cs: "Druh akce", en: "Kind", expected: true }),
      kraj: field(region.nullish(), { cs: "Kraj", en: "Region" }),
      perex: field(lead.nullish(), { cs: "Perex", en: "Lead", required: true, advisedLength: 300 }),
      obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
      obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
      proKoho: field(text.nullish(), { cs: "Pro koho", en: "Audience", example: "uchazeči o zaměstnání" }),
      poradatel: field(text.nullish(), {
        cs: "Pořadatel",
        en: "Organiser",
        required: true,
        example: "Úřad práce v Brně",
      }),
      kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact", expected: true }),
    }),
    datesInOrder,
    isBounded,
    movesAreOfRule,
    hasVenue,
    anyOfWhen("event.movedFrom", "stav", ["presunuto"], ["puvodniZacatek"]),
  ),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    ...toSchedule(data),
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
    organisers: data.poradatel ? [toText(data.poradatel)] : [],
    contact: optional(data.kontakt, toContact, ctx),
  }),
  jsonLd: (view, context) => recordToEvent(view, context),
});

export type CalendarRecord = View<typeof calendarRecord>;
