import { pragueTime, utcTime } from "#portal/adapter/convert/times.ts";
import { type ContentEntry, defineAdapter, type RecordEntry, type Version } from "#portal/adapter/define-adapter.ts";
import { type ContentType, contentType, type Envelope } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { plainTypes } from "./content-types.ts";
import { conference } from "./mapping/conference.ts";
import { jobPosition } from "./mapping/job-position.ts";
import { mainPage } from "./mapping/main-page.ts";
import { newsItem } from "./mapping/news-item.ts";
import { pressRelease } from "./mapping/press-release.ts";
import { publicNotice } from "./mapping/public-notice.ts";
import { service } from "./mapping/service.ts";
import { standardPage } from "./mapping/standard-page.ts";
import { libraryUrl } from "./picture.ts";
import type { Row, StrapiApi } from "./strapi-api.ts";

const envelope: Envelope = {
  name: from("name"),
  address: from("address"),
  web: from("web.portalId"),
  description: from("description"),
  displayAt: from("displayAt", pragueTime),
  updatedAt: from("updatedAt", utcTime),
  categories: from("categories"),
  tags: from("tags"),
  roles: from("roles"),
};

const contents: Readonly<Record<string, ContentType>> = {
  "hlavni-stranka": contentType("main-page", envelope, mainPage),
  stranka: contentType("standard-page", envelope, standardPage),
  aktualita: contentType("news-item", envelope, newsItem),
  "tiskova-zprava": contentType("press-release", envelope, pressRelease),
  sluzba: contentType("service", envelope, service),
  "pracovni-pozice": contentType("job-position", envelope, jobPosition),
  konference: contentType("conference", envelope, conference),
  "up-verejna-vyhlaska": contentType("public-notice", envelope, publicNotice),
};

const kinds: Readonly<Record<(typeof plainTypes)[number], RecordEntry["kind"]>> = {
  site: "web",
  settings: "settings",
  menu: "folder",
  vocabulary: "category",
  tag: "tag",
  document: "document",
};

/** The portal's view of Strapi 5. */
export function strapiAdapter(api: StrapiApi, adminUrl: string) {
  async function entries(type: string, ids: readonly string[], signal: AbortSignal): Promise<ContentEntry[]> {
    const drafts = Map.groupBy(await api.documents(type, ids, "draft", signal), ({ documentId }) => documentId);
    const published = await api.documents(type, ids, "published", signal);
    return [...drafts].map(([documentId, rows]) => {
      const versions = rows.map((draft): Version => {
        const visible = published.find((row) => row.documentId === documentId && row["locale"] === draft["locale"]);
        return {
          language: String(draft["locale"]),
          published: visible ? present(visible) : null,
          draft: present(draft),
        };
      });
      return { type, id: portalIdOf(rows[0]) ?? documentId, origin: documentId, versions };
    });
  }
  return defineAdapter({
    name: "Strapi",
    contents,
    async *records(signal) {
      let site: unknown = null;
      for (const [type, kind] of Object.entries(kinds))
        for (const { record, portalId } of await api.rows(type, {}, signal)) {
          if (type === "site") site ??= portalId;
          yield { kind, record };
        }
      for await (const file of api.files(signal)) yield { kind: "document", record: documentOf(file, site) };
      for (const type of Object.keys(contents))
        for await (const ids of api.ids(type, signal)) yield* await entries(type, ids, signal);
    },
    record: async ({ type, id }, signal) => (await entries(type, [id], signal))[0] ?? null,
    changed: (body) => {
      const { model, entry } = isRecord(body) ? body : {};
      const id = isRecord(entry) ? entry["documentId"] : undefined;
      const isContent = typeof model === "string" && Object.hasOwn(contents, model) && typeof id === "string";
      return isContent ? [{ type: model, id }] : null;
    },
    file: api.file,
    editUrl: ({ type, id, language, field }) => {
      const form = new URL(`/admin/content-manager/collection-types/api::${type}.${type}/${id}`, adminUrl);
      form.searchParams.set("plugins[i18n][locale]", language === "ua" ? "uk" : language);
      form.hash = field.join(".");
      return Object.hasOwn(contents, type) ? form.href : null;
    },
  });
}

/** A file of the library; Strapi counts its size in thousands of bytes and knows no sites. */
function documentOf(file: Readonly<Record<string, unknown>>, webId: unknown) {
  const { id, name, mime: mimeType, size } = file;
  const bytes = Math.max(1, Math.round(Number(size) * 1000));
  return { id: `strapi-${id}`, webId, name, fileName: name, mimeType, size: bytes, url: libraryUrl(file) };
}

function portalIdOf(row: Row | undefined): string | null {
  const id = row?.["portalId"];
  return typeof id === "string" && id !== "" ? id : null;
}

/** Strapi writes null and empty lists for what was never filled in, and numbers its components. */
function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(present);
  if (!isRecord(value)) return value ?? undefined;
  const isComponent = !("documentId" in value) && !("hash" in value) && typeof value["id"] === "number";
  const parts = Object.entries(value).map(([key, part]) => [key, present(part)] as const);
  return Object.fromEntries(parts.filter(([key, part]) => part !== undefined && !(isComponent && key === "id")));
}
