import { statSync } from "node:fs";
import { join } from "node:path";
import { fixtureFiles, fixtureSubset, pictureType } from "#portal/adapter/launch/fixture-subset.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { rolesOf, wirePermissions } from "#portal/contract/site/permissions.ts";
import { toInstant } from "#portal/contract/time/dates.ts";
import { toWireLanguage } from "#portal/replay/languages.ts";
import { slugOf } from "#portal/replay/store.ts";
import { type Content, siteOf } from "#portal/replay/wire-records.ts";
import { contentTypes, type plainTypes } from "#strapi/content-types.ts";

/** The part of Strapi that an import needs. */
export interface Strapi {
  documents(uid: string): {
    count(options: object): Promise<number>;
    create(options: object): Promise<{ documentId: string }>;
    update(options: object): Promise<unknown>;
  };
  plugin(name: string): { service(name: string): { upload(options: object): Promise<{ id: number }[]> } };
}

const uidOf = (name: string) => `api::${name}.${name}`;

/** Fills an empty Strapi with a part of the fixtures. */
export async function importRecords(strapi: Strapi): Promise<void> {
  if ((await strapi.documents(uidOf("document")).count({})) > 0) return;
  const { webs, folders, categories, tags, documents, pages, settings } = fixtureSubset();
  const sites = await importPlain(strapi, "site", webs.items);
  await importPlain(strapi, "settings", settings);
  await importPlain(strapi, "menu", [...folders.values()]);
  await importPlain(strapi, "vocabulary", categories.items);
  await importPlain(strapi, "tag", tags.items);
  const files = new Map<string, number>();
  for (const versions of Map.groupBy(pages, ({ id }) => id).values()) await importPage(strapi, versions, sites, files);
  // It comes last, as its presence says that the import was finished.
  await importPlain(strapi, "document", documents.items);
}

type Identified = Readonly<Record<string, unknown>> & { id: string | number };

async function importPlain(strapi: Strapi, type: (typeof plainTypes)[number], records: readonly Identified[]) {
  const ids = new Map<string, string>();
  for (const record of records) {
    const data = { portalId: String(record.id), record };
    ids.set(String(record.id), (await strapi.documents(uidOf(type)).create({ data })).documentId);
  }
  return ids;
}

async function importPage(
  strapi: Strapi,
  versions: readonly Content[],
  sites: ReadonlyMap<string, string>,
  files: Map<string, number>,
): Promise<void> {
  let documentId: string | null = null;
  for (const version of versions) {
    const documents = strapi.documents(uidOf(version.structure.key));
    const permissions = wirePermissions.safeParse(version["permissions"]).data;
    const options = {
      locale: toWireLanguage(version.language)?.slice(0, 2),
      status: version.published === false ? "draft" : "published",
      data: {
        ...(await dataOf(strapi, version, files)),
        portalId: String(version.id),
        name: version.name,
        address: slugOf(version),
        description: version["description"],
        web: sites.get(siteOf(version)),
        displayAt: version.displayAt && toInstant(version.displayAt),
        categories: version.categories,
        tags: version.tags,
        roles: rolesOf(permissions),
      },
    };
    if (documentId === null) documentId = (await documents.create(options)).documentId;
    else await documents.update({ ...options, documentId });
  }
}

type Attributes = Readonly<Record<string, unknown>>;

const { types, components } = contentTypes();
const attributesIn = (schema: unknown): Attributes =>
  isRecord(schema) && isRecord(schema["attributes"]) ? schema["attributes"] : {};

/** The fields of a content item as Strapi has them. */
async function dataOf(strapi: Strapi, { structure, data }: Content, files: Map<string, number>) {
  return storedObject(strapi, attributesIn(types.get(structure.key)), data, files);
}

async function storedObject(strapi: Strapi, attributes: Attributes, given: unknown, files: Map<string, number>) {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const attribute = attributes[name];
    if (isRecord(attribute) && value !== null) stored[name] = await storedValue(strapi, attribute, value, files);
  }
  return stored;
}

async function storedValue(strapi: Strapi, attribute: Attributes, value: unknown, files: Map<string, number>) {
  const { type, component } = attribute;
  if (type === "datetime") return toInstant(String(value));
  // Strapi takes a text for JSON that is written already.
  if (type === "json") return typeof value === "string" ? JSON.stringify(value) : value;
  if (type !== "component") return value;
  const parts = attributesIn(components.find(({ uid }) => uid === component)?.schema);
  const one = (each: unknown) =>
    component === "portal.picture" ? pictureOf(strapi, each, files) : storedObject(strapi, parts, each, files);
  if (!Array.isArray(value)) return one(value);
  const list: unknown[] = [];
  for (const each of value) list.push(await one(each));
  return list;
}

async function pictureOf(strapi: Strapi, value: unknown, files: Map<string, number>) {
  if (!isRecord(value)) return undefined;
  const { url, alt, popisek, autor, stred } = value;
  const name = String(url).split("/").at(-1) ?? "";
  const id = files.get(name) ?? (await upload(strapi, name));
  files.set(name, id);
  return { soubor: id, alt, popisek, autor, stred };
}

async function upload(strapi: Strapi, name: string): Promise<number> {
  const filepath = join(fixtureFiles, name);
  const file = { filepath, originalFilename: name, mimetype: pictureType(name), size: statSync(filepath).size };
  const [uploaded] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({ data: { fileInfo: { name } }, files: file });
  if (!uploaded) throw new Error(`Strapi did not take ${name}.`);
  return uploaded.id;
}
