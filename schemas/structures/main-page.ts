import { z } from "zod";
import { callout, toCallout } from "#schemas/values/callout.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { field, structure, type View } from "./structure.ts";

const cardList = z.object({
  polozky: field(z.array(card).min(1), { cs: "Karty", en: "Cards", need: "required" }),
  vice: field(link.nullish(), { cs: "Odkaz na všechny", en: "Link to all" }),
});

/** Main page of a site (spec §1). */
export const mainPage = structure({
  data: z.object({
    uvod: field(
      z.object({
        titulek: field(text, { cs: "Nadpis", en: "Heading", need: "required", advisedLength: 80 }),
        text: field(text.nullish(), { cs: "Text", en: "Text", advisedLength: 250 }),
        obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
        odkaz: field(link.nullish(), { cs: "Hlavní odkaz", en: "Main link" }),
      }),
      { cs: "Úvod", en: "Hero", need: "required" },
    ),
    upozorneni: field(callout.nullish(), { cs: "Upozornění", en: "Notice" }),
    hledani: field(pageReference.nullish(), { cs: "Stránka vyhledávání", en: "Search page" }),
    castoHledane: field(z.array(link).nullish(), { cs: "Často hledáte", en: "Popular links" }),
    zivotniSituace: field(z.array(card).min(1), { cs: "Životní situace", en: "Life events", need: "required" }),
    sluzby: field(z.array(card).nullish(), { cs: "Služby", en: "Services", need: "expected" }),
    rozcestnik: field(z.array(card).nullish(), { cs: "Pro koho", en: "Audiences" }),
    aplikace: field(z.array(card).nullish(), { cs: "Aplikace", en: "Applications" }),
    aktuality: field(cardList, { cs: "Aktuality", en: "News", need: "required" }),
    akce: field(cardList.nullish(), { cs: "Kalendář akcí", en: "Events" }),
    hledaniPobocky: field(link.nullish(), { cs: "Hledání pobočky", en: "Office finder" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ data, ctx }) => ({
    title: toText(data.uvod.titulek),
    lead: data.uvod.text ? toText(data.uvod.text) : null,
    image: data.uvod.obrazek ? toImage(data.uvod.obrazek, ctx) : null,
    action: data.uvod.odkaz ? toLink(data.uvod.odkaz, ctx) : null,
    notice: data.upozorneni ? toCallout(data.upozorneni, ctx) : null,
    search: data.hledani ? (ctx.page(data.hledani)?.href ?? null) : null,
    popular: toLinks(data.castoHledane, ctx),
    lifeEvents: toCards(data.zivotniSituace, ctx),
    services: toCards(data.sluzby, ctx),
    audiences: toCards(data.rozcestnik, ctx),
    applications: toCards(data.aplikace, ctx),
    news: toCardList(data.aktuality, ctx),
    events: data.akce ? toCardList(data.akce, ctx) : null,
    officeFinder: data.hledaniPobocky ? toLink(data.hledaniPobocky, ctx) : null,
    contact: data.kontakt ? toContact(data.kontakt) : null,
  }),
});

export type MainPage = View<typeof mainPage>;

function toCardList({ polozky, vice }: z.output<typeof cardList>, to: Parameters<typeof toCards>[1]) {
  return { cards: toCards(polozky, to), more: vice ? toLink(vice, to) : null };
}
