import type { PayloadRequest } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { type LanguageCode, languageCodes } from "../languages.ts";
import { type ContentChange, changesBetween, isStructureKey } from "../portal.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, languagesOf, publishedIn, toRecord } from "../wire/record.ts";
import { loadContext } from "./content-changes.ts";

/** Changes between two versions of a content item in one language. */
export interface LanguageChanges {
  language: LanguageCode;
  /** The version that alone has the language; null when both have it. */
  only: "before" | "after" | null;
  /** True when it became published, false when it no longer is; null when that stayed. */
  published: boolean | null;
  changes: readonly ContentChange[];
  /** Number of changes beyond those listed. */
  left: number;
}

/** Compares two versions in all languages by the schema of their structure; languages without a difference are left out. */
export async function versionChanges(
  req: PayloadRequest,
  kind: ContentKind,
  before: Doc,
  after: Doc,
): Promise<LanguageChanges[]> {
  const recordOf = await recordsOf(req, kind, before);
  const nextOf = await recordsOf(req, kind, after);
  const key = isStructureKey(kind.key) ? kind.key : "standard-page";
  return languageCodes.flatMap((language): LanguageChanges[] => {
    const [own, next] = [recordOf(language), nextOf(language)];
    if (!own && !next) return [];
    const only = !own ? "after" : next ? null : "before";
    const isNow = publishedIn(after).includes(language);
    const published = isNow === publishedIn(before).includes(language) ? null : isNow;
    const found = own && next ? changesBetween({ record: own, key }, { record: next, key }) : { changes: [], left: 0 };
    return only === null && published === null && found.changes.length === 0
      ? []
      : [{ language, only, published, ...found }];
  });
}

async function recordsOf(req: PayloadRequest, kind: ContentKind, doc: Doc) {
  const context = await loadContext(req, kind, doc, "editor");
  const names = languagesOf(doc);
  // Addresses are compared one by one, in the language that they belong to.
  const addresses = textsOf(doc["address"]);
  return (language: LanguageCode) => {
    const own = addresses[language] === undefined ? {} : { [language]: addresses[language] };
    return names[language] === undefined ? null : toRecord(doc, language, own, true, context);
  };
}
