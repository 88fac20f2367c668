import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOf, type PageCollection, pageCollections } from "#directus/collections.ts";
import type { DirectusApi } from "#directus/directus-api.ts";
import type { StoredField } from "#directus/fields.ts";
import { fixtureFiles, fixtureSubset, pictureType } from "#portal/adapter/launch/fixture-subset.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { parseLanguage, languages as portalLanguages } from "#portal/contract/site/languages.ts";
import { rolesOf, wirePermissions } from "#portal/contract/site/permissions.ts";
import { toInstant } from "#portal/contract/time/dates.ts";
import { slugOf } from "#portal/replay/store.ts";
import { type Content, siteOf } from "#portal/replay/wire-records.ts";

/** Fills an empty Directus with a part of the fixtures, through its REST API. */
export async function importRecords(api: DirectusApi): Promise<void> {
  const found = await api.send("GET", "/items/document?limit=1");
  if (Array.isArray(found) && found.length > 0) return;
  const { webs, folders, categories, tags, documents, pages, settings } = fixtureSubset();
  const create = (type: string, records: readonly { id: string | number }[]) =>
    api.send(
      "POST",
      `/items/${type}`,
      records.map((record) => ({ id: String(record.id), record })),
    );
  await create("site", webs.items);
  await create("settings", settings);
  await create("menu", [...folders.values()]);
  await create("vocabulary", categories.items);
  await create("tag", tags.items);
  const importer = createImporter(api);
  for (const versions of Map.groupBy(pages, ({ id }) => id).values()) await importer.importPage(versions);
  // They come last, as their presence says that the import was finished.
  await create("document", documents.items);
}

function createImporter(api: DirectusApi) {
  const collections = new Map(pageCollections().map((collection) => [collection.name, collection]));
  const files = new Map<string, string>();
  const linked = new Map<string, string>();

  async function upload(name: string): Promise<string> {
    const form = new FormData();
    form.set("title", name);
    form.set("file", new Blob([readFileSync(join(fixtureFiles, name))], { type: pictureType(name) }), name);
    const file = await api.send("POST", "/files", form);
    if (!isRecord(file)) throw new Error(`Directus did not take ${name}.`);
    return String(file["id"]);
  }

  async function pictureOf(value: unknown): Promise<object | null> {
    if (!isRecord(value)) return null;
    const { url, alt, popisek, autor, stred } = value;
    const name = String(url).split("/").at(-1) ?? "";
    const soubor = files.get(name) ?? (await upload(name));
    files.set(name, soubor);
    return { soubor, alt, popisek, autor, stred };
  }

  /** Pages of other structures are records of their own, one for each address. */
  async function pageOf(record: unknown): Promise<string> {
    const text = JSON.stringify(record);
    const id = linked.get(text) ?? `page-${linked.size + 1}`;
    if (!linked.has(text)) await api.send("POST", "/items/page", { id, record });
    linked.set(text, id);
    return id;
  }

  async function storedValue({ type, target }: StoredField, value: unknown): Promise<unknown> {
    if (value === null || value === undefined) return value;
    if (target === "picture") return pictureOf(value);
    if (target === "page") return pageOf(value);
    if (target === "gallery") {
      const list: unknown[] = [];
      for (const [index, each] of (Array.isArray(value) ? value : []).entries())
        list.push({ ...(await pictureOf(each)), sort: index + 1 });
      return list;
    }
    if (type === "timestamp") return toInstant(String(value));
    // Directus takes a text for JSON that is written already.
    return type === "json" && typeof value === "string" ? JSON.stringify(value) : value;
  }

  async function translationOf(content: Content, { fields }: PageCollection): Promise<object> {
    const row: Record<string, unknown> = {};
    const data = isRecord(content.data) ? content.data : {};
    for (const field of fields) row[field.field] = await storedValue(field, data[field.field]);
    const language = parseLanguage(content.language);
    return {
      ...row,
      languages_code: language && portalLanguages[language].tag,
      status: content.published === false ? "draft" : "published",
      name: content.name,
      address: slugOf(content),
      description: content["description"],
      displayAt: content.displayAt && toInstant(content.displayAt),
      updatedAt: undefined,
      categories: content.categories,
      tags: content.tags,
      roles: rolesOf(wirePermissions.safeParse(content["permissions"]).data),
    };
  }

  return {
    /** Imports a content item with all its languages. */
    async importPage(versions: readonly Content[]): Promise<void> {
      const [first] = versions;
      const collection = first && collections.get(collectionOf(first.structure.key));
      if (!collection) return;
      const translations: object[] = [];
      for (const version of versions) translations.push(await translationOf(version, collection));
      await api.send("POST", `/items/${collection.name}`, {
        portalId: String(first.id),
        web: siteOf(first),
        translations,
      });
    },
  };
}
