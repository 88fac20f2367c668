import { z } from "zod";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const group = z.object({
  nazev: field(text, { cs: "Nadpis", en: "Heading", example: "Rodina a děti" }),
  popis: field(text.nullish(), {
    cs: "Popis",
    en: "Description",
    example: "Dávky a pomoc pro rodiny s dětmi.",
    advisedLength: 200,
  }),
  karty: field(z.array(card).min(1), { cs: "Karty", en: "Cards" }),
  vice: field(link.nullish(), { cs: "Odkaz na všechny", en: "Link to all" }),
});

/** Hub of services: level 1 lists areas, level 2 the services of an area (spec §2.3 rozcestnik). */
export const servicesHub = structure({
  names: { cms: "rozcestnik-sluzeb", cs: "Rozcestník služeb", en: "Services hub" },
  data: z.object({
    uroven: field(z.literal([1, 2]).nullish(), { cs: "Úroveň rozcestníku", en: "Level", required: true }),
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    doporucujeme: field(z.array(card).nullish(), { cs: "Doporučujeme", en: "Featured" }),
    skupiny: field(z.array(group).min(1).nullish(), { cs: "Skupiny služeb", en: "Groups of services", required: true }),
    zivotniSituace: field(z.array(card).nullish(), { cs: "Životní situace", en: "Life events" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ data, ctx }) => ({
    level: data.uroven ?? null,
    lead: optional(data.perex, toText),
    featured: toCards(data.doporucujeme, ctx),
    /** Groups without reachable cards are dropped. */
    groups: (data.skupiny ?? [])
      .map(({ nazev, popis, karty, vice }, index) => ({
        id: `section-${index + 1}`,
        title: toText(nazev),
        lead: optional(popis, toText),
        cards: toCards(karty, ctx),
        more: optional(vice, toLink, ctx),
      }))
      .filter(({ cards }) => cards.length > 0),
    lifeEvents: toCards(data.zivotniSituace, ctx),
    contact: optional(data.kontakt, toContact, ctx),
  }),
});

export type ServicesHub = View<typeof servicesHub>;
