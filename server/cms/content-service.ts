import { hash } from "node:crypto";
import { z } from "zod";
import { toVocabulary, type Vocabulary, wireVocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Document, toDocument, wireDocument } from "#schemas/site/document.ts";
import { type Folder, toFolder, wireFolder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/languages.ts";
import { type Tag, toTag, wireTag } from "#schemas/site/tag.ts";
import { type LanguageDomain, toWeb, type Web, wireWeb } from "#schemas/site/web.ts";
import { configName, type WebConfig } from "#schemas/site/web-config.ts";
import { isSecured } from "#server/auth/secured-paths.ts";
import { type Cache, createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import { type CmsClient, type CmsQuery, requestKey } from "./client.ts";
import { listOf, one, type Parse, type ReceivedContent, toConfig, toContents, toValidContent } from "./entities.ts";
import { allPages, type Load } from "./paging.ts";

export interface ContentQuery {
  webId: string;
  language: Language;
  onlyPublished: boolean;
}

export interface SearchQuery extends ContentsQuery {
  /** The term that the visitor typed. */
  query: string;
}

export interface ContentsQuery {
  webId: string;
  language: Language;
  structureKeys: readonly string[];
}

/** Reads the CMS for one request: null means that the entity does not exist, failures are thrown as CmsError. */
export interface CmsReader {
  webs(): Promise<Web[]>;
  webById(id: string): Promise<Web | null>;
  webByUrl(url: string): Promise<Web | null>;
  config(web: Web): Promise<WebConfig | null>;
  contentById(id: string, query: ContentQuery): Promise<Content | null>;
  contentByUrl(url: string, query: ContentQuery): Promise<Content | null>;
  /** Every published content item of the given structure keys of the CMS, by name. */
  contents(query: ContentsQuery): Promise<readonly Content[]>;
  /** The first published content items that the CMS finds for a term, the best first. */
  search(query: SearchQuery): Promise<readonly Content[]>;
  /** Every published content item of a site, up to the limit of a sitemap; of its data only the embargo. */
  outline(query: Pick<ContentsQuery, "webId" | "language">): Promise<readonly Content[]>;
  categories(): Promise<Vocabulary[]>;
  tags(): Promise<Tag[]>;
  folder(id: string): Promise<Folder | null>;
  documents(query: CmsQuery): Promise<Document[]>;
  /** The single content items of a fresh reader as received, also those that cannot be parsed; else empty. */
  readonly received: readonly ReceivedContent[];
  /** Seconds by which the oldest answer so far is past its retention; 0 when all were fresh. */
  readonly staleFor: number;
}

interface Options {
  client: CmsClient;
  retention: { webs: number; configs: number; categories: number; tags: number; contents: number };
  staleMaxMs: number;
  retryAfterFailureMs: number;
  /** Secured paths: their content items are in no list. */
  auth: Pick<AuthConfig, "paths" | "roles">;
  languageDomains?: readonly (LanguageDomain & { siteHost: string })[];
  /** Bytes of memory for each kind of entity. */
  contentCacheBytes: number;
  clock: Clock;
  log: Log;
}

/** A parsed answer of the CMS. */
interface Entity {
  /** Hash of the answer's text. */
  hash: string;
  length: number;
  value: unknown;
}

/** Reads the entities of spec §3 through caches with the configured retentions (spec §7, headless content service). */
export function createContentService({ client, retention, contentCacheBytes: maxBytes, ...options }: Options) {
  const { staleMaxMs, retryAfterFailureMs, auth, languageDomains = [], clock, log } = options;
  const isListed = ({ friendlyURLs }: Content) =>
    !Object.values(friendlyURLs).some((url) => isSecured(`/${encodeURI(url.replace(/^\/+/, ""))}`, auth));
  const toSite = (wire: z.output<typeof wireWeb>) =>
    toWeb(
      wire,
      languageDomains.filter(({ siteHost }) => siteHost === wire.host?.toLowerCase()),
    );
  const cacheOf = (retentionMs: number, bytes = maxBytes): Cache<Entity> =>
    createCache<Entity>({
      retentionMs,
      staleMaxMs,
      retryAfterMs: retryAfterFailureMs,
      maxEntries: 20_000,
      maxBytes: bytes,
      // The value and the page made of it: objects take several times the text they came as.
      sizeOf: ({ length }) => 6 * length + 1000,
      clock,
      onError: (error, key) => log.error({ err: error, request: key }, "CMS failed, serving the last good copy"),
    });
  const caches = {
    webs: cacheOf(retention.webs),
    configs: cacheOf(retention.configs),
    categories: cacheOf(retention.categories),
    tags: cacheOf(retention.tags),
    contents: cacheOf(retention.contents),
    // Search terms are endless and must not evict the content of pages.
    searches: cacheOf(retention.contents, maxBytes / 4),
  };

  /**
   * All readers share the caches; each tracks the age of its own answers. A `fresh` one, as previews use, requests each
   * single content item from the CMS.
   */
  return function read({ fresh = false }: { fresh?: boolean } = {}): CmsReader {
    let staleFor = 0;
    const received: ReceivedContent[] = [];

    async function get<Value>(
      cache: Cache<Entity> | null,
      path: string,
      query: CmsQuery,
      parse: Parse<Value>,
      load: Load = client.get,
    ): Promise<Value | null> {
      const key = requestKey(path, query);
      const read = async (previous?: Entity): Promise<Entity | null> => {
        const answer = await load(path, query);
        if (!answer) return null;
        // An unchanged answer stays the same object, so that values derived from it stay valid.
        const sent = hash("sha256", answer.text);
        return previous?.hash === sent
          ? previous
          : { hash: sent, length: answer.text.length, value: parse(answer.json, key) };
      };
      // A key names its path, and a path is always parsed by the same function.
      if (cache === null) return ((await read())?.value as Value | undefined) ?? null;
      const found = await cache.get(key, read);
      if (!found) return null;
      staleFor = Math.max(staleFor, found.staleFor);
      return found.value.value as Value;
    }

    const contentAt = (path: string, { webId, language, onlyPublished }: ContentQuery) =>
      get(
        fresh ? null : caches.contents,
        path,
        { webId, language, onlyPublished: String(onlyPublished) },
        (json, request) => toValidContent(json, request, log, fresh ? (each) => received.push(each) : undefined),
      );

    return {
      received,
      webs: async () => (await get(caches.webs, "/webs", {}, listOf(wireWeb, toSite, log))) ?? [],
      webById: (id) => get(caches.webs, `/webs/by-id/${encodeURIComponent(id)}`, {}, one(wireWeb, toSite)),
      webByUrl: (url) => get(caches.webs, `/webs/by-friendly-url/${segment(url)}`, {}, one(wireWeb, toSite)),
      config: (web) =>
        get(
          caches.configs,
          `/contents/by-friendly-url/${segment(configName(web))}`,
          { webId: web.id, language: web.defaultLanguage, onlyPublished: "true" },
          (json, request) => toConfig(json, request, log),
        ),
      contentById: (id, query) => contentAt(`/contents/by-id/${encodeURIComponent(id)}`, query),
      contentByUrl: (url, query) => contentAt(`/contents/by-friendly-url/${segment(url)}`, query),
      contents: async ({ webId, language, structureKeys }) =>
        (await get(
          caches.contents,
          "/contents",
          { webId, language, structureKey: structureKeys, sort: "name" },
          toContents(log, isListed),
          allPages(client),
        )) ?? [],
      search: async ({ webId, language, structureKeys, query }) =>
        (await get(
          caches.searches,
          "/contents",
          { webId, language, structureKey: structureKeys, query, sort: "relevance" },
          toContents(log, isListed),
          allPages(client, { most: maxResults, isCut: true }),
        )) ?? [],
      outline: async ({ webId, language }) =>
        (await get(
          caches.contents,
          "/contents",
          { webId, language, sort: "-updatedAt" },
          toContents(log, isListed),
          allPages(client, { most: 50_000, keep: withoutData }),
        )) ?? [],
      categories: async () =>
        (await get(caches.categories, "/categories", {}, listOf(wireVocabulary, toVocabulary, log))) ?? [],
      tags: async () => (await get(caches.tags, "/tags", {}, listOf(wireTag, toTag, log))) ?? [],
      folder: (id) =>
        get(caches.configs, `/folders/by-id/${encodeURIComponent(id)}/tree`, {}, one(wireFolder, toFolder)),
      documents: async (query) =>
        (await get(caches.contents, "/documents", query, listOf(wireDocument, toDocument, log), allPages(client))) ??
        [],
      get staleFor() {
        return staleFor;
      },
    };
  };
}

/** Results of a search that are read. */
const maxResults = 300;

export type ContentService = ReturnType<typeof createContentService>;

function withoutData(item: unknown): unknown {
  const record = outlined.safeParse(item).data;
  return record ? { ...record, data: { embargoDo: record.data.embargoDo } } : item;
}

const outlined = z.looseObject({ data: z.looseObject({ embargoDo: z.unknown() }) });

/** A friendly URL as one path segment, without its leading slash (spec §7). */
function segment(url: string): string {
  return encodeURIComponent(url.replace(/^\/+/, ""));
}
