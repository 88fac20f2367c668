import { collectiveAgreements } from "#portal/contract/structures/collective-agreements.ts";
import { caregiverMap, careServices } from "#portal/contract/structures/map.ts";
import { type StructureKey, structures } from "#portal/contract/structures/registry.ts";
import { daysAfter } from "#portal/contract/time/dates.ts";
import words from "./large-site-words.json" with { type: "json" };
import { withValue } from "./nodes.ts";
import type { Random } from "./random.ts";
import { maximalOf } from "./records.ts";
import { type Town, towns } from "./towns.ts";

/** Values of a page that differ from page to page; `day` is its publication date. */
export interface Varied {
  name: string;
  slug?: string;
  day?: string;
  data: unknown;
}

/** Values by dotted path; undefined removes the value. */
type Changes = Readonly<Record<string, unknown>>;

/** Returns the maximal data of a structure with some values replaced. */
export function valueWith(key: StructureKey, changes: Changes): unknown {
  return changed(maximalOf(structures[key].data, key), changes);
}

function changed(base: unknown, changes: Changes): unknown {
  return Object.entries(changes).reduce((value, [path, next]) => withValue(value, path.split("."), next), base);
}

/** Organisations around all towns. The first nine share an address, as markers on one spot spread out from nine (spec §9). */
export function organisations(count: number, random: Random): unknown[] {
  const base = maximalOf(caregiverMap.data.shape.organizace.element, "organizace");
  let address = addressIn(random.pick(towns), random, 0.25);
  return Array.from({ length: count }, (_, index) => {
    if (index > 8 && !random.percent(10)) address = addressIn(random.pick(towns), random, 0.25);
    const { poloha, ...unplaced } = address;
    return changed(base, {
      nazev: `${random.pick(words.helpers)} ${random.pick(words.plants)} ${address.obec}`,
      sluzby: random.several(Object.keys(careServices), random.whole(1, 3)),
      adresa: { ...unplaced, poloha: index > 8 && random.percent(0.3) ? null : poloha },
      "kontakt.telefon": phoneNumber(random),
      overeno: daysAfter("2025-12-01", random.whole(0, 330)),
    });
  });
}

/** Agreements since 1994 with increasing registration numbers, valid for a few years each. */
export function agreements(count: number, random: Random): unknown[] {
  const base = maximalOf(collectiveAgreements.data.shape.smlouvy.element, "smlouvy");
  return Array.from({ length: count }, (_, index) => {
    const year = 1994 + Math.floor((index * 33) / count);
    const from = daysAfter(`${year}-01-01`, random.whole(0, 364));
    const field = random.pick(words.fields);
    return changed(base, {
      evidencniCislo: String(index + 1),
      zamestnavatele: [`${random.pick(words.employers)} ${field}`],
      odbory: [`${random.pick(words.unions)} ${field}`],
      cisloSdeleni: `${random.whole(10, 480)}/${year}`,
      rozsireni: random.percent(25)
        ? { cisloSdeleni: `${random.whole(10, 480)}/${year}`, od: daysAfter(from, 60) }
        : undefined,
      platiOd: from,
      platiDo: random.percent(95) ? daysAfter(from, random.whole(300, 1800)) : undefined,
    });
  });
}

/** Service positions announced within four months: open, past their deadline, filled and cancelled. */
export function positions(count: number, random: Random): Varied[] {
  const base = maximalOf(structures["service-position"].data, "service-position");
  return Array.from({ length: count }, (_, index) => {
    const town = random.pick(towns);
    const { title, ...job } = random.pick(words.jobs);
    const day = daysAfter("2026-07-15", random.whole(0, 120));
    const isDecided = day < "2026-09-15" && random.percent(50);
    const address = addressIn(town, random);
    const data = changed(base, {
      ...job,
      "vyhlaseno.dne": day,
      "pracoviste.nazev": `Kontaktní pracoviště ${town.name}`,
      "pracoviste.adresa": address,
      "podani.posta": address,
      lhuta: `${daysAfter(day, random.whole(14, 60))}T12:00:00`,
      nastup: random.pick([daysAfter(day, 105), "dohodou", "ihned"]),
      cisloJednaci: `UPCR-2026/${index + 1}`,
      sluzebniPusobiste: town.name,
      kraj: town.region,
      stav: isDecided ? random.pick(["obsazeno", "zruseno"]) : "otevreno",
      "vysledek.dne": daysAfter(day, 61),
      ...(isDecided ? {} : { vysledek: undefined }),
    });
    return { name: `${title}, ${town.name}`, day, data };
  });
}

