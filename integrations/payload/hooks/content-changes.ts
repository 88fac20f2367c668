import { isDeepStrictEqual } from "node:util";
import type { PayloadRequest } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { type LanguageCode, languageCodes, languages } from "../languages.ts";
import { type Texts, textsOf } from "../wire/localized.ts";
import { type Doc, idsOf, languagesOf, publishedIn, type RecordContext, type Term, toRecord } from "../wire/record.ts";
import type { Change } from "./outbox.ts";
import { loadTargets, type Reader } from "./targets.ts";

/** A content item as published and as last saved by editors, in all languages. */
export interface Versions {
  main: Doc;
  latest: Doc;
}

/** Loads a content item; null when it has been deleted. */
export async function loadVersions(req: PayloadRequest, { key }: ContentKind, id: string): Promise<Versions | null> {
  const query = { collection: key, id, locale: "all", depth: 0, disableErrors: true, req } as const;
  const main = await req.payload.findByID({ ...query, draft: false });
  const latest = await req.payload.findByID({ ...query, draft: true });
  return main && latest ? { main, latest } : null;
}

/** Returns the changes to send to the read service for a content item, one per language. */
export async function changesOf(req: PayloadRequest, kind: ContentKind, versions: Versions): Promise<Change[]> {
  const { main, latest } = versions;
  const visitor = await loadContext(req, kind, main, "visitor");
  const editor = await loadContext(req, kind, latest, "editor");
  const isPublic = publishedIn(main);
  const written = languagesOf(latest);
  const publicAddresses = only(textsOf(main["address"]), isPublic);
  return languageCodes.map((code): Change => {
    const published = isPublic.includes(code) ? toRecord(main, code, publicAddresses, true, visitor) : null;
    const isDraft = !publishedIn(latest).includes(code);
    const draft = code in written ? toRecord(latest, code, textsOf(latest["address"]), !isDraft, editor) : null;
    return {
      kind: kind.isSettings ? "settings" : "content",
      key: String(latest["id"]),
      language: languages[code].wire,
      published,
      draft: isDeepStrictEqual(published, draft) ? null : draft,
    };
  });
}

/** Changes that remove a content item in all languages. */
export function removalOf(kind: ContentKind, id: string): Change[] {
  return languageCodes.map((code) => ({
    kind: kind.isSettings ? "settings" : "content",
    key: id,
    language: languages[code].wire,
    published: null,
    draft: null,
  }));
}

export function only(texts: Texts, codes: readonly LanguageCode[]): Texts {
  return Object.fromEntries(codes.flatMap((code) => (texts[code] === undefined ? [] : [[code, texts[code]]])));
}

/** Loads what the records of a document need besides it. */
export async function loadContext(
  req: PayloadRequest,
  { wireKey }: ContentKind,
  doc: Doc,
  reader: Reader,
): Promise<RecordContext> {
  const own = Object.values(textsOf(doc["stored"])).map((text): unknown => JSON.parse(text));
  return { wireKey, find: await loadTargets(req, own, reader), terms: await loadTerms(req, doc) };
}

export async function loadTerms(req: PayloadRequest, doc: Doc): Promise<ReadonlyMap<string, Term>> {
  const terms: [string, Term][] = [];
  for (const collection of ["categories", "tags"] as const) {
    const ids = idsOf(doc[collection]);
    if (ids.length === 0) continue;
    const where = { id: { in: ids } };
    const { docs } = await req.payload.find({ collection, where, locale: "all", depth: 0, pagination: false, req });
    terms.push(...docs.map(({ id, name }): [string, Term] => [String(id), { id: String(id), names: textsOf(name) }]));
  }
  return new Map(terms);
}
