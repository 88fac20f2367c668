import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from "payload";
import { type ContentKind, contentKinds } from "../collections/structures.ts";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";
import { textsOf } from "../wire/localized.ts";
import { documentUrl, pageKey } from "../wire/references.ts";
import { ownRequest } from "./own-request.ts";
import { namesOfLosers } from "./value-faults.ts";

interface Named {
  id: string;
  name: string;
}

/** A content item that uses something. */
export interface Using extends Named {
  kind: ContentKind;
}

/** Contents that match a condition in any language, published or as a draft. */
async function contentsWhere(
  req: PayloadRequest,
  where: Where,
  kinds = contentKinds,
): Promise<(Using & { stored: string[] })[]> {
  const found = new Map<string, Using & { stored: string[] }>();
  for (const kind of kinds)
    for (const draft of [false, true]) {
      const query = { collection: kind.key, where, draft, locale: "all", depth: 0, pagination: false, req } as const;
      for (const doc of (await req.payload.find(query)).docs) {
        const before = found.get(String(doc.id))?.stored ?? [];
        const stored = [...before, ...Object.values(textsOf(doc["stored"]))];
        found.set(String(doc.id), { kind, stored, ...toNamed(doc) });
      }
    }
  return [...found.values()];
}

/** Contents with one of these texts in their stored data, with that data. */
export async function contentsWithText(
  req: PayloadRequest,
  texts: readonly string[],
): Promise<(Using & { stored: string[] })[]> {
  return contentsWhere(req, { or: texts.map((text): Where => ({ stored: { contains: text } })) });
}

async function namedWhere(req: PayloadRequest, collection: string, where: Where): Promise<Named[]> {
  const { docs } = await req.payload.find({ collection, where, locale: "all", depth: 0, pagination: false, req });
  return docs.map(toNamed);
}

function toNamed(doc: Record<string, unknown>): Named {
  const id = String(doc["id"]);
  return { id, name: textsOf(doc["name"]).cs ?? id };
}

const referringTo = (page: string): Where => ({ stored: { contains: `"${pageKey}":${JSON.stringify(page)}` } });

/** Contents of some kinds that refer to a page. */
export async function contentsReferringTo(req: PayloadRequest, page: string, kinds = contentKinds): Promise<Using[]> {
  return (await contentsWhere(req, referringTo(page), kinds)).filter(({ id }) => id !== page);
}

/** Menus that contain a page. */
export function menusWith(req: PayloadRequest, page: string): Promise<Named[]> {
  return namedWhere(req, "folders", referringTo(page));
}

/** Refuses to delete what others use, because references would break or disappear unnoticed. */
function keepUsed(
  word: Extract<WordKey, "error.referenced" | "error.used">,
  usersOf: (req: PayloadRequest, id: string) => Promise<Named[]>,
): CollectionBeforeDeleteHook {
  return async ({ req, id }) => {
    const users = await usersOf(await ownRequest(req), String(id));
    if (users.length === 0) return;
    const names = users.slice(0, 5).map(({ name }) => name);
    throw new APIError(words(word, { names: names.join(", ") })[editorLanguage(req)], 409, null, true);
  };
}

export const keepReferredPage = keepUsed("error.referenced", async (req, id) => [
  ...(await contentsReferringTo(req, id)),
  ...(await menusWith(req, id)),
]);
export const keepUsedValues = keepUsed("error.used", async (req, id) =>
  (await namesOfLosers(req, id)).map((name) => ({ id: name, name })),
);
export const keepUsedDocument = keepUsed("error.used", (req, id) =>
  contentsWhere(req, { stored: { contains: documentUrl(id) } }),
);
export const keepUsedWeb = keepUsed("error.used", (req, id) => contentsWhere(req, { web: { equals: id } }));
export const keepUsedTag = keepUsed("error.used", (req, id) => contentsWhere(req, { tags: { in: [id] } }));
export const keepUsedCategory = keepUsed("error.used", async (req, id) => [
  ...(await contentsWhere(req, { categories: { in: [id] } })),
  ...(await namedWhere(req, "categories", { parent: { equals: id } })),
]);
