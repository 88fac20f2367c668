import type { Payload, PayloadRequest } from "payload";
import { type ContentKind, kindOfWire } from "../collections/structures.ts";
import { publishVocabularies } from "../collections/terms.ts";
import { changesOf, loadVersions } from "../hooks/content-changes.ts";
import { writeOutbox } from "../hooks/outbox.ts";
import { indexPage } from "../hooks/pages.ts";
import { isRecord } from "../portal.ts";
import { markItems } from "../wire/folders.ts";
import { offWire, textsOf } from "../wire/localized.ts";
import { indexTargets, markReferences, type TargetIndex } from "../wire/resolve.ts";
import { inTransaction } from "./open.ts";
import { itemsOf, type RecordStore, type StoredContent, targetOf } from "./store.ts";

type Json = Record<string, unknown>;

export interface ImportResult {
  imported: number;
  /** Records that were there already. */
  kept: number;
  /** Contents of structures that this CMS does not know. */
  unknown: string[];
}

/**
 * Brings recorded answers into the database, each record in a transaction of its own. What is there already stays as it
 * is, so that an interrupted import goes on where it stopped.
 */
export async function importRecords(
  payload: Payload,
  store: RecordStore,
  note: (line: string) => void,
): Promise<ImportResult> {
  const result: ImportResult = { imported: 0, kept: 0, unknown: [] };
  const once = async (collection: string, id: string, add: (req: PayloadRequest) => Promise<unknown>) => {
    const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } });
    if (totalDocs === 0) await inTransaction(payload, add);
    result[totalDocs === 0 ? "imported" : "kept"] += 1;
  };
  for (const web of store.webs) await once("webs", idOf(web), (req) => addNamed(req, "webs", web, web));
  for (const tag of store.tags) await once("tags", idOf(tag), (req) => addNamed(req, "tags", tag));
  for (const { item, parent, order } of store.categories.flatMap((each) => withChildren(each, each["categories"])))
    await once("categories", idOf(item), (req) => addNamed(req, "categories", item, { parent, order }));
  await inTransaction(payload, publishVocabularies);
  for (const document of store.documents)
    await once("documents", String(document["fileName"]), (req) => addDocument(req, document, store));
  note(`sites, categories, tags and ${store.documents.length} documents`);

  const index = indexTargets(store.contents.map(targetOf));
  await inTransaction(payload, (req) => addPages(req, store.contents));
  for (const [number, content] of store.contents.entries()) {
    const kind = kindOfWire(content.wireKey);
    if (kind) await once(kind.key, content.id, (req) => addContent(req, kind, content, index));
    else result.unknown.push(content.wireKey);
    if (number % 100 === 99) note(`${number + 1} of ${store.contents.length} contents`);
  }
  for (const folder of store.folders)
    await once("folders", idOf(folder), (req) =>
      addNamed(req, "folders", folder, { stored: JSON.stringify({ children: markItems(folder["children"], index) }) }),
    );
  return result;
}

async function addNamed(req: PayloadRequest, collection: string, record: Json, data: Json = {}): Promise<void> {
  const { name: _, id: __, items: ___, ...plain } = data;
  const names = Object.entries(offWire(record["name"]));
  const [first, ...others] = names;
  const id = idOf(record);
  await req.payload.create({
    collection,
    locale: first?.[0] ?? "cs",
    draft: false,
    data: { ...plain, id, name: first?.[1] },
    req,
  });
  for (const [locale, name] of others) await req.payload.update({ collection, id, locale, data: { name }, req });
}

function withChildren(
  item: Json,
  children: unknown,
  parent: string | null = null,
  order = 0,
): { item: Json; parent: string | null; order: number }[] {
  const below = itemsOf(children).flatMap((child, index) => withChildren(child, child["children"], idOf(item), index));
  return [{ item, parent, order }, ...below];
}

async function addDocument(req: PayloadRequest, record: Json, store: RecordStore): Promise<void> {
  const {
    id,
    webId,
    web: _,
    name,
    fileName,
    mimeType: __,
    size: ___,
    url: ____,
    language,
    width: _____,
    height: ______,
    alt,
    ...envelope
  } = record;
  const filePath = store.fileOf(String(fileName));
  if (filePath === null) throw new Error(`The file ${fileName} is missing in documents/files.`);
  const data = { wireId: String(id), name, alt, language, web: String(webId), envelope: JSON.stringify(envelope) };
  await req.payload.create({ collection: "documents", data, filePath, overwriteExistingFiles: true, req });
}

/** References lead to pages that come later too: all of them are known from the start. */
async function addPages(req: PayloadRequest, contents: readonly StoredContent[]): Promise<void> {
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

/** Writes a content with all of its languages at once, past the forms: what was recorded is stored as it is. */
async function addContent(
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
}

/** What a record has beside the fields of its form. */
function envelopeOf(record: Json): string {
  const known = ["id", "published", "name", "description", "webId", "web", "language", "structure", "priority"];
  const others = ["permissions", "friendlyURLs", "displayAt", "categories", "tags", "data"];
  const rest = Object.entries(record).filter(([key]) => !known.includes(key) && !others.includes(key));
  const structure = record["structure"];
  const structureId = isRecord(structure) ? structure["id"] : undefined;
  return JSON.stringify({ ...Object.fromEntries(rest), structureId });
}

function rolesOf(permissions: unknown): string {
  const view = isRecord(permissions) ? itemsOf(permissions["VIEW"]) : [];
  return view.map(({ name }) => String(name)).join(", ");
}

function idOf(record: Json): string {
  return String(record["id"]);
}
