import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { placeInBothLanguages, regionInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { czechia } from "#schemas/site/country.ts";
import { directorate, region } from "#schemas/values/office/region.ts";
import { clean } from "./html.ts";
import { textsOf } from "./texts.ts";

export const swappedPosition: Rule = {
  code: "position.swapped",
  level: "content",
  severity: "error",
  wcag: [],
  check: eachObject(["delka"], function* ({ path, value }) {
    const { sirka, delka } = value;
    if (typeof sirka !== "number" || typeof delka !== "number") return;
    const values = { latitude: String(sirka), longitude: String(delka) };
    if (isInCzechia(delka, sirka)) yield { path, expected: "a latitude about 50", received: value, values };
  }),
};

/**
 * Reports a position outside the country that swapped coordinates do not explain, such as one with a missing digit.
 * Lists of a map check their own positions.
 */
export const positionAbroad: Rule = {
  code: "position.abroad",
  level: "content",
  severity: "error",
  wcag: [],
  check: eachObject(["delka"], function* ({ path, value }) {
    const { sirka, delka } = value;
    if (typeof sirka !== "number" || typeof delka !== "number") return;
    if (isInCzechia(sirka, delka) || isInCzechia(delka, sirka)) return;
    yield { path, expected: "a position in the Czech Republic", received: value };
  }),
};

function isInCzechia(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = czechia;
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}

export const freeWithFees: Rule = {
  code: "fees.contradictory",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["zdarma"], function* ({ path, value }) {
    const { zdarma, polozky } = value;
    if (zdarma !== true || !Array.isArray(polozky) || polozky.length === 0) return;
    yield { path: [...path, "zdarma"], expected: "either no fee or a list of fees", received: zdarma };
  }),
};

/** Reports a service that neither says that it is free nor what it costs. */
export const unsaidFees: Rule = {
  code: "fees.none",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["zdarma"], function* ({ path, value }) {
    const { zdarma, polozky } = value;
    if (zdarma !== false || (Array.isArray(polozky) && polozky.length > 0)) return;
    yield { path: [...path, "polozky"], expected: "the fees", received: polozky };
  }),
};

/** Reports two amounts with the same name and start day: a later amount replaces an earlier one, and neither is later. */
export const repeatedAmount: Rule = {
  code: "amount.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Map<string, string>();
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { nazev, platiOd, vyse, slovy } = value;
      if (!shape.keys.has("slovy") || !shape.keys.has("platiOd") || typeof nazev !== "string") continue;
      const name = JSON.stringify([path.slice(0, -1), clean(nazev).toLowerCase(), platiOd ?? null]);
      const amount = JSON.stringify([vyse, slovy]);
      const first = seen.get(name);
      if (first !== undefined && first !== amount)
        yield {
          path: [...path, "platiOd"],
          expected: "a later day",
          received: platiOd,
          values: { name: clean(nazev) },
        };
      seen.set(name, amount);
    }
  },
};

/** How many times as high an amount may become at once; more is a digit too many or too few. */
const greatestChange = 5;

export const unlikelyChange: Rule = {
  code: "amount.jump",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { castky } = subject.content.data;
    if (subject.key !== "service" || !Array.isArray(castky)) return;
    const rows = castky.flatMap((row, index) => {
      const vyse = isRecord(row) && isRecord(row["vyse"]) ? row["vyse"]["castka"] : null;
      return isRecord(row) && typeof vyse === "number" && vyse > 0
        ? [{ index, name: String(row["nazev"]), from: String(row["platiOd"] ?? ""), amount: vyse }]
        : [];
    });
    for (const group of Map.groupBy(rows, ({ name }) => name).values()) {
      const inOrder = group.toSorted((a, b) => a.from.localeCompare(b.from));
      for (const [nth, { index, name, amount }] of inOrder.entries()) {
        const before = inOrder[nth - 1]?.amount;
        if (!before || Math.max(amount / before, before / amount) < greatestChange) continue;
        const values = { name, amount, before };
        yield {
          path: ["data", "castky", index, "vyse", "castka"],
          expected: `about ${before}`,
          received: amount,
          values,
        };
      }
    }
  },
};

