import type { z } from "zod";
import type { Content } from "#embedded/replay/wire-records.ts";
import { type Town, towns } from "#embedded/tiles/towns.ts";
import type { servicePosition } from "#schemas/structures/service-position.ts";
import { daysAfter } from "#schemas/time/dates.ts";
import { addressIn } from "./addresses.ts";
import { documentCalled } from "./documents.ts";
import { envelope } from "./envelope.ts";
import { jobs } from "./jobs.ts";
import { personWith } from "./people.ts";
import type { Random } from "./random.ts";
import { slug } from "./slug.ts";

type WirePosition = z.input<typeof servicePosition.data>;

/** Positions announced on the days before this one are decided, as far as they are. */
const decidedBefore = "2026-09-15";

/** Service positions all over the country, announced within four months: open, past their deadline, filled and cancelled. */
export function positions(count: number, firstNumber: number, random: Random): Content[] {
  return Array.from({ length: count }, (_, index) => {
    const number = firstNumber + index;
    const town = random.pick(towns);
    const job = random.pick(jobs);
    const day = daysAfter("2026-07-15", random.whole(0, 120));
    const name = `${job.title}, ${town.name}`;
    return envelope({
      number,
      name,
      webId: "34",
      structureKey: "up-sluzebni-misto",
      slug: `kariera/sluzebni-mista/${slug(name)}-${number}`,
      description: `Výběrové řízení na služební místo: ${name}, ${job.payClass}. platová třída.`,
      day,
      data: {
        ...placeOf(town, job, random),
        ...termsOf(day, random),
        cisloJednaci: `UPCR-2026/${number}`,
        oznaceni: `ID 215/${number}`,
        vyhlaseno: { misto: "Praha", dne: day },
        obory: [job.field],
        platovaTrida: job.payClass,
        plat: payOf(job.payClass, random),
        ...(random.percent(10) && { uvazek: random.pick([0.5, 0.75]) }),
        proverka: random.percent(95) ? "zadna" : random.pick(["vyhrazene", "duverne"]),
        cinnosti: [...job.duties],
        podminky: conditionsOf(job.education, random),
        prilohy: ["doklad o nejvyšším dosaženém vzdělání", "strukturovaný životopis", "motivační dopis"],
        zadost: documentCalled("Žádost o přijetí do služebního poměru", random),
        textVyberovehoRizeni: { soubor: documentCalled("Oznámení o vyhlášení výběrového řízení", random) },
      } satisfies WirePosition,
    });
  });
}

function placeOf(town: Town, job: (typeof jobs)[number], random: Random) {
  const adresa = addressIn(town, random);
  const isManaging = random.percent(8);
  return {
    sluzebniUrad: "Úřad práce České republiky",
    utvar: job.unit,
    predstavene: isManaging,
    sluzebniOznaceni: isManaging ? "vedoucí oddělení" : job.grade,
    sluzebniPusobiste: town.name,
    kraj: town.region,
    pracoviste: { nazev: `Kontaktní pracoviště ${town.name}`, adresa },
    podani: {
      posta: adresa,
      osobne: "podatelna v přízemí, v úřední hodiny",
      email: `podatelna.${slug(town.name)}@uradprace.example`,
      poznamka: "Obálku označte „Výběrové řízení – neotvírat“.",
    },
    kontakt: personWith("personální oddělení", random),
  };
}

/** What depends on the day the position was announced. */
function termsOf(
  day: string,
  random: Random,
): Pick<WirePosition, "lhuta" | "nastup" | "doba" | "kolo" | "stav" | "vysledek"> {
  const lastDay = daysAfter(day, random.whole(14, 60));
  const start = daysAfter(lastDay, 45);
  return {
    lhuta: `${lastDay}T${random.pick(["12:00:00", "15:00:00", "23:59:00"])}`,
    nastup: random.pick([start, start, "dohodou", "ihned"]),
    doba: random.percent(80)
      ? { typ: "neurcita" }
      : { typ: "urcita", do: daysAfter(start, 730), duvod: "zástup za rodičovskou dovolenou" },
    ...(random.percent(12) && { kolo: random.pick([2, 3]) }),
    ...(day < decidedBefore && random.percent(50) && outcomeOn(daysAfter(day, 61), random)),
  };
}

function outcomeOn(dne: string, random: Random): Pick<WirePosition, "stav" | "vysledek"> {
  if (random.percent(70)) return { stav: "obsazeno", vysledek: { dne, text: "Místo obsazeno vybraným žadatelem." } };
  return { stav: "zruseno", vysledek: { dne, text: "Výběrové řízení bylo zrušeno, přihlásil se jediný žadatel." } };
}

function payOf(payClass: number, random: Random): WirePosition["plat"] {
  const od = 12_500 + 1_790 * payClass + 10 * random.whole(0, 90);
  return {
    od,
    do: Math.round(od * 0.145) * 10,
    ...(random.percent(60) && { slozky: "Po zkušební době osobní příplatek, odměny podle výsledků." }),
  };
}

function conditionsOf(vzdelani: WirePosition["podminky"]["vzdelani"], random: Random): WirePosition["podminky"] {
  return {
    zakonne:
      "<p>Žadatel musí ke dni nástupu splňovat předpoklady podle § 25 zákona č. 234/2014 Sb., o státní službě:</p><ul><li>státní občanství České republiky nebo jiného státu Evropské unie,</li><li>věk alespoň 18 let a plná svéprávnost,</li><li>bezúhonnost,</li><li>zdravotní způsobilost.</li></ul>",
    vzdelani,
    ...(random.percent(20) && { jazyk: random.pick(["angličtina, úroveň B1", "němčina, úroveň A2"]) }),
    dalsi: random.several(
      [
        "řidičské oprávnění skupiny B",
        "práce s počítačem",
        "klidné jednání v konfliktních situacích",
        "praxe ve veřejné správě",
      ],
      random.whole(1, 3),
    ),
  };
}
