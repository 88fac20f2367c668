import { czechia } from "#schemas/site/country.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "./texts.ts";

export const swappedPosition: Rule = {
  code: "position.swapped",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { sirka, delka } = value;
      if (!shape.keys.has("delka") || typeof sirka !== "number" || typeof delka !== "number") continue;
      const values = { latitude: String(sirka), longitude: String(delka) };
      if (isInCzechia(delka, sirka)) yield { path, expected: "a latitude about 50", received: value, values };
    }
  },
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
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { zdarma, polozky } = value;
      if (!shape.keys.has("zdarma") || zdarma !== true || !Array.isArray(polozky) || polozky.length === 0) continue;
      yield { path: [...path, "zdarma"], expected: "either no fee or a list of fees", received: zdarma };
    }
  },
};

/** A notice names its addressee by initials; organisations are named in full. */
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
