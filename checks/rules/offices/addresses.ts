import type { Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";

const level = "content";

/** First digits of the postcodes of each region; the directorate is in none. */
const firstDigits: Readonly<Record<string, string>> = {
  PHA: "1",
  STC: "2",
  JHC: "3",
  PLK: "3",
  KVK: "3",
  ULK: "4",
  LBK: "45",
  HKK: "5",
  PAK: "5",
  VYS: "356",
  JHM: "6",
  OLK: "7",
  ZLK: "67",
  MSK: "7",
};

/** A postcode of another part of the country, as after copying the address of another office. */
export const otherPostcode: Rule = {
  code: "postcode.region",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { psc, kraj } = value;
      if (!shape.keys.has("psc") || typeof psc !== "string" || typeof kraj !== "string") continue;
      const digits = firstDigits[kraj];
      if (!digits || !/^\d{3} ?\d{2}$/.test(psc) || digits.includes(psc.charAt(0))) continue;
      const values = { postcode: psc, region: kraj };
      yield { path: [...path, "psc"], expected: "a postcode of the region", received: psc, values };
    }
  },
};

/** A house number or postcode that stands in two fields of an address, so that the page shows it twice. */
export const repeatedInAddress: Rule = {
  code: "address.repeated",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      if (!shape.keys.has("psc") || !shape.keys.has("obec")) continue;
      for (const [key, part] of [
        ["ulice", "cislo"],
        ["obec", "psc"],
      ] as const) {
        const [text, other] = [value[key], value[part]].map((each) => (typeof each === "string" ? clean(each) : ""));
        if (!text || !other || !isIn(text, other, key)) continue;
        yield { path: [...path, key], expected: `no ${other}`, received: text, values: { text: other } };
      }
    }
  },
};

function isIn(text: string, part: string, key: "ulice" | "obec"): boolean {
  return key === "ulice" ? text.endsWith(` ${part}`) : text.replace(/ /g, "").startsWith(part.replace(/ /g, ""));
}