/** Reports an office whose region differs from the region of its address. */
export const otherRegion: Rule = {
  code: "region.contradictory",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["kraj"], function* ({ path, value }) {
    const { kraj, adresa } = value;
    if (typeof kraj !== "string" || kraj === directorate || !isRecord(adresa)) return;
    const other = adresa["kraj"];
    if (typeof other !== "string" || other === kraj || !isRegion(kraj) || !isRegion(other)) return;
    const values = { region: regionInBothLanguages(kraj), place: placeInBothLanguages(other) };
    yield { path: [...path, "adresa", "kraj"], expected: kraj, received: other, values };
  }),
};

const isRegion = (code: string) => region.safeParse(code).success;

export const vacantHead: Rule = {
  code: "unit.contradictory",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["neobsazeno"], function* ({ path, value }) {
    if (value["neobsazeno"] === true && isRecord(value["vedouci"]))
      yield { path: [...path, "neobsazeno"], expected: "a head or a vacancy", received: true };
  }),
};

/** Reports an answer listed in a year in which it was neither requested nor given, and a release numbered in another year. */
export const otherYear: Rule = {
  code: "information.year",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ key, content: { data, displayAt } }) {
    const { rok, prijato, vyrizeno, cislo, embargoDo } = data;
    const [, numbered] = key === "press-release" && typeof cislo === "string" ? (ofYear.exec(cislo) ?? []) : [];
    const issued = [displayAt, embargoDo].flatMap((date) => (typeof date === "string" ? [date.slice(0, 4)] : []));
    if (numbered && displayAt && !issued.includes(numbered)) {
      const values = { year: numbered, other: displayAt.slice(0, 4), context: "number" };
      yield { path: ["data", "cislo"], expected: displayAt.slice(0, 4), received: cislo, values };
    }
    if (key !== "provided-information" || typeof rok !== "number" || typeof vyrizeno !== "string") return;
    const years = [prijato, vyrizeno].flatMap((date) => (typeof date === "string" ? [date.slice(0, 4)] : []));
    if (years.includes(String(rok))) return;
    const values = { year: String(rok), other: vyrizeno.slice(0, 4) };
    yield { path: ["data", "rok"], expected: vyrizeno.slice(0, 4), received: rok, values };
  },
};

/** `24/2025`, `TZ 24/2025`, `2025-24`. */
const ofYear = /(?:^|\/|-)((?:19|20)\d\d)(?=$|-\d)/;

/** Reports a redirect that also says that its page is gone. */
export const goneWithTarget: Rule = {
  code: "redirect.contradictory",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ key, content: { data } }) {
    if (key !== "redirect" || !isRecord(data["cil"]) || !isRecord(data["zruseno"])) return;
    yield { path: ["data", "cil"], expected: "either a target or the mark as gone", received: data["cil"] };
  },
};

/** Reports an addressee with a full name: notices give initials of people. Organisations are named in full. */
export const namedAddressee: Rule = {
  code: "personal-data.addressee",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    if (subject.key !== "public-notice") return;
    const { adresat } = subject.content.data;
    if (typeof adresat !== "string" || !fullName.test(adresat) || organisation.test(adresat)) return;
    yield { path: ["data", "adresat"], expected: "initials", received: adresat };
  },
};

const fullName = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}{2,}){1,3}(?!\p{L})/u;
const organisation =
  /\b(?:s\. ?r\. ?o|a\. ?s|z\. ?s|o\. ?p\. ?s|v\. ?o\. ?s|k\. ?s)\b|spol|družstv|obec|město|městys|kraj|úřad|minister|škol|ústav|fond|nadac|neznám|držitel|vlastní|dědic/iu;
