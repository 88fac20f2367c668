import { z } from "zod";
import { groupByLetter } from "#schemas/lists/alphabet.ts";
import { toListed } from "#schemas/lists/listed.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { toServiceEnd } from "#schemas/values/offer/service-end.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { service } from "./service.ts";
import { type ListedContent, rowStructure, structure, type View, type ViewContext } from "./structure.ts";

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

const alphabetical = z.looseObject({ abecedne: z.literal(true) });

/** Fields of a service that the alphabetical list shows. */
const listedService = rowStructure({
  data: z.object({ hesla: service.data.shape.hesla, ukonceni: service.data.shape.ukonceni }),
  view: ({ content, data, ctx }) => ({
    headings: [toText(content.name), ...listOf(data.hesla, toText)],
    ended: optional(data.ukonceni, toServiceEnd, ctx),
    site: ctx.siteName(content.webId),
  }),
});

/**
 * Hub of services: level 1 lists areas, level 2 the services of an area (spec §2.3 rozcestnik). An alphabetical one lists
 * the services of all sites, and its own cards among them.
 */
export const servicesHub = structure({
  names: { cms: "rozcestnik-sluzeb", cs: "Rozcestník služeb", en: "Services hub" },
  ranking: { weight: 0.7 },
  life: "advice",
  lists: (data) => (alphabetical.safeParse(data).success ? ["service"] : []),
  listsAllSites: true,
  data: z.object({
    uroven: field(z.literal([1, 2]).nullish(), { cs: "Úroveň rozcestníku", en: "Level", required: true }),
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    abecedne: field(z.boolean().nullish(), { cs: "Přehled služeb od A do Z", en: "A–Z list of services" }),
    doporucujeme: field(z.array(card).nullish(), { cs: "Doporučujeme", en: "Featured" }),
    skupiny: field(z.array(group).min(1).nullish(), { cs: "Skupiny služeb", en: "Groups of services", required: true }),
    zivotniSituace: field(z.array(card).nullish(), { cs: "Životní situace", en: "Life events" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ data, ctx, listed }) => {
    // Also read for an alphabetical hub, so that faulty links in them are reported.
    const groups = listOf(data.skupiny, toGroup, ctx).map((own, index) => ({ ...own, id: `section-${index + 1}` }));
    return {
      level: data.uroven ?? null,
      lead: optional(data.perex, toText),
      featured: toCards(data.doporucujeme, ctx),
      /** Null for a hub of groups. */
      alphabet: data.abecedne ? toAlphabet(data.skupiny ?? [], listed, ctx) : null,
      /** Groups without reachable cards are dropped; the alphabetical list contains their cards. */
      groups: data.abecedne ? [] : groups.filter(({ cards }) => cards.length > 0),
      lifeEvents: toCards(data.zivotniSituace, ctx),
      contact: optional(data.kontakt, toContact, ctx),
    };
  },
});

function toGroup({ nazev, popis, karty, vice }: z.output<typeof group>, ctx: ViewContext) {
  return {
    title: toText(nazev),
    lead: optional(popis, toText),
    cards: toCards(karty, ctx),
    more: optional(vice, toLink, ctx),
  };
}

export type ServicesHub = View<typeof servicesHub>;
export type ServiceEntry = NonNullable<ServicesHub["alphabet"]>["others"][number];

/** Services under each of their headings, and cards of what has no record of a service. */
function toAlphabet(groups: readonly z.output<typeof group>[], listed: readonly ListedContent[], ctx: ViewContext) {
  const services = toListed(listedService, listed, ctx).flatMap(({ href, language, view: { headings, ended, site } }) =>
    headings.map((term) => ({ term, link: { label: term, href, external: false, language, ended }, language, site })),
  );
  const addresses = new Set(services.map(({ link }) => link.href));
  const cards = groups
    .flatMap(({ karty }) => karty)
    .flatMap((each) => {
      const site = optional(each.odkaz.stranka, ({ web }) => ctx.siteName(String(web.id)));
      return toCards([each], ctx).map((link) => ({ term: link.label, link, language: null, site }));
    });
  return groupByLetter([...services, ...cards.filter(({ link }) => !addresses.has(link.href))], ctx.language);
}
