import { z } from "zod";
import { localDate, localDateTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { money, toMoney } from "#schemas/values/money/money.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { applyWays, toApplyWays } from "#schemas/values/offer/apply-ways.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { toUnit, unit } from "#schemas/values/office/unit.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

export const propertyKinds = {
  movita: "movable",
  nemovita: "realEstate",
  vozidlo: "vehicle",
  technika: "it",
  nabytek: "furniture",
} as const;

const phases = { proStat: "forStateBodies", proVerejnost: "forPublic" } as const;

export const propertyOutcomes = {
  otevreno: null,
  rezervovano: "reserved",
  prevedeno: "transferred",
  zruseno: "cancelled",
} as const;

const item = z.object({
  inventarniCislo: field(text.nullish(), { cs: "Inventární číslo", en: "Inventory number", example: "DHM-004512" }),
  nazev: field(text, { cs: "Název", en: "Name", example: "Kancelářský stůl" }),
  druh: field(oneOf(propertyKinds).nullish(), { cs: "Druh majetku", en: "Kind", required: true }),
  parametry: field(text.nullish(), { cs: "Parametry", en: "Parameters", example: "160 × 80 cm, dekor buk" }),
  stav: field(text.nullish(), { cs: "Technický stav", en: "Condition", example: "běžné opotřebení" }),
  mnozstvi: field(z.number().int().positive().nullish(), {
    cs: "Množství",
    en: "Quantity",
    required: true,
    example: "4",
  }),
  jednotka: field(text.nullish(), { cs: "Jednotka", en: "Unit", example: "ks" }),
  rokPorizeni: field(z.number().int().min(1900).max(2100).nullish(), {
    cs: "Rok pořízení",
    en: "Year of acquisition",
    example: "2012",
  }),
  porizovaciCena: field(money.nullish(), { cs: "Pořizovací cena", en: "Acquisition price" }),
  cena: field(money.nullish(), { cs: "Nabídková cena (0 znamená bezúplatně)", en: "Offer price (0 means free)" }),
  fotografie: field(z.array(image).nullish(), { cs: "Fotografie", en: "Photographs" }),
});

/** Offer of property that the state no longer needs (spec §1). */
export const propertyOffer = structure({
  names: { cms: "up-nabidka-majetku", cs: "Nabídka majetku", en: "Property offer" },
  isTimely: true,
  data: withRules(
    z.object({
      cisloNabidky: field(text.nullish(), {
        cs: "Číslo nabídky",
        en: "Offer number",
        expected: true,
        example: "UPCR-OL-M-7/2026",
      }),
      faze: field(oneOf(phases).nullish(), { cs: "Komu je nabídka určena", en: "Phase", required: true }),
      polozky: field(z.array(item).min(1).nullish(), { cs: "Nabízený majetek", en: "Items", required: true }),
      drzitel: field(unit.nullish(), { cs: "Kdo majetek nabízí", en: "Holder", required: true }),
      umisteni: field(postalAddress.nullish(), { cs: "Kde je majetek uložen", en: "Location", required: true }),
      zverejneno: field(localDate.nullish(), {
        cs: "Zveřejněno",
        en: "Published on",
        required: true,
        example: "2026-11-02",
      }),
      lhuta: field(localDateTime.nullish(), {
        cs: "Lhůta pro podání",
        en: "Submission deadline",
        required: true,
        example: "2026-12-04T12:00:00",
      }),
      stav: field(oneOf(propertyOutcomes).nullish(), {
        cs: "Stav (bez udání otevřeno)",
        en: "State (open by default)",
      }),
      podminky: field(html.nullish(), { cs: "Podmínky převodu", en: "Conditions" }),
      prohlidka: field(text.nullish(), {
        cs: "Prohlídka",
        en: "Viewing",
        example: "Po telefonické domluvě v pracovní dny od 8 do 14 hodin.",
      }),
      podani: field(applyWays.nullish(), { cs: "Jak projevit zájem", en: "How to respond", required: true }),
      kontakt: field(person.nullish(), { cs: "Kontaktní osoba", en: "Contact person", required: true }),
      dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
      predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legislation" }),
    }),
    inOrder("offer.deadline", { from: "zverejneno", to: "lhuta" }),
  ),
  view: ({ data, ctx }) => ({
    offerNo: optional(data.cisloNabidky, toText),
    phase: data.faze ? phases[data.faze] : null,
    items: listOf(data.polozky, toItem, ctx),
    holder: optional(data.drzitel, toUnit, ctx),
    location: optional(data.umisteni, toPostalAddress),
    publishedOn: optional(data.zverejneno, startOfDay),
    deadline: optional(data.lhuta, toInstant),
    outcome: propertyOutcomes[data.stav ?? "otevreno"],
    conditions: optional(data.podminky, ctx.richText, 3),
    viewing: optional(data.prohlidka, toText),
    apply: toApplyWays(data.podani ?? {}, ctx),
    contact: optional(data.kontakt, toPerson),
    documents: listOf(data.dokumenty, toFile, ctx),
    legal: listOf(data.predpisy, toLegalReference, ctx),
  }),
});

export type PropertyOffer = View<typeof propertyOffer>;
export type PropertyItem = PropertyOffer["items"][number];

function toItem(wire: z.output<typeof item>, ctx: ViewContext) {
  return {
    inventoryNo: optional(wire.inventarniCislo, toText),
    name: toText(wire.nazev),
    kind: wire.druh ? propertyKinds[wire.druh] : null,
    parameters: optional(wire.parametry, toText),
    condition: optional(wire.stav, toText),
    quantity: wire.mnozstvi ?? null,
    unit: optional(wire.jednotka, toText),
    acquiredYear: wire.rokPorizeni ?? null,
    acquisitionPrice: optional(wire.porizovaciCena, toMoney),
    price: optional(wire.cena, toMoney),
    photos: listOf(wire.fotografie, toImage, ctx),
  };
}
