import type { DatabaseSync } from "node:sqlite";
import { withCzech } from "#schemas/lists/listed.ts";
import { atPostcode, postcodeIn } from "#schemas/lists/postcode.ts";
import { type NearPlace, nearestTo, toNearPlace } from "#schemas/lists/surroundings.ts";
import officeWords from "#schemas/lists/words/office-words.json" with { type: "json" };
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { placesNamed, settlements } from "#schemas/site/places.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { position, toPosition } from "#schemas/values/office/postal-address.ts";
import { createKindContents } from "./kind-contents.ts";
import { stemsOf } from "./term/fts-query.ts";
import { readingsOf } from "./term/readings.ts";

export interface OfficeRequest {
  /** Ids of the sites to search, until one has an office that fits. */
  sites: readonly string[];
  language: Language;
}

interface FoundOffices {
  offices: readonly ListedContent[];
  /** Place in the term when the offices are only near it. */
  near: NearPlace | null;
}

export const noOffices: FoundOffices = { offices: [], near: null };

const keys = ["regional-branch", "workplace-contacts"];
const maxOffices = 3;

/** Returns a function that finds the offices that a term asks for with a word for offices and a place or postcode. */
export function createOffices(database: DatabaseSync) {
  const contents = createKindContents(database);

  function officesOf(site: string, language: Language): ListedContent[] {
    const czech = contents({ site, language: defaultLanguage, keys });
    return language === defaultLanguage ? [...czech] : withCzech(contents({ site, language, keys }), czech);
  }

  return function offices(term: string, { sites, language }: OfficeRequest): FoundOffices {
    const typed = new Map(languageCodes.map((each) => [each, stemsIn(term, each)]));
    if (!languageCodes.some((each) => asksForOffice(typed.get(each), each))) return noOffices;
    const czech = typed.get(defaultLanguage) ?? new Set();
    const ways = [
      (own: ListedContent[]) => atPostcodeIn(term, own, true),
      (own: ListedContent[]) => ({ offices: atPlace(own, typed), near: null }),
      (own: ListedContent[]) => nearPlaceIn(czech, own),
      (own: ListedContent[]) => atPostcodeIn(term, own, false),
    ];
    const ofSites = sites.map((site) => officesOf(site, language));
    for (const find of ways)
      for (const own of ofSites) {
        const found = find(own);
        if (found.offices.length > 0) return { ...found, offices: found.offices.slice(0, maxOffices) };
      }
    return noOffices;
  };
}

/** Stems of a term, also of what a Cyrillic term sounds like in Czech. */
function stemsIn(term: string, language: Language): ReadonlySet<string> {
  const isHeard = language === defaultLanguage && /\p{Script=Cyrillic}/u.test(term);
  const readings = isHeard ? readingsOf(term, defaultLanguage) : [];
  return new Set([term, ...readings].flatMap((each) => stemsOf(each, language)));
}

function asksForOffice(typed: ReadonlySet<string> | undefined, language: Language): boolean {
  const expressions = officeWords[language].sought.split("; ");
  return expressions.some((expression) => stemsOf(expression, language).every((stem) => typed?.has(stem)));
}

/** Offices with the postcode in a term, or the one with the closest postcode. */
function atPostcodeIn(term: string, offices: readonly ListedContent[], wantsExact: boolean): FoundOffices {
  const postcode = postcodeIn(term);
  if (postcode === null) return noOffices;
  const { items, isExact } = atPostcode(offices, postcode, (office) => addressOf(office)["psc"]);
  if (isExact !== wantsExact) return noOffices;
  return { offices: items, near: isExact ? null : { kind: "postcode", name: postcode } };
}

/** Offices around the place with the longest name in a term. */
function nearPlaceIn(typed: ReadonlySet<string>, offices: readonly ListedContent[]): FoundOffices {
  const [longest] = settlementsWithout(officeWords[defaultLanguage])
    .filter(({ stems }) => stems.every((stem) => typed.has(stem)))
    .toSorted((a, b) => b.stems.length - a.stems.length);
  if (!longest) return noOffices;
  const places = placesNamed(longest.name);
  const positionOf = (office: ListedContent) => {
    const { data } = position.safeParse(addressOf(office)["poloha"]);
    return data && toPosition(data);
  };
  return { offices: nearestTo(places, offices, positionOf).map(([office]) => office), near: toNearPlace(places) };
}

/** Settlements with the stems of their names, without those whose names are words for offices. */
const settlementsWithout = memo(({ sought, named }: (typeof officeWords)["cs"]) => {
  const common = new Set(stemsOf(`${sought} ${named}`, defaultLanguage));
  return Object.values(settlements)
    .flat()
    .map(({ name }) => ({ name, stems: stemsOf(name, defaultLanguage) }))
    .filter(({ stems }) => stems.some((stem) => !common.has(stem)));
});

/** Offices whose name, municipality or served municipalities are in the term, best first. */
function atPlace(
  offices: readonly ListedContent[],
  typed: ReadonlyMap<Language, ReadonlySet<string>>,
): ListedContent[] {
  const rated = offices.map((office) => ({ office, rating: rate(office, typed) })).filter(({ rating }) => rating > 0);
  const isNear = rated.some(({ rating }) => rating >= 1);
  return rated
    .filter(({ rating }) => !isNear || rating >= 1)
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ office }) => office);
}

/** Number of words of the place that are in the term; less than 1 for a place that the office serves. */
function rate(office: Content, typed: ReadonlyMap<Language, ReadonlySet<string>>): number {
  const { own, served } = placesOf(office);
  const isTyped = ({ language, stems }: Place) =>
    stems.length > 0 && stems.every((stem) => typed.get(language)?.has(stem));
  const lengths = own.filter(isTyped).map(({ stems }) => stems.length);
  return Math.max(...lengths, served.some(isTyped) ? 0.5 : 0);
}

interface Place {
  language: Language;
  stems: readonly string[];
}

const placesOf = memo(({ language, name, data }: Content): Record<"own" | "served", Place[]> => {
  const served = Array.isArray(data["spravniObvod"]) ? data["spravniObvod"].map(String) : [];
  const inCzech = (place: string) => ({ language: defaultLanguage, stems: stemsOf(place, defaultLanguage) });
  const named = { language, stems: stemsOf(placeIn(name, language), language) };
  return { own: [named, inCzech(String(addressOf({ data })["obec"] ?? ""))], served: served.map(inCzech) };
});

/** The words of an office's name that are not for every office. */
function placeIn(name: string, language: Language): string {
  const common = new Set(stemsOf(officeWords[language].named, language));
  const isCommon = (word: string) =>
    isStopWord(foldWord(word), language) || stemsOf(word, language).every((stem) => common.has(stem));
  return splitWords(name)
    .filter((word) => !isCommon(word))
    .join(" ");
}

function addressOf({ data }: Pick<Content, "data">): Readonly<Record<string, unknown>> {
  return isRecord(data["adresa"]) ? data["adresa"] : {};
}