const kinds = { kontaktni: "Kontaktní", detasovane: "Detašované", mobilni: "Mobilní" } as const;

/** Workplaces of the employment agency in all towns: open, temporarily closed and permanently closed. */
export function workplaces(count: number, random: Random): Varied[] {
  const base = maximalOf(structures["workplace-contacts"].data, "workplace-contacts");
  const order = random.several(towns, towns.length);
  return Array.from({ length: count }, (_, index) => {
    const town = order[index % order.length] ?? random.pick(towns);
    const typ = random.pick(["kontaktni", "detasovane", "mobilni"] as const);
    const data = changed(base, {
      typ,
      stav: random.percent(92) ? { typ: "otevreno" } : closure(random),
      pobocka: workplaceList,
      kraj: town.region,
      okres: town.district,
      adresa: addressIn(town, random),
      "kontakt.telefon": phoneNumber(random),
      uredniHodiny: [{ dny: week(random) }],
      spravniObvod: [town.name],
    });
    return { name: `${kinds[typ]} pracoviště ${town.name} ${Math.floor(index / order.length) + 1}`, data };
  });
}

const workplaceList = {
  titulek: "Pracoviště úřadu práce",
  stranka: { name: "Pracoviště", friendlyURLs: { cs_cz: "kontakty/pracoviste" }, web: { id: "34" } },
};

function closure(random: Random) {
  const od = daysAfter("2026-10-01", random.whole(0, 90));
  const closed = { od, duvod: random.pick(["Stěhování", "Rekonstrukce budovy"]), nahrada: workplaceList };
  return random.percent(30)
    ? { typ: "zruseno", ...closed }
    : { typ: "docasneZavreno", do: daysAfter(od, random.whole(3, 90)), ...closed };
}

function week(random: Random) {
  const useky = [
    { od: random.pick(["07:30", "08:00", "08:30"]), do: random.pick(["11:30", "12:00"]) },
    { od: "13:00", do: random.pick(["16:00", "17:00", "18:00"]) },
  ];
  return ["pondeli", "utery", "streda", "ctvrtek", "patek"].map((den) => {
    const rezim = random.pick(["otevreno", "objednani", "zavreno"]);
    return rezim === "zavreno" ? { den, rezim } : { den, rezim, useky };
  });
}

/** A telephone number in the range of the employment agency, as in the fixtures. */
function phoneNumber(random: Random): string {
  return `+420 950 ${random.whole(100, 999)} ${random.whole(100, 999)}`;
}

/** Radius of a town in degrees. */
const townRadius = 0.009;

/**
 * Returns an address in a town, or up to `reach` (0 to 1) of the way to another town of its region, so that it stays
 * inside the country.
 */
function addressIn(town: Town, random: Random, reach = 0) {
  const neighbour = random.pick(towns.filter(({ region }) => region === town.region));
  const share = reach * random.next();
  const between = (from: number, to: number) =>
    Number((from + (to - from) * share + (random.next() * 2 - 1) * townRadius).toFixed(5));
  return {
    ulice: random.pick(words.streets),
    cislo: `${random.whole(1, 1800)}/${random.whole(1, 60)}`,
    psc: town.postcode,
    obec: town.name,
    okres: town.district,
    kraj: town.region,
    poloha: {
      sirka: between(town.latitude, neighbour.latitude),
      delka: between(town.longitude, neighbour.longitude),
    },
  };
}
