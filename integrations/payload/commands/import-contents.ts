import type { PayloadRequest } from "payload";
import { type ContentKind, kindOfWire } from "../collections/structures.ts";
import { changesOf, loadVersions } from "../hooks/content-changes.ts";
import { writeOutbox } from "../hooks/outbox.ts";
import { writeOverview } from "../hooks/overview.ts";
import { indexPage } from "../hooks/pages.ts";
import { isRecord } from "../portal.ts";
import { offWire, textsOf } from "../wire/localized.ts";
import { markReferences, type TargetIndex } from "../wire/resolve.ts";
import { idOf, itemsOf, type Json, type StoredContent, targetOf, without } from "./store.ts";

/** Adds all pages first, because references may lead to content items that are imported later. */
export async function addPages(req: PayloadRequest, contents: readonly StoredContent[]): Promise<void> {
  for (const content of contents) {
    const { totalDocs } = await req.payload.count({ collection: "pages", where: { id: { equals: content.id } }, req });
    const kind = kindOfWire(content.wireKey);
    if (totalDocs > 0 || !kind || kind.isSettings) continue;
    const { id, web, names, addresses } = targetOf(content);
    const isPublic = content.versions.filter(({ record }) => record["published"] !== false);
    const codes = isPublic.map(({ language }) => language);
    const only = (texts: Json) =>
      Object.fromEntries(Object.entries(texts).filter(([code]) => codes.some((each) => each === code)));
    const line = { name: names, address: addresses, publicName: only(names), publicAddress: only(addresses) };
    await req.payload.db.create({ collection: "pages", data: { id, ...line, web, structure: kind.key }, req });
  }
}

/** Stores a content item in all languages at once, bypassing the forms: recorded data is stored unchanged. */
export async function addContent(
  req: PayloadRequest,
  kind: ContentKind,
  content: StoredContent,
  index: TargetIndex,
): Promise<void> {
  const first = content.versions[0]?.record ?? {};
  const each = (of: (record: Json, language: StoredContent["versions"][number]["language"]) => unknown) =>
    Object.fromEntries(content.versions.map(({ language, record }) => [language, of(record, language)]));
  const now = new Date().toISOString();
  const data = {
    id: content.id,
    name: each(({ name }) => name),
    description: textsOf(each(({ description }) => description)),
    address: offWire(first["friendlyURLs"]),
    stored: each(({ data: own }, language) =>
      JSON.stringify(kind.isSettings ? own : markReferences(own, language, index)),
    ),
    envelope: each(envelopeOf),
    _status: each(({ published }) => (published === false ? "draft" : "published")),
    web: String(first["webId"] ?? ""),
    displayAt: first["displayAt"] ?? null,
    categories: itemsOf(first["categories"]).map(idOf),
    tags: itemsOf(first["tags"]).map(idOf),
    roles: rolesOf(first["permissions"]),
    priority: first["priority"] ?? 0,
    createdAt: now,
    updatedAt: now,
  };
  const { db } = req.payload;
  await db.create({ collection: kind.key, data, req });
  await db.createVersion({
    ...{ collectionSlug: kind.key, parent: content.id, versionData: data, autosave: false },
    ...{ createdAt: now, updatedAt: now, req },
  });
  const versions = await loadVersions(req, kind, content.id);
  if (!versions) throw new Error(`Content ${content.id} cannot be read after it was written.`);
  if (!kind.isSettings) await indexPage(req, kind, versions);
  await writeOutbox(req, await changesOf(req, kind, versions));
  await writeOverview(req, kind, versions, null);
}

/** Keys of a record that have their own fields in the form or the database. */
const ownKeys = [
  ...["id", "published", "name", "description", "webId", "web", "language", "structure", "priority"],
  ...["permissions", "friendlyURLs", "displayAt", "categories", "tags", "data"],
];

function envelopeOf(record: Json): string {
  const structure = record["structure"];
  const structureId = isRecord(structure) ? structure["id"] : undefined;
  return JSON.stringify({ ...without(record, ownKeys), structureId });
}

function rolesOf(permissions: unknown): string {
  const view = isRecord(permissions) ? itemsOf(permissions["VIEW"]) : [];
  return view.map(({ name }) => String(name)).join(", ");
}
