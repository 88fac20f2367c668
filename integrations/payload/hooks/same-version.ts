import { APIError, type CollectionAfterReadHook, type CollectionBeforeChangeHook, type PayloadRequest } from "payload";
import { editorLanguage, words } from "../locales/words.ts";
import { ownRequest } from "./own-request.ts";

/** Name of the hidden field with the version that the form was opened with. */
export const versionName = "openedVersion";

export const noteVersion: CollectionAfterReadHook = async ({ doc, findMany, req, collection }) =>
  findMany ? doc : { ...doc, [versionName]: await latestVersion(req, collection.slug, String(doc.id)) };

/** Refuses a save from a form opened before somebody else's save, because it would overwrite those changes. */
export const sameVersion: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req, collection }) => {
  const { [versionName]: opened, ...others } = data;
  if (operation === "create" || typeof opened !== "string") return others;
  if (opened !== (await latestVersion(await ownRequest(req), collection.slug, String(originalDoc?.id))))
    throw new APIError(words("error.changedMeanwhile")[editorLanguage(req)], 409, null, true);
  return others;
};

async function latestVersion(req: PayloadRequest, collection: string, id: string): Promise<string | null> {
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const query = {
    collection,
    where,
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
  } as const;
  const { docs } = await req.payload.db.findVersions({ ...query, req });
  return docs[0] ? String(docs[0].id) : null;
}
