import { allCollections, languageRows } from "#directus/collections.ts";
import type { DirectusApi } from "#directus/directus-api.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";

/** Makes the collections that Directus does not have yet, and the relations between them. */
export async function createCollections(api: DirectusApi): Promise<void> {
  const { collections, relations } = allCollections();
  const names = await namesIn(api, "/collections", ({ collection }) => String(collection));
  const missing = collections.filter(({ collection }) => !names.has(collection));
  if (missing.length > 0) await api.send("POST", "/collections", missing);
  if (!names.has("languages")) await api.send("POST", "/items/languages", languageRows);
  const made = await namesIn(api, "/relations", ({ collection, field }) => `${collection}.${field}`);
  for (const relation of relations)
    if (!made.has(`${relation.collection}.${relation.field}`)) await api.send("POST", "/relations", relation);
}

async function namesIn(api: DirectusApi, path: string, nameOf: (row: Record<string, unknown>) => string) {
  const rows = await api.send("GET", path);
  return new Set(Array.isArray(rows) ? rows.filter(isRecord).map(nameOf) : []);
}
