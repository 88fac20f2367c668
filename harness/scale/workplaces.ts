import type { z } from "zod";
import type { Content } from "#embedded/replay/wire-records.ts";
import { towns } from "#embedded/tiles/towns.ts";
import type { workplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { daysAfter } from "#schemas/time/dates.ts";
import { addressIn } from "./addresses.ts";
import { branchOf, workplaceList } from "./branches.ts";
import { envelope } from "./envelope.ts";
import { hoursOf } from "./office-hours.ts";
import { personWith, phoneNumber } from "./people.ts";
import type { Random } from "./random.ts";
import { slug } from "./slug.ts";

type WireWorkplace = z.input<typeof workplaceContacts.data>;

const kinds = { kontaktni: "Kontaktní", detasovane: "Detašované", mobilni: "Mobilní" } as const;

const parts = [
  "Nové Město",
  "Staré Město",
  "Předměstí",
  "Podhradí",
  "Horní Předměstí",
  "Dolní Předměstí",
  "U Nádraží",
  "Na Sídlišti",
  "Za Řekou",
  "Lipová čtvrť",
];

const departments = {
  zprostredkovaniZamestnani: "Oddělení zprostředkování",
  statniSocialniPodpora: "Oddělení státní sociální podpory",
  hmotnaNouze: "Oddělení hmotné nouze",
  prispevekNaPeci: "Oddělení příspěvku na péči",
  zdravotniPostizeni: "Oddělení dávek pro osoby se zdravotním postižením",
} as const;

const departmentKeys = [
  "zprostredkovaniZamestnani",
  "statniSocialniPodpora",
  "hmotnaNouze",
  "prispevekNaPeci",
  "zdravotniPostizeni",
] as const;

/** Workplaces of the employment agency, part of town by part of town. */
export function workplaces(count: number, firstNumber: number, random: Random): Content[] {
  const order = random.several(towns, towns.length);
  return Array.from({ length: count }, (_, index) => {
    const town = order[index % order.length] ?? random.pick(towns);
    const round = Math.floor(index / order.length);
    const typ = round === 0 ? "kontaktni" : random.pick(["kontaktni", "detasovane", "detasovane", "mobilni"] as const);
    const part = parts[round % parts.length];
    const name = `${kinds[typ]} pracoviště ${town.name} – ${part}`;
    const number = firstNumber + index;
    const adresa = { ...addressIn(town, random), castObce: part };
    return envelope({
      number,
      name,
      webId: "34",
      structureKey: "up-kontaktni-pracoviste",
      slug: `kontakty/pracoviste/${slug(name)}-${number}`,
      description: `Adresa, úřední hodiny a služby: ${name}.`,
      day: daysAfter("2026-01-05", random.whole(0, 300)),
      data: {
        typ,
        stav: stateOf(random),
        pobocka: branchOf(town.region),
        kraj: town.region,
        okres: town.district,
        adresa,
        kontakt: { telefon: phoneNumber(random), email: `${slug(town.name)}.${number}@uradprace.example` },
        vedouci: personWith("vedoucí pracoviště", random),
        uredniHodiny: hoursOf(random),
        objednani: `https://objednani.uradprace.example/${slug(town.name)}`,
        sluzby: servicesOf(random),
        bezbarierovost: barrierFree(random),
        spravniObvod: [town.name],
      } satisfies WireWorkplace,
    });
  });
}

function stateOf(random: Random): WireWorkplace["stav"] {
  if (random.percent(92)) return { typ: "otevreno" };
  const od = daysAfter("2026-10-01", random.whole(0, 90));
  const nahrada = { titulek: "Jiné pracoviště v okolí", stranka: workplaceList };
  if (random.percent(30)) return { typ: "zruseno", od, duvod: "Sloučení pracovišť v okrese", nahrada };
  const duvod = random.pick(["Rekonstrukce budovy", "Malování a výměna podlah", "Stěhování"]);
  return { typ: "docasneZavreno", od, do: daysAfter(od, random.whole(3, 90)), duvod, nahrada };
}

function servicesOf(random: Random): WireWorkplace["sluzby"] {
  const offered = random.several(departmentKeys, random.whole(2, departmentKeys.length)).map((sluzba) => ({
    sluzba,
    oddeleni: departments[sluzba],
    umisteni: random.pick(["přízemí", "1. patro", "2. patro"]),
    telefon: phoneNumber(random),
  }));
  return [...offered, { sluzba: "callCentrum", telefon: "+420 950 100 300", email: "info@uradprace.example" }];
}

function barrierFree(random: Random): WireWorkplace["bezbarierovost"] {
  const hasStepFreeEntrance = random.percent(75);
  return {
    vstup: hasStepFreeEntrance,
    rampa: hasStepFreeEntrance && random.percent(60),
    vytah: random.percent(50),
    parkovani: random.percent(60),
    toaleta: random.percent(55),
    vodiciPes: true,
    overeno: daysAfter("2025-10-01", random.whole(0, 390)),
  };
}
