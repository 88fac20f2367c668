import { z } from "zod";
import { localDate, startOfDay } from "./dates.ts";
import { listPageFields, toListPage } from "./list-page.ts";
import { field, structure, type To, type View } from "./structure.ts";
import { channels, toChannels } from "./values/channels.ts";
import { position, postalAddress, toPosition, toPostalAddress } from "./values/postal-address.ts";
import { region } from "./values/region.ts";
import { text, toText } from "./values/text.ts";

const services = {
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

/** The ends of the country in degrees: a position beyond them is a slip of the pen. */
const czechia = { south: 48.5, north: 51.1, west: 12, east: 18.9 };

const organisation = z.object({
  nazev: field(text, { cs: "Název", en: "Name", need: "required", example: "Pečovatelská služba Lípa" }),
  sluzby: field(
    z
      .array(
        z.enum([
          "pecovatelskaSluzba",
          "osobniAsistence",
          "odlehcovaciSluzba",
          "denniStacionar",
          "tisnovaPece",
          "domaciZdravotniPece",
          "hospicovaPece",
          "pujcovnaPomucek",
          "poradenstvi",
          "svepomocnaSkupina",
        ]),
      )
      .min(1),
    { cs: "Druhy služeb", en: "Service types", need: "required", example: '["odlehcovaciSluzba"]' },
  ),
  adresa: field(
    postalAddress.extend({
      okres: field(text.nullish(), { cs: "Okres", en: "District", need: "expected", example: "Olomouc" }),
      kraj: field(region.nullish(), { cs: "Kraj", en: "Region", need: "expected", example: "OLK" }),
      poloha: field(position.refine(isInCzechia, { message: "position.outside" }).nullish(), {
        cs: "Poloha na mapě",
        en: "Position on the map",
        need: "expected",
      }),
    }),
    { cs: "Adresa", en: "Address", need: "required" },
  ),
  kontakt: field(channels, { cs: "Kontakt", en: "Contact", need: "required" }),
  popis: field(text.nullish(), { cs: "Popis", en: "Description", advisedLength: 300 }),
  overeno: field(localDate.nullish(), {
    cs: "Údaje ověřeny dne",
    en: "Checked on",
    need: "expected",
    example: "2026-09-14",
  }),
});

/** Map of those who help informal caregivers (spec §2.4, caregiver map). */
export const caregiverMap = structure({
  data: z.object({
    ...listPageFields,
    mapa: field(
      z.object({
        stred: field(position.nullish(), { cs: "Střed", en: "Centre" }),
        priblizeni: field(z.number().int().min(1).max(22).nullish(), { cs: "Přiblížení", en: "Zoom", example: "7" }),
        maxZoom: field(z.number().int().min(1).max(22), {
          cs: "Největší přiblížení",
          en: "Largest zoom",
          need: "required",
          example: "18",
        }),
      }),
      { cs: "Nastavení mapy", en: "Map settings", need: "required" },
    ),
    organizace: field(z.array(organisation), { cs: "Organizace", en: "Organisations", need: "required" }),
  }),
  view: ({ content, data, to }) => ({
    ...toListPage({ content, data, to }),
    map: {
      centre: data.mapa.stred ? toPosition(data.mapa.stred) : null,
      zoom: data.mapa.priblizeni ?? null,
      maxZoom: data.mapa.maxZoom,
    },
    organisations: data.organizace.map((item, index) => ({ number: index + 1, ...toOrganisation(item, to) })),
  }),
});

export type CaregiverMap = View<typeof caregiverMap>;
export type Organisation = CaregiverMap["organisations"][number];

function toOrganisation({ nazev, sluzby, adresa, kontakt, popis, overeno }: z.output<typeof organisation>, to: To) {
  return {
    name: toText(nazev),
    services: sluzby.map((key) => services[key]),
    address: toPostalAddress(adresa),
    contact: toChannels(kontakt, to),
    description: popis ? toText(popis) : null,
    checkedAt: overeno ? startOfDay(overeno) : null,
  };
}

function isInCzechia({ sirka, delka }: z.output<typeof position>): boolean {
  const { south, north, west, east } = czechia;
  return south <= sirka && sirka <= north && west <= delka && delka <= east;
}
