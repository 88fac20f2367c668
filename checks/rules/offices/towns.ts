import { eachObject } from "#checks/each.ts";
import type { Problem, RecordPath, Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { placeInBothLanguages, shortRegionInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { directorate, regionCodes } from "#schemas/values/office/region.ts";
import { mayBeIn } from "./addresses.ts";
import { districtOfTown, middles, regionOfTown, townOf } from "./town-of.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A place whose town is in another region than the record says, as after choosing the neighbouring line of a list. */
const otherRegionOfTown: Rule = {
  code: "region.town",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      yield* otherDistrict(path, value);
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
        district: "",
        actual: "",
        context: undefined,
      };
      yield { path: [...path, "kraj"], expected: town.region, received: kraj, values, about: [] };
    }
  },
};

/** A district in which its town is not. */
function* otherDistrict(path: RecordPath, value: Fields): Generator<Problem> {
  const inAddress = isRecord(value["adresa"]) ? value["adresa"]["obec"] : null;
  const [district, town] = [value["okres"], value["obec"] ?? inAddress].map((each) =>
    typeof each === "string" ? clean(each) : "",
  );
  const actual = districtOfTown.get(town ?? "");
  if (!district || !town || !actual || !middles.has(districtOfTown.get(district) ?? district)) return;
  if (actual.split("-")[0] === district.split("-")[0]) return;
  const values = { town, district, actual, place: actual, region: district, context: "district" };
  yield { path: [...path, "okres"], expected: actual, received: district, values, about: [] };
}

/** How far from the middle of its district an office may be, in kilometres. */
const farthest = { inSeat: 25, inDistrict: 50 };

/** A position in another part of the country than the town of its address, as after copying another office. */
const farPosition: Rule = {
  code: "position.far",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["poloha", "obec"], function* ({ path, value, parent }) {
    const { poloha, obec } = value;
    const town = typeof obec === "string" ? clean(obec).replace(/ \d{1,2}$/, "") : "";
    const place = isRecord(poloha) ? poloha : {};
    const [latitude, longitude] = [Number(place["sirka"]), Number(place["delka"])];
    const named = value["okres"] ?? parent?.["okres"];
    const district = districtOfTown.get(town) ?? (typeof named === "string" ? clean(named) : "");
    const middle = middles.get(district);
    if (!middle || !(latitude > 48 && latitude < 52 && longitude > 12 && longitude < 19)) return;
    const [south, east] = [(latitude - middle[0]) * 111, (longitude - middle[1]) * 71.5];
    const distance = Math.hypot(south, east);
    if (distance < (town === district ? farthest.inSeat : farthest.inDistrict)) return;
    const values = { town, distance: Math.round(distance) };
    yield { path: [...path, "poloha"], expected: `near ${town}`, received: poloha, values, about: [] };
  }),
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

export const townRules: readonly Rule[] = [otherRegionOfTown, farPosition, otherTownInName, otherDataBox];
