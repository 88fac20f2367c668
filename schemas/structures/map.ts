import { z } from "zod";
import type { List } from "#schemas/lists/list.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { czechia } from "#schemas/site/country.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { channels, toChannels } from "#schemas/values/office/channels.ts";
import { position, postalAddress, toPosition, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { region, regionCodes } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

export const careServices = {
  pecovatelskaSluzba: "homeCare",
  osobniAsistence: "personalAssistance",
  odlehcovaciSluzba: "respiteCare",
  denniStacionar: "dayCentre",
  tisnovaPece: "emergencyCare",
  domaciZdravotniPece: "homeNursing",
  hospicovaPece: "hospiceCare",
  pujcovnaPomucek: "equipmentRental",
  poradenstvi: "counselling",
  svepomocnaSkupina: "supportGroup",
} as const;

/** Largest zoom of a map that lacks its own (spec §9). */
const usualMaxZoom = 18;

const organisation = z.object({
  nazev: field(text, { cs: "Název", en: "Name", example: "Pečovatelská služba Lípa" }),
  sluzby: field(z.array(oneOf(careServices)).min(1), {
    cs: "Druhy služeb",
    en: "Service types",
    example: '["odlehcovaciSluzba"]',
  }),
  adresa: field(
    postalAddress.extend({
      okres: field(text.nullish(), { cs: "Okres", en: "District", expected: true, example: "Olomouc" }),
      kraj: field(region.nullish(), { cs: "Kraj", en: "Region", expected: true }),
      poloha: field(position.refine(isInCzechia, { message: "position.outside" }).nullish(), {
        cs: "Poloha na mapě",
        en: "Position on the map",
        expected: true,
      }),
    }),
    { cs: "Adresa", en: "Address" },
  ),
  kontakt: field(channels, { cs: "Kontakt", en: "Contact" }),
  popis: field(text.nullish(), {
    cs: "Popis",
    en: "Description",
    example: "Poradna pro pečující o blízké.",
    advisedLength: 300,
  }),
  overeno: field(localDate.nullish(), {
    cs: "Údaje ověřeny dne",
    en: "Checked on",
    expected: true,
    example: "2026-09-14",
  }),
});

/** Searches organisations by name, description and place; filters by service, region and district. */
const list: List<Organisation> = {
  textOf: ({ name, description, address }) =>
    [name, description, address.street, address.municipality, address.district].filter(Boolean).join(" "),
  nameOf: ({ name }) => name,
  facets: [
    { name: "service", choice: "any", known: Object.values(careServices), valuesOf: (row) => row.services },
    { name: "region", choice: "one", known: regionCodes, valuesOf: ({ address }) => asList(address.region) },
    { name: "district", choice: "one", valuesOf: ({ address }) => asList(address.district) },
  ],
  orders: ["given", "az", "za"],
  views: ["list"],
};

/** Map of organisations that help informal caregivers (spec §2.4, caregiver map). */
export const caregiverMap = structure({
  names: { cms: "up-mapa", cs: "Mapa", en: "Map" },
  data: z.object({
    ...listPageFields,
    mapa: field(
      z
        .object({
          stred: field(position.nullish(), { cs: "Střed", en: "Centre" }),
          priblizeni: field(z.number().int().min(1).max(22).nullish(), { cs: "Přiblížení", en: "Zoom", example: "7" }),
          maxZoom: field(z.number().int().min(1).max(22).nullish(), {
            cs: "Největší přiblížení",
            en: "Largest zoom",
            required: true,
            example: "18",
          }),
        })
        .nullish(),
      { cs: "Nastavení mapy", en: "Map settings", required: true },
    ),
    organizace: field(z.array(organisation), { cs: "Organizace", en: "Organisations" }),
  }),
  view: ({ data, ctx }) => ({
    ...toListPage(data, ctx),
    map: {
      centre: optional(data.mapa?.stred, toPosition),
      zoom: data.mapa?.priblizeni ?? null,
      maxZoom: data.mapa?.maxZoom ?? usualMaxZoom,
    },
    organisations: data.organizace.map((item) => toOrganisation(item, ctx)),
  }),
  list: { of: () => list, rowsOf: ({ organisations }) => organisations },
});

export type CaregiverMap = View<typeof caregiverMap>;
export type Organisation = ReturnType<typeof toOrganisation>;

function toOrganisation(
  { nazev, sluzby, adresa, kontakt, popis, overeno }: z.output<typeof organisation>,
  ctx: ViewContext,
) {
  return {
    name: toText(nazev),
    services: sluzby.map((key) => careServices[key]),
    address: toPostalAddress(adresa),
    contact: toChannels(kontakt, ctx),
    description: optional(popis, toText),
    checkedAt: optional(overeno, startOfDay),
  };
}

function asList<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

function isInCzechia({ sirka, delka }: z.output<typeof position>): boolean {
  const { south, north, west, east } = czechia;
  return south <= sirka && sirka <= north && west <= delka && delka <= east;
}
