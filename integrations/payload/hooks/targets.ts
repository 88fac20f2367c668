import type { PayloadRequest } from "payload";
import { type LanguageCode, languages } from "../languages.ts";
import { readData } from "../wire/data.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, publishedIn } from "../wire/record.ts";
import { embeddedIn, type FindTarget, referencesIn, resolve, type Target } from "../wire/resolve.ts";

/** For whom a page is looked up: visitors may know only what is published. */
export type Reader = "visitor" | "editor";

/** Loads the pages that stored data refer to, as this reader may see them. */
export async function loadTargets(req: PayloadRequest, stored: unknown, reader: Reader): Promise<FindTarget> {
  const ids = [...new Set(referencesIn(stored))];
  if (ids.length === 0) return () => undefined;
  const where = { id: { in: ids } };
  const query = { collection: "pages", where, locale: "all", depth: 0, pagination: false, req } as const;
  const { docs } = await req.payload.find(query);
  const found = new Map(docs.map((page) => [String(page.id), toTarget(page, reader)]));
  for (const id of new Set(embeddedIn(stored))) {
    const target = found.get(id);
    const collection = docs.find((page) => page.id === id)?.["structure"];
    if (!target || typeof collection !== "string") continue;
    const draft = reader === "editor";
    const doc = await req.payload.findByID({
      collection,
      id,
      draft,
      locale: "all",
      depth: 0,
      disableErrors: true,
      req,
    });
    if (doc) found.set(id, { ...target, embedded: (language) => embeddedOf(doc, language, reader) });
  }
  return (id) => found.get(id);
}

function toTarget(page: Doc, reader: Reader): Target {
  const isPublic = reader === "visitor";
  return {
    id: String(page["id"]),
    web: String(page["web"] ?? ""),
    names: textsOf(page[isPublic ? "publicName" : "name"]),
    addresses: textsOf(page[isPublic ? "publicAddress" : "address"]),
  };
}

/**
 * The part of a page that is embedded in another one: in its language, or else in Czech. Links inside it are resolved
 * by the page itself.
 */
function embeddedOf(doc: Doc, wanted: LanguageCode, reader: Reader): Record<string, unknown> | undefined {
  const texts = textsOf(doc["stored"]);
  const readable = reader === "visitor" ? publishedIn(doc) : Object.keys(texts);
  const language = ([wanted, "cs"] as const).find((code) => readable.includes(code) && texts[code] !== undefined);
  if (language === undefined) return undefined;
  const data = resolve(readData(texts[language]), language, () => undefined);
  const { displayAt } = doc;
  return { language: languages[language].wire, published: true, ...(displayAt ? { displayAt } : {}), data };
}
