import { isDeepStrictEqual } from "node:util";
import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from "payload";
import { publishFolder } from "../collections/folders.ts";
import { type ContentKind, contentKinds, embeddingKinds } from "../collections/structures.ts";
import { textsOf } from "../wire/localized.ts";
import { publishedIn } from "../wire/record.ts";
import { changesOf, loadVersions, only, removalOf, type Versions } from "./content-changes.ts";
import { writeOutbox } from "./outbox.ts";
import { removeOverview, writeOverview } from "./overview.ts";
import { ownRequest } from "./own-request.ts";
import { removeSchedules } from "./schedule.ts";
import { contentsReferringTo, menusWith } from "./usage.ts";

/**
 * Keeps the page index and the outbox up to date, and updates content items and menus that refer to a page when its
 * name or address changes.
 */
export function recordChange(kind: ContentKind): CollectionAfterChangeHook {
  return async ({ doc, req: save }) => {
    const req = await ownRequest(save);
    const id = String(doc.id);
    const versions = await loadVersions(req, kind, id);
    if (!versions) return doc;
    const hasMoved = !kind.isSettings && (await indexPage(req, kind, versions));
    await writeOutbox(req, await changesOf(req, kind, versions));
    await writeOverview(req, kind, versions, save);
    // Pages that embed the whole content item change whenever it does.
    if (!kind.isSettings) await refreshReferring(req, hasMoved ? contentKinds : embeddingKinds, id);
    if (hasMoved) for (const menu of await menusWith(req, id)) await publishFolder(req, menu.id);
    return doc;
  };
}

/** Writes a content item's entry in the page index; true when it has changed. */
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
  // An id belongs to one collection: records, references and the outbox are found by it alone.
  if (before && before["structure"] !== key) throw new APIError(`The id ${id} belongs to another structure.`, 409);
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

/** Writes the changes of all content items that refer to a page. */
async function refreshReferring(req: PayloadRequest, kinds: readonly ContentKind[], id: string): Promise<void> {
  for (const { kind, id: own } of await contentsReferringTo(req, id, kinds)) {
    const versions = await loadVersions(req, kind, own);
    if (versions) await writeOutbox(req, await changesOf(req, kind, versions));
  }
}

export function recordRemoval(kind: ContentKind): CollectionAfterDeleteHook {
  return async ({ req: save, id }) => {
    const req = await ownRequest(save);
    const content = String(id);
    await removeSchedules(req, { content, structure: kind.key });
    await removeOverview(req, kind, content);
    const own = { and: [{ id: { equals: content } }, { structure: { equals: kind.key } }] };
    const { totalDocs } = await req.payload.count({ collection: "pages", where: own, req });
    if (!kind.isSettings && totalDocs === 0) return;
    await req.payload.db.deleteMany({ collection: "pages", where: own, req });
    await writeOutbox(req, removalOf(kind, content));
  };
}
