import { type Town, towns } from "#embedded/tiles/towns.ts";
import type { WirePostalAddress } from "#schemas/values/office/postal-address.ts";
import type { Random } from "./random.ts";

const streets = [
  "Akátová",
  "Borová",
  "Družstevní",
  "Hradební",
  "Jabloňová",
  "K Nádraží",
  "Kostelní",
  "Lipová",
  "Luční",
  "Mlýnská",
  "Na Kopečku",
  "Na Výsluní",
  "Nádražní",
  "Nábřežní",
  "Okružní",
  "Palackého",
  "Pod Zámkem",
  "Polní",
  "Sadová",
  "Školní",
  "U Parku",
  "U Vodojemu",
  "Zahradní",
  "Za Humny",
  "Zámecká",
];

/** Half the size of a town, in degrees. */
const townRadius = 0.009;

/** An address in a town. Its position lies up to `reach` (0 to 1) of the way to another town of the region, so that it stays in the country. */
export function addressIn(town: Town, random: Random, reach = 0): WirePostalAddress {
  const neighbour = random.pick(towns.filter(({ region }) => region === town.region));
  const share = reach * random.next();
  function between(from: number, to: number): number {
    const place = from + (to - from) * share + (random.next() * 2 - 1) * townRadius;
    return Number(place.toFixed(5));
  }
  const house = String(random.whole(1, 1800));
  return {
    ulice: random.pick(streets),
    cislo: random.percent(60) ? `${house}/${random.whole(1, 60)}` : house,
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
