import { z } from "zod";
import { callout, toCallout } from "#schemas/values/callout.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const cardList = z.object({
  polozky: field(z.array(card).min(1), { cs: "Karty", en: "Cards" }),
  vice: field(link.nullish(), { cs: "Odkaz na všechny", en: "Link to all" }),
});

/** Main page of a site (spec §1). */
export const mainPage = structure({
  names: { cms: "hlavni-stranka", cs: "Úvodní stránka", en: "Main page" },
  ranking: { weight: 0.2 },
  data: z.object({
    uvod: field(
      z
        .object({
          titulek: field(text.nullish(), {
            cs: "Nadpis",
            en: "Heading",
            example: "S čím vám pomůžeme?",
            required: true,
            advisedLength: 80,
          }),
          text: field(text.nullish(), {
            cs: "Text",
            en: "Text",
            example: "Najděte dávku, službu nebo svůj úřad.",
            advisedLength: 250,
          }),
          obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
          odkaz: field(link.nullish(), { cs: "Hlavní odkaz", en: "Main link" }),
        })
        .nullish(),
      { cs: "Úvod", en: "Hero", required: true },
    ),
    upozorneni: field(callout.nullish(), { cs: "Upozornění", en: "Notice" }),
    hledani: field(pageReference.nullish(), { cs: "Stránka vyhledávání", en: "Search page" }),
    castoHledane: field(z.array(link).nullish(), { cs: "Často hledáte", en: "Popular links" }),
    zivotniSituace: field(z.array(card).min(1).nullish(), { cs: "Životní situace", en: "Life events", required: true }),
    sluzby: field(z.array(card).nullish(), { cs: "Služby", en: "Services", expected: true }),
    rozcestnik: field(z.array(card).nullish(), { cs: "Pro koho", en: "Audiences" }),
    aplikace: field(z.array(card).nullish(), { cs: "Aplikace", en: "Applications" }),
    aktuality: field(cardList.nullish(), { cs: "Aktuality", en: "News", required: true }),
    akce: field(cardList.nullish(), { cs: "Kalendář akcí", en: "Events" }),
    hledaniPobocky: field(link.nullish(), { cs: "Hledání pobočky", en: "Office finder" }),
    prehledPobocek: field(pageReference.nullish(), { cs: "Přehled poboček", en: "List of offices" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ content, data, ctx }) => ({
    title: toText(data.uvod?.titulek ?? content.name),
    lead: optional(data.uvod?.text, toText),
    image: optional(data.uvod?.obrazek, toImage, ctx),
    action: optional(data.uvod?.odkaz, toLink, ctx),
    notice: optional(data.upozorneni, toCallout, ctx),
    search: data.hledani ? (ctx.page(data.hledani)?.href ?? null) : null,
    popular: toLinks(data.castoHledane, ctx),
    lifeEvents: toCards(data.zivotniSituace, ctx),
    services: toCards(data.sluzby, ctx),
    audiences: toCards(data.rozcestnik, ctx),
    applications: toCards(data.aplikace, ctx),
    news: optional(data.aktuality, toCardList, ctx),
    events: optional(data.akce, toCardList, ctx),
    officeFinder: optional(data.hledaniPobocky, toLink, ctx),
    /** Address of the office list that the office finder searches by town or postcode. */
    offices: data.prehledPobocek ? (ctx.page(data.prehledPobocek)?.href ?? null) : null,
    contact: optional(data.kontakt, toContact, ctx),
  }),
});

export type MainPage = View<typeof mainPage>;

function toCardList({ polozky, vice }: z.output<typeof cardList>, ctx: ViewContext) {
  return { cards: toCards(polozky, ctx), more: optional(vice, toLink, ctx) };
}
