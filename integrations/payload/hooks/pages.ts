import { isDeepStrictEqual } from "node:util";
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import { type ContentKind, contentKinds, embeddingKinds } from "../collections/structures.ts";
import { editorLanguage, words } from "../locales/words.ts";
import { textsOf } from "../wire/localized.ts";
import { publishedIn } from "../wire/record.ts";
import { pageKey } from "../wire/references.ts";
import { changesOf, loadVersions, only, removalOf, type Versions } from "./content-changes.ts";
import { writeOutbox } from "./outbox.ts";
import { ownRequest } from "./own-request.ts";
import { removeSchedules } from "./schedule.ts";

/** Keeps the index of pages and the outbox; contents that refer to a page follow its name and address. */
export function recordChange(kind: ContentKind): CollectionAfterChangeHook {
  return async ({ doc, req: save }) => {
    const req = await ownRequest(save);
    const id = String(doc.id);
    const versions = await loadVersions(req, kind, id);
    if (!versions) return doc;
    const hasMoved = !kind.isSettings && (await indexPage(req, kind, versions));
    await writeOutbox(req, await changesOf(req, kind, versions));
    // Where a page stands whole, each change of it is one of the page around it.
    if (!kind.isSettings) await refreshReferring(req, hasMoved ? contentKinds : embeddingKinds, id);
    return doc;
  };
}

/** Writes a content's line in the index of pages; true when something of it has changed. */
export async function indexPage(
  req: PayloadRequest,
  { key }: ContentKind,
  { main, latest }: Versions,
): Promise<boolean> {
  const id = String(latest["id"]);
  const isPublic = publishedIn(main);
  const line = {
    name: textsOf(latest["name"]),
    address: textsOf(latest["address"]),
    publicName: only(textsOf(main["name"]), isPublic),
    publicAddress: only(textsOf(main["address"]), isPublic),
    structure: key,
    web: String(latest["web"] ?? ""),
  };
  const { db } = req.payload;
  const before = await db.findOne<Record<string, unknown> & { id: string }>({
    collection: "pages",
    where: { id: { equals: id } },
    locale: "all",
    req,
  });
  if (!before) await db.create({ collection: "pages", data: { id, ...line }, req });
  else if (isSameLine(before, line)) return false;
  else await db.updateOne({ collection: "pages", id, data: line, req });
  return true;
}

function isSameLine(before: Record<string, unknown>, line: Record<string, unknown>): boolean {
  return Object.entries(line).every(([key, value]) =>
    isDeepStrictEqual(typeof value === "string" ? before[key] : textsOf(before[key]), value),
  );
}

/** Writes the changes of all contents that refer to a page. */
async function refreshReferring(req: PayloadRequest, kinds: readonly ContentKind[], id: string): Promise<void> {
  for (const { kind, id: own } of await referringTo(req, id, kinds)) {
    const versions = await loadVersions(req, kind, own);
    if (versions) await writeOutbox(req, await changesOf(req, kind, versions));
  }
}

/** Contents that refer to a page, in any language, published or as a draft. */
async function referringTo(
  req: PayloadRequest,
  id: string,
  kinds: readonly ContentKind[] = contentKinds,
): Promise<{ kind: ContentKind; id: string; name: string }[]> {
  const found = new Map<string, { kind: ContentKind; id: string; name: string }>();
  const text = `"${pageKey}":${JSON.stringify(id)}`;
  for (const kind of kinds)
    for (const draft of [false, true]) {
      const where = { stored: { contains: text } };
      const query = { collection: kind.key, where, draft, locale: "all", depth: 0, pagination: false, req } as const;
      for (const doc of (await req.payload.find(query)).docs)
        if (String(doc.id) !== id)
          found.set(String(doc.id), { kind, id: String(doc.id), name: textsOf(doc["name"]).cs ?? String(doc.id) });
    }
  return [...found.values()];
}

/** A page that others refer to stays: their references would lead nowhere. */
export const keepReferred: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const referring = await referringTo(await ownRequest(req), String(id));
  if (referring.length === 0) return;
  const names = referring.slice(0, 5).map(({ name }) => name);
  throw new APIError(words("error.referenced", { names: names.join(", ") })[editorLanguage(req)], 409, null, true);
};

export function recordRemoval(kind: ContentKind): CollectionAfterDeleteHook {
  return async ({ req: save, id }) => {
    const req = await ownRequest(save);
    await req.payload.db.deleteMany({ collection: "pages", where: { id: { equals: String(id) } }, req });
    await removeSchedules(req, String(id));
    await writeOutbox(req, removalOf(kind, String(id)));
  };
}
