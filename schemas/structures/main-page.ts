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
  view: ({ data, to }) => ({
    title: toText(data.uvod.titulek),
    lead: data.uvod.text ? toText(data.uvod.text) : null,
    image: data.uvod.obrazek ? toImage(data.uvod.obrazek, to) : null,
    action: data.uvod.odkaz ? toLink(data.uvod.odkaz, to) : null,
    notice: data.upozorneni ? toCallout(data.upozorneni, to) : null,
    search: data.hledani ? (to.page(data.hledani)?.href ?? null) : null,
    popular: toLinks(data.castoHledane, to),
    lifeEvents: toCards(data.zivotniSituace, to),
    services: toCards(data.sluzby, to),
    audiences: toCards(data.rozcestnik, to),
    applications: toCards(data.aplikace, to),
    news: toCardList(data.aktuality, to),
    events: data.akce ? toCardList(data.akce, to) : null,
    officeFinder: data.hledaniPobocky ? toLink(data.hledaniPobocky, to) : null,
    contact: data.kontakt ? toContact(data.kontakt) : null,
  }),
});

export type MainPage = View<typeof mainPage>;

function toCardList({ polozky, vice }: z.output<typeof cardList>, to: Parameters<typeof toCards>[1]) {
  return { cards: toCards(polozky, to), more: vice ? toLink(vice, to) : null };
}
