import type { RecordPath, Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { placeInBothLanguages, shortRegionInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { directorate, regionCodes } from "#schemas/values/office/region.ts";
import { mayBeIn } from "./addresses.ts";
import { regionOfTown, townOf } from "./town-of.ts";

/** A place whose town is in another region than the record says, as after choosing the neighbouring line of a list. */
const otherRegionOfTown: Rule = {
  code: "region.town",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { kraj } = value;
      if (!shape.keys.has("kraj") || typeof kraj !== "string" || kraj === directorate) continue;
      if (!regionCodes.some((code) => code === kraj)) continue;
      const place = placesOf(value).find((each) => townOf(each.value));
      const town = place ? townOf(place.value) : null;
      // Small places share their names with towns: those have postcodes of their own region.
      const postcode = String(place?.value["psc"] ?? "");
      const isNamesake =
        /^\d{3} ?\d{2}$/.test(postcode) && mayBeIn(kraj, postcode) && !mayBeIn(town?.region ?? "", postcode);
      if (!place || !town || town.region === kraj || isNamesake) continue;
      const inAddress = place.value["kraj"];
      // An address with a region of its own is told by region.contradictory.
      if (place.path.length === 1 && inAddress !== undefined) continue;
      if (place.path.length > 1 && inAddress !== undefined && inAddress !== town.region) continue;
      const values = {
        town: town.name,
        place: placeInBothLanguages(town.region),
        region: shortRegionInBothLanguages(kraj),
      };
      yield { path: [...path, "kraj"], expected: town.region, received: kraj, values, about: [] };
    }
  },
};

/** Returns a value and its address or venue. */
function placesOf(value: Readonly<Record<string, unknown>>) {
  const { adresa, misto } = value;
  const found: { path: RecordPath; value: Readonly<Record<string, unknown>> }[] = [{ path: [], value }];
  if (isRecord(adresa)) found.push({ path: ["adresa"], value: adresa });
  if (isRecord(misto) && isRecord(misto["adresa"])) found.push({ path: ["misto", "adresa"], value: misto["adresa"] });
  return found;
}

const officeNames =
  /^(?:kontaktní pracoviště|detašované pracoviště|krajská pobočka(?: úřadu práce)?(?: v| ve)?|(?:labour office,? )?(?:contact|local|branch) office|office in|regional branch in)\s+(?<town>\p{Lu}.*)$/iu;

/** An office whose official name has the town of another one, as after copying its record. */
const otherTownInName: Rule = {
  code: "office.other-town",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content: { data } }) {
    const { uredniNazev, adresa, okres } = data;
    if (typeof uredniNazev !== "string" || !isRecord(adresa) || typeof adresa["obec"] !== "string") return;
    const named = officeNames.exec(clean(uredniNazev))?.groups?.["town"] ?? "";
    const own = clean(adresa["obec"]);
    const isKnown = regionOfTown.has(named) && regionOfTown.has(own);
    if (!isKnown || [own, adresa["okres"], okres].some((each) => typeof each === "string" && isAlike(named, each)))
      return;
    yield {
      path: ["data", "uredniNazev"],
      expected: `the town ${own}`,
      received: uredniNazev,
      values: { town: named, own },
    };
  },
};

/** `Brno-venkov` is an office in Brno. */
function isAlike(named: string, own: string): boolean {
  const [first, second] = [named, own].map((each) => each.split(/[- ]/)[0]);
  return named === own || first === second;
}

/** A data box of an office in another region. One that many offices share is that of the authority. */
const otherDataBox: Rule = {
  code: "data-box.other-office",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    const own = dataBoxOf(content.data);
    if (!own || !library) return;
    const others = library.contents.filter(({ id, dataBox }) => id !== content.id && dataBox?.id === own.id);
    const regions = new Set(others.map(({ dataBox }) => dataBox?.region));
    const [other] = others;
    if (!other || regions.has(own.region) || regions.size > 1) return;
    const values = { text: own.id, other: other.name };
    yield { path: ["data", "datovaSchranka"], expected: "the data box of this office", received: own.id, values };
  },
};

/** Returns the data box of an office with its region; null for other content items. */
export function dataBoxOf({ datovaSchranka, kraj, adresa }: Readonly<Record<string, unknown>>) {
  const isOffice = typeof datovaSchranka === "string" && typeof kraj === "string" && isRecord(adresa);
  return isOffice && kraj !== directorate ? { id: datovaSchranka.toLowerCase(), region: kraj } : null;
}

export const townRules: readonly Rule[] = [otherRegionOfTown, otherTownInName, otherDataBox];
