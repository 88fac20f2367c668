import type { z } from "zod";
import { towns } from "#embedded/tiles/towns.ts";
import type { caregiverMap } from "#schemas/structures/map.ts";
import { daysAfter } from "#schemas/time/dates.ts";
import { addressIn } from "./addresses.ts";
import { phoneNumber } from "./people.ts";
import type { Random } from "./random.ts";
import { serviceKinds } from "./service-kinds.ts";
import { slug } from "./slug.ts";

type WireOrganisation = z.input<typeof caregiverMap.data>["organizace"][number];

const properNames = [
  "Čejka",
  "Habr",
  "Heřmánek",
  "Jasan",
  "Javor",
  "Jeřabina",
  "Kalina",
  "Konipas",
  "Kopretina",
  "Lávka",
  "Ledňáček",
  "Levandule",
  "Lípa",
  "Maják",
  "Olše",
  "Pomněnka",
  "Potůček",
  "Pramen",
  "Přístav",
  "Sedmikráska",
  "Skřivan",
  "Slunečnice",
  "Soutok",
  "Studánka",
  "Sýkorka",
  "Šípek",
  "Vlaštovka",
  "Vrba",
];

/** So many organisations share the first address: from nine on, markers on one spot are spread in a spiral (spec §9). */
const firstHouse = 9;

/** Organisations around all towns: the first nine in one house, more houses of several, a few without a position. */
export function organisations(count: number, random: Random): WireOrganisation[] {
  const made: WireOrganisation[] = [];
  while (made.length < count) {
    const adresa = addressIn(random.pick(towns), random, 0.25);
    if (made.length > 0 && random.percent(0.3)) adresa.poloha = null;
    const tenants = made.length === 0 ? firstHouse : random.percent(4) ? random.whole(2, 12) : 1;
    for (let tenant = 0; tenant < tenants && made.length < count; tenant++)
      made.push(organisationAt(adresa, made.length + 1, random));
  }
  return made;
}

function organisationAt(adresa: WireOrganisation["adresa"], number: number, random: Random): WireOrganisation {
  const [first, ...others] = random.several(serviceKinds, random.pick([1, 1, 1, 2, 2, 3]));
  if (!first) throw new Error("An organisation has a service.");
  const kind = random.pick(first.names);
  const host = `${slug(kind)}-${number}.example`;
  return {
    nazev: nameOf(kind, adresa.obec, random),
    sluzby: [first, ...others].map(({ key }) => key),
    adresa,
    kontakt: {
      telefon: phoneNumber(random),
      email: `kontakt@${host}`,
      ...(random.percent(70) && { web: `https://www.${host}/` }),
      ...(random.percent(10) && { poznamka: random.pick(["V pátek jen e-mailem.", "Volejte prosím dopoledne."]) }),
    },
    ...(random.percent(85) && { popis: random.pick(first.descriptions) }),
    overeno: daysAfter("2025-12-01", random.whole(0, 330)),
  };
}

function nameOf(kind: string, town: string, random: Random): string {
  if (random.percent(1))
    return `${kind} a sdružení pro podporu neformálně pečujících osob, jejich rodin a blízkých v domácím prostředí, středisko ${town}`;
  const name = `${kind} ${random.pick(properNames)}`;
  const place = random.percent(40) ? ` ${town}` : "";
  return `${name}${place}${random.pick(["", "", "", ", z. s.", ", z. ú.", ", o. p. s."])}`;
}
