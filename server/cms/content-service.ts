import { z } from "zod";
import type { Cut } from "#schemas/lists/list.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import type { LanguageDomain } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";
import { isSecured } from "#server/auth/secured-paths.ts";
import type { Change } from "#server/changes/change.ts";
import { dependOn, recordDependencies } from "#server/changes/dependencies.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import { readStructureKeys } from "./changed-structures.ts";
import { type CmsClient, CmsError, type CmsQuery, requestKey } from "./client.ts";
import type { CmsReader, ContentQuery } from "./cms-reader.ts";
import { type ReceivedContent, type RequestedOf, toConfig, toContents, toValidContent } from "./entities.ts";
import { type CmsRequest, createKeptAnswers, type KeptAnswersOptions } from "./kept-answers.ts";
import { createMissingParts } from "./missing-parts.ts";
import { allPages, cutOf, mostListed, pagesOf } from "./paging.ts";
import { createParsers } from "./parsers.ts";
import { siteOfHost } from "./sites.ts";

interface Options extends KeptAnswersOptions {
  client: CmsClient;
  /** Secured paths: their content items, and those for some roles only, are in no list. */
  auth: Pick<AuthConfig, "paths" | "roles">;
  languageDomains?: readonly (LanguageDomain & { siteHost: string })[];
}

/** A request that the client loads unless it says how else. */
type Request<Value> = Omit<CmsRequest<Value>, "load"> & Partial<Pick<CmsRequest<Value>, "load">>;

