import { z } from "zod";
import { toEvents } from "#schemas/json-ld/event.ts";
import { localDate, localEndTime, localTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { datesInOrder, eventFields, hasVenue, toEvent, toEventDate } from "#schemas/values/offer/event.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const programmeItem = withRules(
  z.object({
    od: field(localTime, { cs: "Od", en: "From", example: "09:00" }),
    do: field(localEndTime.nullish(), { cs: "Do", en: "To", example: "10:30" }),
    titulek: field(text, { cs: "Název bodu", en: "Title", example: "Zahájení" }),
    recnici: field(textsLike("Mgr. Jana Vzorová").nullish(), {
      cs: "Řečníci",
      en: "Speakers",
      personal: true,
    }),
    sal: field(text.nullish(), { cs: "Sál", en: "Room", example: "Velký sál" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Tlumočíme do českého znakového jazyka." }),
  }),
  inOrder("programme.order", { from: "od", to: "do", isStrict: true }),
);

const programmeDay = z.object({
  den: field(localDate, { cs: "Den", en: "Day", example: "2026-11-02" }),
  polozky: field(z.array(programmeItem).min(1), { cs: "Body programu", en: "Items" }),
});

const speaker = z.object({
  osoba: field(person, { cs: "Osoba", en: "Person" }),
  organizace: field(text.nullish(), { cs: "Organizace", en: "Organisation", example: "Univerzita Karlova" }),
  medailonek: field(text.nullish(), {
    cs: "Medailonek",
    en: "About the speaker",
    example: "Vede odbor trhu práce a přednáší na vysoké škole.",
    advisedLength: 400,
  }),
});

/** Conference (spec §1). */
export const conference = structure({
  names: { cms: "konference", cs: "Konference", en: "Conference" },
  ranking: { ages: true },
  life: "record",
  isTimely: true,
  data: withRules(
    z.object({
      ...eventFields,
      perex: field(lead.nullish(), { cs: "Perex", en: "Lead", required: true, advisedLength: 300 }),
      obsah: field(html.nullish(), { cs: "O konferenci", en: "About", expected: true }),
      program: field(z.array(programmeDay).nullish(), { cs: "Program", en: "Programme", expected: true }),
      recnici: field(z.array(speaker).nullish(), { cs: "Řečníci", en: "Speakers" }),
      poradatele: field(textsLike("Ministerstvo práce a sociálních věcí").nullish(), {
        cs: "Pořadatelé",
        en: "Organisers",
        expected: true,
      }),
      galerie: field(z.array(image).nullish(), { cs: "Galerie", en: "Gallery" }),
      zaznamy: field(z.array(link).nullish(), { cs: "Záznamy", en: "Recordings" }),
      minuleRocniky: field(z.array(link).nullish(), { cs: "Minulé ročníky", en: "Past editions" }),
      kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact", required: true }),
    }),
    datesInOrder,
    hasVenue,
  ),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    date: toEventDate(data),
    ...toEvent(data, ctx),
    body: optional(data.obsah, ctx.richText, 3),
    programme: listOf(data.program, toProgrammeDay),
    speakers: listOf(data.recnici, toSpeaker),
    organisers: listOf(data.poradatele, toText),
    gallery: listOf(data.galerie, toImage, ctx),
    recordings: toLinks(data.zaznamy, ctx),
    pastEditions: toLinks(data.minuleRocniky, ctx),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  jsonLd: (view, context) => {
    const picture = view.gallery[0]?.src ?? null;
    return toEvents(view, context, { date: view.date, allDay: false, status: "scheduled", movedFrom: null, picture });
  },
});

export type Conference = View<typeof conference>;

function toProgrammeDay({ den, polozky }: z.output<typeof programmeDay>) {
  return {
    day: startOfDay(den),
    items: polozky.map(({ od, do: to, titulek, recnici, sal, poznamka }) => ({
      start: toInstant(`${den}T${od}`),
      end: to ? toInstant(`${den}T${to}`) : null,
      title: toText(titulek),
      speakers: listOf(recnici, toText),
      room: optional(sal, toText),
      note: optional(poznamka, toText),
    })),
  };
}

function toSpeaker({ osoba, organizace, medailonek }: z.output<typeof speaker>) {
  return {
    person: toPerson(osoba),
    organisation: optional(organizace, toText),
    bio: optional(medailonek, toText),
  };
}
