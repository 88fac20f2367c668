import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import type { RecordKind } from "#portal/adapter/service/records.ts";
import type { Doc } from "../wire/record.ts";
import { writeOutbox } from "./outbox.ts";
import { ownRequest } from "./own-request.ts";

/** Converts a document without drafts to its wire record. */
export type ToRecord = (doc: Doc, req: PayloadRequest) => Promise<Identified> | Identified;

interface Identified {
  id?: unknown;
}

/** Writes changes of a collection without drafts, where saving means publishing. */
export function publishAtOnce(slug: string, kind: RecordKind, toRecord: ToRecord) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    await publish(await ownRequest(req), slug, kind, String(doc.id), toRecord);
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
    await writeOutbox(req, [{ kind, key: String(doc["wireId"] || id), language: null, published: null, draft: null }]);
  };
  return { afterChange: [afterChange], afterDelete: [afterDelete] };
}

/** Writes the change of one document of such a collection. */
export async function publish(req: PayloadRequest, slug: string, kind: RecordKind, id: string, toRecord: ToRecord) {
  const doc = await req.payload.findByID({ collection: slug, id, locale: "all", depth: 0, req });
  const published = await toRecord(doc, req);
  await writeOutbox(req, [{ kind, key: String(published.id), language: null, published, draft: null }]);
}
