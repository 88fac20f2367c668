import { textIn } from "#portal/adapter/convert/files.ts";
import { pragueTime, utcTime } from "#portal/adapter/convert/times.ts";
import { type ContentEntry, defineAdapter, type RecordEntry, type Version } from "#portal/adapter/define-adapter.ts";
import { type ContentType, contentType, type Envelope } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { type PageCollection, pageCollections, type plainCollections } from "./collections.ts";
import type { DirectusApi, Row } from "./directus-api.ts";
import { conference } from "./mapping/conference.ts";
import { jobPosition } from "./mapping/job-position.ts";
import { mainPage } from "./mapping/main-page.ts";
import { newsItem } from "./mapping/news-item.ts";
import { pressRelease } from "./mapping/press-release.ts";
import { publicNotice } from "./mapping/public-notice.ts";
import { service } from "./mapping/service.ts";
import { standardPage } from "./mapping/standard-page.ts";
import { libraryUrl } from "./picture.ts";

const envelope: Envelope = {
  name: from("name"),
  address: from("address"),
  web: from("web"),
  description: from("description"),
  displayAt: from("displayAt", pragueTime),
  updatedAt: from("updatedAt", utcTime),
  categories: from("categories"),
  tags: from("tags"),
  roles: from("roles"),
};

const contents: Readonly<Record<string, ContentType>> = {
  hlavni_stranka: contentType("main-page", envelope, mainPage),
  stranka: contentType("standard-page", envelope, standardPage),
  aktualita: contentType("news-item", envelope, newsItem),
  tiskova_zprava: contentType("press-release", envelope, pressRelease),
  sluzba: contentType("service", envelope, service),
  pracovni_pozice: contentType("job-position", envelope, jobPosition),
  konference: contentType("conference", envelope, conference),
  up_verejna_vyhlaska: contentType("public-notice", envelope, publicNotice),
};

type PlainKind = Exclude<(typeof plainCollections)[number], "page">;
const kinds: Readonly<Record<PlainKind, RecordEntry["kind"]>> = {
  site: "web",
  settings: "settings",
  menu: "folder",
  vocabulary: "category",
  tag: "tag",
  document: "document",
};

/** Key of the content version that holds the draft of a published item. */
const draftVersion = "draft";
const versionCollection = "directus_versions";

/** The portal's view of Directus 11. */
export function directusAdapter(api: DirectusApi, adminUrl: string) {
  const collections = new Map(pageCollections().map((each) => [each.name, { ...each, query: queryOf(each) }]));

  /** Reads an item as its draft version has it; null when there is none. */
  async function draftOf(collection: string, id: string, signal: AbortSignal): Promise<Row | null> {
    return api.one(
      `/items/${collection}/${id}`,
      { ...collections.get(collection)?.query, version: draftVersion },
      signal,
    );
  }

  async function entry(collection: string, id: string, signal: AbortSignal): Promise<ContentEntry | null> {
    const query = collections.get(collection)?.query;
    const item = query ? await api.one(`/items/${collection}/${encodeURIComponent(id)}`, query, signal) : null;
    return item && entryOf(collection, item, await draftOf(collection, id, signal));
  }

  return defineAdapter({
    name: "Directus",
    contents,
    async *records(signal) {
      let site: unknown = null;
      for (const [type, kind] of Object.entries(kinds))
        for await (const rows of api.pages(`/items/${type}`, {}, signal))
          for (const { id, record } of rows) {
            if (type === "site") site ??= id;
            yield { kind, record };
          }
      for await (const files of api.pages("/files", {}, signal))
        for (const file of files) yield { kind: "document", record: documentOf(file, site) };
      const drafts = new Set<string>();
      for await (const versions of api.pages("/versions", { "filter[key][_eq]": draftVersion }, signal))
        for (const { collection, item } of versions) drafts.add(`${collection}/${item}`);
      for (const [type, { query }] of collections)
        for await (const items of api.pages(`/items/${type}`, query, signal))
          for (const item of items) {
            const id = String(item["id"]);
            yield entryOf(type, item, drafts.has(`${type}/${id}`) ? await draftOf(type, id, signal) : null);
          }
    },
    async record({ type, id }, signal) {
      if (type !== versionCollection) return entry(type, id, signal);
      const version = await api.one(`/versions/${id}`, { fields: "collection,item" }, signal);
      return version && entry(String(version["collection"]), String(version["item"]), signal);
    },
    changed: (body) => {
      const { event, collection, key, keys } = isRecord(body) ? body : {};
      const ids = Array.isArray(keys) ? keys : [key];
      if (typeof collection !== "string" || !ids.every((id) => typeof id === "string")) return null;
      // The item of a deleted version is not known any more.
      const isVersion = collection === versionCollection && !String(event).endsWith("delete");
      return isVersion || collections.has(collection) ? ids.map((id) => ({ type: collection, id })) : null;
    },
    file: api.file,
    editUrl: ({ type, id, field }) => {
      const form = new URL(`/admin/content/${type}/${encodeURIComponent(id)}`, adminUrl);
      form.hash = field.join(".");
      return collections.has(type) ? form.href : null;
    },
  });
}

/** An item with its translations, and the same item as its draft version has it. */
function entryOf(type: string, item: Row, draft: Row | null): ContentEntry {
  const [visible, latest] = [translationsOf(item), translationsOf(draft ?? item)];
  const languages = new Set([...visible.keys(), ...latest.keys()]);
  const versions = [...languages].map((language): Version => {
    const row = visible.get(language);
    return {
      language,
      published: row?.["status"] === "published" ? row : null,
      draft: latest.get(language) ?? null,
    };
  });
  const origin = String(item["id"]);
  return { type, id: textIn(item, "portalId") ?? origin, origin, versions };
}

function translationsOf({ translations, web }: Row): Map<string, Row> {
  const rows = Array.isArray(translations) ? translations.filter(isRecord) : [];
  return new Map(rows.map((row) => [String(row["languages_code"]), { ...present(row), web }]));
}

/** Names the fields of an item: its translations with their pictures and linked pages. */
function queryOf({ fields }: PageCollection): Record<string, string> {
  const related = fields.flatMap(({ field, target }) => (target ? [`translations.${field}.*`] : []));
  const files = fields.flatMap(({ field, target }) =>
    target === "picture" || target === "gallery" ? [`translations.${field}.soubor.*`] : [],
  );
  return { fields: ["*", "translations.*", ...related, ...files].join(",") };
}

/** A file of the library; Directus knows no sites. */
function documentOf(file: Row, webId: unknown) {
  const { id, title: name, filename_download: fileName, type: mimeType, filesize } = file;
  return { id, webId, name, fileName, mimeType, size: Math.max(1, Number(filesize)), url: libraryUrl(file) };
}

/** Directus writes null for what was never filled in, and no list for an empty gallery. */
function present(row: Row): Row {
  const isFilled = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      isFilled(value) ? [[key, isRecord(value) ? present(value) : value] as const] : [],
    ),
  );
}
