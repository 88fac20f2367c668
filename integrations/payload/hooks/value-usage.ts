import type { PayloadRequest, Where } from "payload";
import { contentKinds } from "../collections/structures.ts";
import type { LanguageCode } from "../languages.ts";
import { resolveValues } from "../portal.ts";
import { readData } from "../wire/data.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, publishedIn } from "../wire/record.ts";
import { setStructure, type ValueSets } from "./value-sets.ts";

interface Change {
  before: ValueSets;
  after: ValueSets;
  now: number;
}

/** Returns the names of published content items that have a value before a change of a set, and none after it. */
export async function contentsLosingValues(req: PayloadRequest, set: string, change: Change): Promise<string[]> {
  const keys = setKeysWith(change.before, set);
  const names: string[] = [];
  if (keys.length === 0) return names;
  const parts = keys.flatMap((key) => ["stored", "name", "description"].map((field): Where => containing(field, key)));
  for (const { key: collection, isSettings } of contentKinds) {
    if (isSettings) continue;
    const query = {
      collection,
      where: { or: parts },
      draft: false,
      locale: "all",
      depth: 0,
      pagination: false,
    } as const;
    const { docs } = await req.payload.find({ ...query, req });
    for (const doc of docs) {
      const id = String(doc.id);
      if (id !== set && isLosing(doc, collection, change)) names.push(textsOf(doc["name"]).cs ?? id);
    }
  }
  return names;
}

/** Returns the keys of the sets with values that come from a set, also by calculations. */
function setKeysWith(sets: ValueSets, id: string): string[] {
  const keys = sets.webs.flatMap((web) => {
    const values = sets.ofSite(web);
    return values.keys().filter((key) => values.find(key)?.sets.includes(id));
  });
  return [...new Set(keys.map((key) => key.split(".")[0] ?? ""))];
}

function containing(field: string, key: string): Where {
  return { [field]: { contains: `${key}.` } };
}

function isLosing(doc: Doc, collection: string, { before, after, now }: Change): boolean {
  const web = String(doc["web"] ?? "");
  const faults = (sets: ValueSets) => {
    const values = sets.ofSite(web);
    const ofTexts = publishedIn(doc).flatMap((code) => {
      return resolveValues(textsIn(doc, code), { values, language: "cs", now }).used.remarks;
    });
    return ofTexts.length + (collection === setStructure ? values.faultsOf(String(doc["id"])).length : 0);
  };
  return faults(after) > faults(before);
}

function textsIn(doc: Doc, code: LanguageCode) {
  const [name, description, stored] = ["name", "description", "stored"].map((field) => textsOf(doc[field])[code]);
  return { name, description, data: readData(stored) };
}
