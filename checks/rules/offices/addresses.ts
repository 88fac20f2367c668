import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { placeInBothLanguages, regionInBothLanguages, shortRegionInBothLanguages } from "#checks/texts.ts";
import { directorate } from "#schemas/values/office/region.ts";
import { townOf } from "./town-of.ts";

const level = "content";

/** The first three digits of postcodes from which on they belong to a region; the directorate is in none. */
const starts = (
  "100 PHA, 200 STC, 300 PLK, 350 KVK, 370 JHC, 393 VYS, 397 JHC, 400 ULK, 460 LBK, 500 HKK, 511 LBK, 516 HKK, 530 PAK, " +
  "541 HKK, 560 PAK, 580 VYS, 600 JHM, 674 VYS, 678 JHM, 686 ZLK, 690 JHM, 700 MSK, 750 OLK, 755 ZLK, 770 OLK, 792 MSK, " +
  "796 OLK"
)
  .split(", ")
  .map((line) => ({ start: line.slice(0, 3), region: line.slice(4) }));

/** Near the borders of regions a postcode may belong to the other one, so only the first digit has to be one of the region. */
export function mayBeIn(region: string, postcode: string): boolean {
  const own = starts.filter((each) => each.region === region);
  return own.length === 0 || own.some(({ start }) => start.charAt(0) === postcode.charAt(0));
}

/** Returns the region of a postcode; null for one that no place in the country has. */
function regionOf(postcode: string): string | null {
  if (!/^[1-7]/.test(postcode)) return null;
  return starts.findLast(({ start }) => start <= postcode.slice(0, 3))?.region ?? null;
}

/**
 * A postcode of another part of the country, as after copying the address of another office, or after choosing the wrong
 * region. When the record names its region too, that decides which of the two is wrong.
 */
export const otherPostcode: Rule = {
  code: "postcode.region",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { objects } = textsOf(subject);
    for (const { path, value, shape } of objects) {
      const { psc, kraj } = value;
      if (!shape.keys.has("psc") || typeof psc !== "string" || typeof kraj !== "string") continue;
      if (!/^\d{3} ?\d{2}$/.test(psc) || mayBeIn(kraj, psc)) continue;
      const actual = regionOf(psc);
      const owner = objects.find((each) => each.value["adresa"] === value)?.value["kraj"];
      const isAgreed = actual !== null && (owner === actual || townOf(value)?.region === actual);
      const values = {
        postcode: psc,
        place: placeInBothLanguages(actual ?? ""),
        region: shortRegionInBothLanguages(kraj),
        other: regionInBothLanguages(typeof owner === "string" ? owner : ""),
        context: contextOf(actual, kraj, owner),
      };
      const [first, second] = isAgreed ? ["kraj", "psc"] : ["psc", "kraj"];
      yield {
        path: [...path, first],
        alsoAt: [[...path, second]],
        expected: isAgreed ? actual : "a postcode of the region",
        received: value[first],
        values,
        about: [],
      };
    }
  },
};

/** Returns the variant of the message: where the postcode is, and whether the record agrees with it or with the address. */
function contextOf(actual: string | null, region: string, owner: unknown): string | undefined {
  if (actual === null) return "none";
  if (owner === actual) return "agreed";
  return typeof owner === "string" && owner !== region && owner !== directorate ? "third" : undefined;
}

/** A house number or postcode that stands in two fields of an address, so that the page shows it twice. */
export const repeatedInAddress: Rule = {
  code: "address.repeated",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["psc", "obec"], function* ({ path, value }) {
    for (const [key, part] of [
      ["ulice", "cislo"],
      ["obec", "psc"],
    ] as const) {
      const [text, other] = [value[key], value[part]].map((each) => (typeof each === "string" ? clean(each) : ""));
      if (!text || !other || !isIn(text, other, key)) continue;
      yield { path: [...path, key], expected: `no ${other}`, received: text, values: { text: other } };
    }
  }),
};

function isIn(text: string, part: string, key: "ulice" | "obec"): boolean {
  return key === "ulice" ? text.endsWith(` ${part}`) : text.replace(/ /g, "").startsWith(part.replace(/ /g, ""));
}