/** Reads the entities of spec §3 through caches with the configured retentions (spec §7, headless content service). */
export function createContentService({ client, auth, languageDomains = [], ...options }: Options) {
  const { clock, log } = options;
  const isListed = ({ roles, friendlyURLs }: Content) =>
    roles === null &&
    !Object.values(friendlyURLs).some((url) => isSecured(`/${encodeURI(url.replace(/^\/+/, ""))}`, auth));
  const kept = createKeptAnswers(options);
  const missing = createMissingParts({ clock, log });
  const parsers = createParsers({ languageDomains, ...options });
  let expiries = 0;

  /**
   * All readers share the caches; each tracks the age of its own answers. A `fresh` one, as previews use, requests each
   * single content item from the CMS.
   */
  function read({ fresh = false, state = newState() }: ReadOptions & { state?: ReaderState } = {}): CmsReader {
    let staleFor = 0;
    let cut: Cut | null = null;
    const received: ReceivedContent[] = [];

    async function lackable<Value>(part: string, load: () => Promise<Value>): Promise<Value> {
      try {
        const value = await load();
        missing.succeed(part);
        return value;
      } catch (error) {
        if (!missing.fail(part)) state.isWhole = false;
        throw error;
      }
    }

    const get = <Value>(request: Request<Value>): Promise<Value | null> =>
      lackable(requestKey(request.path, request.query), async () => {
        const found = await kept.find({ load: client.get, ...request });
        staleFor = Math.max(staleFor, found.staleFor);
        state.freshUntil = Math.min(state.freshUntil, found.freshUntil);
        return found.value;
      });

    /** A list always exists: that there is none is a failure. */
    async function list<Value>(request: Request<Value>): Promise<Value> {
      const { path, query, load = client.get } = request;
      const found = await get({
        ...request,
        load: async (...wanted) => {
          const answer = await load(...wanted);
          if (answer) return answer;
          throw new CmsError("status", requestKey(path, query), "expected a list, received that there is none");
        },
      });
      if (found === null) throw new Error(`the list ${path} was read without a value`);
      return found;
    }

    const contentAt = (path: string, { onlyPublished, ...wanted }: ContentQuery, id?: string) =>
      get({
        kind: "contents",
        isFresh: fresh,
        path,
        query: { ...wanted, onlyPublished: String(onlyPublished) },
        parse: (json, request) =>
          toValidContent(
            json,
            request,
            { ...wanted, ...(id !== undefined && { id }) },
            log,
            fresh ? (each) => received.push(each) : undefined,
          ),
      });

    /** Reads the first contents of a list; that there are more is logged. */
    async function contentsOf(
      { webId, language, ...query }: RequestedOf & CmsQuery,
      { most = mostListed, keep }: { most?: number; keep?: typeof withoutData } = {},
    ): Promise<readonly Content[]> {
      const parse = toContents(log, { webId, language }, isListed);
      const { contents, ...read } = await list({
        kind: "contents",
        path: "/contents",
        query: { webId, language, ...query },
        parse: (json, request) => {
          const own = cutOf(json, most);
          if (own) log.warn({ request, ...own }, "a list is too long, only its beginning is read");
          return { contents: parse(json, request), cut: own };
        },
        load: allPages(client, { most, ...(keep && { keep }) }),
      });
      if (read.cut && read.cut.total > (cut?.total ?? 0)) cut = read.cut;
      return contents;
    }

    return {
      received,
      webs: async (host) => {
        const { items, fault } = await list({ kind: "webs", path: "/webs", parse: parsers.webs });
        if (fault && !(host && siteOfHost(items, host))) throw fault;
        return items;
      },
      webById: (id) => get({ kind: "webs", path: `/webs/by-id/${encodeURIComponent(id)}`, parse: parsers.web }),
      webByUrl: (url) => get({ kind: "webs", path: `/webs/by-friendly-url/${segment(url)}`, parse: parsers.web }),
      config: (web) =>
        get({
          kind: "configs",
          path: contentPath(configName(web)),
          query: { webId: web.id, language: web.defaultLanguage, onlyPublished: "true" },
          parse: toConfig({ webId: web.id, language: web.defaultLanguage }, log),
          isLasting: true,
        }),
      contentById: (id, query) => contentAt(contentPathById(id), query, id),
      contentByUrl: (url, query) => contentAt(contentPath(url), query),
      knownContent: (url, { onlyPublished, ...wanted }) =>
        kept.peek<Content>(contentPath(url), { ...wanted, onlyPublished: String(onlyPublished) }),
      contents: ({ structureKeys, ...wanted }) => contentsOf({ ...wanted, structureKey: structureKeys, sort: "name" }),
      pages: async function* ({ webId, language, sort, size }) {
        const parse = toContents(log, { webId, language }, isListed);
        const query = { webId, language, sort };
        for await (const page of pagesOf(client, "/contents", query, size)) {
          const contents = parse(page, requestKey("/contents", query));
          const shown = new Set(contents.map(({ id }) => id));
          const ids = page.items.flatMap((item) => (isRecord(item) ? String(item["id"]) : []));
          yield { contents, hidden: ids.filter((id) => !shown.has(id)), total: page.totalCount };
        }
      },
      outline: ({ structureKeys, ...wanted }) =>
        contentsOf({ ...wanted, structureKey: structureKeys, sort: "-updatedAt" }, { most: 50_000, keep: withoutData }),
      categories: async () =>
        (await list({ kind: "categories", path: "/categories", parse: parsers.categories })).items,
      tags: async () => (await list({ kind: "tags", path: "/tags", parse: parsers.tags })).items,
      folder: (id) =>
        get({
          kind: "configs",
          path: `/folders/by-id/${encodeURIComponent(id)}/tree`,
          parse: parsers.folder,
          isLasting: true,
        }),
      documents: (query) =>
        list({ kind: "contents", path: "/documents", query, parse: parsers.documents, load: allPages(client) }),
      get staleFor() {
        return staleFor;
      },
      get isWhole() {
        return state.isWhole;
      },
      get cut() {
        return cut;
      },
      spare: (part, waitMs, load) => lackable(part, () => before(afterMs(waitMs), load)),
      apart: () => read({ fresh, state }),
      async watch(work) {
        const expiriesBefore = expiries;
        const own = newState();
        const reader = read({ fresh, state: own });
        const { result: value, dependencies } = await recordDependencies(() => work(reader));
        for (const each of dependencies) dependOn(each);
        staleFor = Math.max(staleFor, reader.staleFor);
        state.isWhole &&= own.isWhole;
        state.freshUntil = Math.min(state.freshUntil, own.freshUntil);
        function isCurrent(): boolean {
          if (fresh || !own.isWhole || expiries !== expiriesBefore || clock.now() >= own.freshUntil) return false;
          for (const each of dependencies) dependOn(each);
          return true;
        }
        return { value, isCurrent };
      },
    };
  }

  /** Has what a change may have made others read anew, also by work that is under way. */
  function expire(...change: Parameters<typeof kept.expire>): ReturnType<typeof kept.expire> {
    expiries += 1;
    return kept.expire(...change);
  }

  /**
   * Adds to a change the structures of the contents that are not known, as the CMS has them; null where it does not say in time, or
   * there are too many.
   */
  async function nameStructures(change: Change): Promise<Change | null> {
    if (change.everything || change.structures.length > 0) return change;
    const { ids, addresses } = kept.unknownOf(change);
    const paths = [...[...ids].map(contentPathById), ...[...addresses].map(contentPath)];
    if (paths.length > mostNamed) return null;
    try {
      const structures = await before(afterMs(namingMs), async () =>
        readStructureKeys({ client, webs: paths.length > 0 ? await read().webs() : [], paths }),
      );
      return { ...change, structures };
    } catch (err) {
      log.info({ err }, "the CMS does not say what has changed, every list may have");
      return null;
    }
  }

  return Object.assign(read, { expire, nameStructures });
}

/** Contents of a change that the CMS is asked for, and the longest wait for that in milliseconds. */
const mostNamed = 20;
const namingMs = 1000;

/** State that a reader shares with those that were made of it. */
interface ReaderState {
  isWhole: boolean;
  /** Until when every answer so far is fresh. */
  freshUntil: number;
}

const newState = (): ReaderState => ({ isWhole: true, freshUntil: Infinity });

/** Makes the reader of one request. */
export type ContentService = (options?: ReadOptions) => CmsReader;

interface ReadOptions {
  /** Requests each single content item from the CMS. */
  fresh?: boolean;
}

/** What a change does to the answers of the CMS. */
export type ChangeAnswers = Pick<ReturnType<typeof createContentService>, "expire" | "nameStructures">;

function withoutData(item: unknown): unknown {
  const record = outlined.safeParse(item).data;
  return record ? { ...record, data: { embargoDo: record.data.embargoDo } } : item;
}

const outlined = z.looseObject({ data: z.looseObject({ embargoDo: z.unknown() }) });

/** A friendly URL as one path segment, without its leading slash (spec §7). */
function segment(url: string): string {
  return encodeURIComponent(url.replace(/^\/+/, ""));
}

function contentPathById(id: string): string {
  return `/contents/by-id/${encodeURIComponent(id)}`;
}

function contentPath(url: string): string {
  return `/contents/by-friendly-url/${segment(url)}`;
}
