import type { Payload, PayloadRequest } from "payload";
import { kindOfWire } from "../collections/structures.ts";
import { publishVocabularies } from "../collections/terms.ts";
import { inTransaction } from "../in-transaction.ts";
import { markItems } from "../wire/folders.ts";
import { offWire } from "../wire/localized.ts";
import { indexTargets } from "../wire/resolve.ts";
import { addContent, addPages } from "./import-contents.ts";
import { idOf, itemsOf, type Json, type RecordStore, targetOf, without } from "./store.ts";

export interface ImportResult {
  imported: number;
  /** Number of records that already existed. */
  present: number;
  /** Contents whose structure this CMS does not know. */
  unknown: string[];
}

/**
 * Imports recorded responses into the database, each record in its own transaction. Existing records are left alone, so
 * that an interrupted import can be resumed.
 */
export async function importRecords(
  payload: Payload,
  store: RecordStore,
  note: (line: string) => void,
): Promise<ImportResult> {
  const result: ImportResult = { imported: 0, present: 0, unknown: [] };
  const once = async (collection: string, id: string, add: (req: PayloadRequest) => Promise<unknown>) => {
    const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } });
    if (totalDocs === 0) await inTransaction(payload, add);
    result[totalDocs === 0 ? "imported" : "present"] += 1;
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
  const { id, webId, name, fileName, language, alt } = record;
  const filePath = store.fileOf(String(fileName));
  if (filePath === null) throw new Error(`The file ${fileName} is missing in documents/files.`);
  const envelope = JSON.stringify(without(record, [...ownKeys, ...fileKeys]));
  const data = { wireId: String(id), name, alt, language, web: String(webId), envelope };
  await req.payload.create({ collection: "documents", data, filePath, overwriteExistingFiles: true, req });
}

/** Keys of a document that have their own fields, or are derived from its file. */
const ownKeys = ["id", "webId", "web", "name", "language", "alt"];
const fileKeys = ["fileName", "mimeType", "size", "url", "width", "height"];
