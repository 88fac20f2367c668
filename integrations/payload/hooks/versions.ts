import type { PayloadRequest } from "payload";
import type { Doc } from "../wire/record.ts";

/** A stored version of a content item, with its fields in all languages. */
export interface StoredVersion {
  id: string;
  updatedAt: string;
  version: Doc;
}

/** Maximum number of versions that the choice of another one offers; Payload keeps as many. */
const most = 50;

/** Returns the versions of a content item, the latest first. */
export async function loadStoredVersions(
  req: PayloadRequest,
  collection: string,
  content: string,
): Promise<StoredVersion[]> {
  const where = { parent: { equals: content } };
  const query = { collection, where, locale: "all", limit: most, pagination: false, sort: "-updatedAt", req };
  const { docs } = await req.payload.db.findVersions<Doc>(query);
  return docs.map(({ id, updatedAt, version }) => ({ id: String(id), updatedAt: String(updatedAt), version }));
}
