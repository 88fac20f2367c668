import { z } from "zod";
import type { Cut } from "#schemas/lists/list.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { toVocabulary, type Vocabulary, wireVocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Document, toDocument, wireDocument } from "#schemas/site/document.ts";
import { type Folder, toFolders, wireFolderTree } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { type Tag, toTag, wireTag } from "#schemas/site/tag.ts";
import { type LanguageDomain, toWeb, type Web, wireWeb } from "#schemas/site/web.ts";
import { configName, type WebConfig } from "#schemas/site/web-config.ts";
import { isSecured } from "#server/auth/secured-paths.ts";
import { type Cache, createCache } from "#server/cache/cache.ts";
import type { Change } from "#server/changes/change.ts";
import { dependOn, recordDependencies } from "#server/changes/dependencies.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { type Answer, type AnswerKind, answerKinds, createIsChanged, idsIn, isContent } from "./changed-answers.ts";
import { type CmsClient, CmsError, type CmsQuery, requestKey } from "./client.ts";
import {
  goodRecord,
  listOf,
  type Parse,
  type ReceivedContent,
  type RequestedOf,
  toConfig,
  toContents,
  toValidContent,
} from "./entities.ts";
import { GoodRecords, goodRecords } from "./good-records.ts";
import { createMissingParts } from "./missing-parts.ts";
import { allPages, cutOf, type Load, mostListed, pagesOf } from "./paging.ts";
import { ownAnswers, type SharedAnswer, type SharedAnswers, toSharedAnswer } from "./shared-answers.ts";
import { siteOfHost } from "./sites.ts";

export interface ContentQuery {
  webId: string;
  language: Language;
  onlyPublished: boolean;
}

export interface PagesQuery extends Pick<ContentsQuery, "webId" | "language"> {
  /** Order of the list: last changed first, or last published first. */
  sort: "-updatedAt" | "-displayAt";
  /** Items of a page. */
  size?: number;
}

/** A page of a list of the CMS. */
export interface ContentsPage {
  contents: readonly Content[];
  /** Ids of items that lists may not show: faulty ones, and those that are not for everybody. */
  hidden: readonly string[];
  /** Number of items in the whole list. */
  total: number;
}

export interface ContentsQuery {
  webId: string;
  language: Language;
  structureKeys: readonly string[];
}

/** Reads the CMS for one request: null means that the entity does not exist, failures are thrown as CmsError. */
export interface CmsReader {
  /**
   * Every site. While the record of one is faulty and no good copy is known, only the hosts of the others can be told apart:
   * for any other host it is a failure.
   */
  webs(host?: string): Promise<readonly Web[]>;
  webById(id: string): Promise<Web | null>;
  webByUrl(url: string): Promise<Web | null>;
  config(web: Web): Promise<WebConfig | null>;
  contentById(id: string, query: ContentQuery): Promise<Content | null>;
  contentByUrl(url: string, query: ContentQuery): Promise<Content | null>;
  /** The content at an address as far as it is known without a request. */
  knownContent(url: string, query: ContentQuery): Content | null;
  /** Every published content item of the given structure keys of the CMS, by name. */
  contents(query: ContentsQuery): Promise<readonly Content[]>;
  /** Every published content item that lists may show, page by page past the caches; throws where the CMS fails. */
  pages(query: PagesQuery): AsyncIterable<ContentsPage>;
  /** Every published content item of a site, or of the structure keys, up to the limit of a sitemap; of its data only the embargo. */
  outline(query: Omit<ContentsQuery, "structureKeys"> & Partial<ContentsQuery>): Promise<readonly Content[]>;
  categories(): Promise<readonly Vocabulary[]>;
  tags(): Promise<readonly Tag[]>;
  /** The folders in a folder. */
  folder(id: string): Promise<readonly Folder[] | null>;
  documents(query: CmsQuery): Promise<readonly Document[]>;
  /** The single content items of a fresh reader as received, also those that cannot be parsed; else empty. */
  readonly received: readonly ReceivedContent[];
  /** Seconds by which the oldest answer so far is past its retention; 0 when all were fresh. */
  readonly staleFor: number;
  /** False once an answer could not be read, or was not waited for, unless it is given up (`missing-parts.ts`). */
  readonly isWhole: boolean;
  /** The longest list so far of which only the beginning was read; null when all were whole. */
  readonly cut: Cut | null;
  /** Reads a part that the work can do without, and waits for it only so many milliseconds. */
  spare<Value>(part: string, waitMs: number, load: () => Promise<Value>): Promise<Value>;
  /** A reader whose old answers do not make this one's old; one that is missing is missing here too. */
  apart(): CmsReader;
  /** Does work with a reader of its own, whose answers count as this one's, and says for how long it need not be done again. */
  watch<Value>(work: (reader: CmsReader) => Promise<Value>): Promise<Watched<Value>>;
}

export interface Watched<Value> {
  value: Value;
  /** True while every answer that the value is made of would be the same again; then the work under way depends on them. */
  isCurrent(): boolean;
}

interface Options {
  client: CmsClient;
  retention: { webs: number; configs: number; categories: number; tags: number; contents: number };
  staleMaxMs: number;
  retryAfterFailureMs: number;
  /** Secured paths: their content items, and those for some roles only, are in no list. */
  auth: Pick<AuthConfig, "paths" | "roles">;
  languageDomains?: readonly (LanguageDomain & { siteHost: string })[];
  /** Bytes of memory for each kind of entity. */
  contentCacheBytes: number;
  /** Shares answers with other nodes; each node asks for itself unless given. */
  answers?: SharedAnswers;
  /** True where the CMS tells of changes, so that it has to be known what an answer is about. */
  tracksChanges?: boolean;
  clock: Clock;
  log: Log;
}

/** A parsed answer of the CMS. */
interface Entity extends Answer {
  /** Hash of the answer's text. */
  hash: string;
  length: number;
}

/** One request of the CMS. */
interface Request<Value> {
  kind: AnswerKind;
  /** True to read past the caches. */
  isFresh?: boolean;
  path: string;
  query?: CmsQuery;
  parse: Parse<Value>;
  load?: Load;
  /** Lists and what a site is made of do not go away while a good one is known: then the CMS fails when it has none. */
  isLasting?: boolean;
}

/** Reads the entities of spec §3 through caches with the configured retentions (spec §7, headless content service). */
export function createContentService({ client, retention, contentCacheBytes: maxBytes, ...options }: Options) {
  const {
    staleMaxMs,
    retryAfterFailureMs,
    auth,
    languageDomains = [],
    answers = ownAnswers,
    tracksChanges = false,
  } = options;
  const { clock, log } = options;
  const isListed = ({ roles, friendlyURLs }: Content) =>
    roles === null &&
    !Object.values(friendlyURLs).some((url) => isSecured(`/${encodeURI(url.replace(/^\/+/, ""))}`, auth));
  const toSite = (wire: z.output<typeof wireWeb>) =>
    toWeb(
      wire,
      languageDomains.filter(({ siteHost }) => siteHost === wire.host?.toLowerCase()),
    );
  const cacheOf = (retentionMs: number): Cache<Entity> =>
    createCache<Entity>({
      retentionMs,
      staleMaxMs,
      retryAfterMs: retryAfterFailureMs,
      // What was not sent need not wait as long as what failed.
      stalePauseMs: (error) => (isUnsent(error) ? Math.min(1000, retryAfterFailureMs) : retryAfterFailureMs),
      maxEntries: 20_000,
      maxBytes,
      // The value and the page made of it: objects take several times the text they came as.
      sizeOf: ({ length }) => 6 * length + 1000,
      clock,
      onError: (error, key) => {
        if (!isUnsent(error)) log.error({ err: error, request: key }, "CMS failed, serving the last good copy");
      },
    });
  const caches: Record<AnswerKind, Cache<Entity>> = {
    webs: cacheOf(retention.webs),
    configs: cacheOf(retention.configs),
    categories: cacheOf(retention.categories),
    tags: cacheOf(retention.tags),
    contents: cacheOf(retention.contents),
  };
  const missing = createMissingParts({ clock, log });
  const records = { staleMaxMs, clock, log };
  const parsers = {
    webs: goodRecords({ schema: wireWeb, to: toSite, isLasting: true, isSpare, wrongFieldOf, ...records }),
    categories: goodRecords({ schema: wireVocabulary, to: toVocabulary, ...records }),
    tags: goodRecords({ schema: wireTag, to: toTag, ...records }),
    web: goodRecord(wireWeb, toSite, log),
    folder: goodRecord(wireFolderTree, toFolders, log),
    documents: listOf(wireDocument, toDocument, log),
  };

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
      lackable(requestKey(request.path, request.query), () => find(request));

    async function find<Value>(request: Request<Value>): Promise<Value | null> {
      const { kind, isFresh = false, path, query = {}, parse, load = client.get, isLasting = false } = request;
      const key = requestKey(path, query);
      if (tracksChanges) dependOn(`${kind} ${key}`);
      // A key names its path, and a path is always parsed by the same function.
      const valueIn = (entity: Entity | null | undefined) => entity?.value as Value | undefined;
      const toEntity = (answer: SharedAnswer, previous?: Entity, good?: Entity): Entity | null => {
        if (!answer && isLasting && good)
          throw new CmsError("status", key, "expected the record that was there before");
        if (!answer) return null;
        // An unchanged answer stays the same object, so that values derived from it stay valid.
        if (previous?.hash === answer.hash) return previous;
        const value = parsed(() => parse(answer.json, key, valueIn(good)), key);
        // Kept records must be looked at again at the next answer, as they are kept for a limited time.
        const isSettled = !(value instanceof GoodRecords) || value.keptSince.size === 0;
        const ids = tracksChanges && path !== "/contents" ? idsIn(answer.json) : noIds;
        return { hash: isSettled ? answer.hash : "", length: answer.length, ids, value };
      };
      if (isFresh) return valueIn(toEntity(toSharedAnswer(await load(path, query)))) ?? null;
      const found = await caches[kind].get(key, async (previous, good, setAge) => {
        const shared = { kind, key, retentionMs: retention[kind] };
        const { answer, age } = await answers.load(shared, () => load(path, query), { mayBeOld: !good });
        setAge(age);
        return toEntity(answer, previous, good);
      });
      // How old the news is that there is none is not known.
      const freshUntil = found ? found.loadedAt + retention[kind] : clock.now() + Math.min(1000, retention[kind]);
      state.freshUntil = Math.min(state.freshUntil, freshUntil);
      if (!found) return null;
      staleFor = Math.max(staleFor, found.staleFor);
      const value = valueIn(found.value);
      // The answer may be forgotten before what was made of it.
      if (tracksChanges && isContent(value)) dependOn(`id ${value.id}`);
      return value ?? null;
    }

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
          path: `/contents/by-friendly-url/${segment(configName(web))}`,
          query: { webId: web.id, language: web.defaultLanguage, onlyPublished: "true" },
          parse: toConfig({ webId: web.id, language: web.defaultLanguage }, log),
          isLasting: true,
        }),
      contentById: (id, query) => contentAt(`/contents/by-id/${encodeURIComponent(id)}`, query, id),
      contentByUrl: (url, query) => contentAt(`/contents/by-friendly-url/${segment(url)}`, query),
      knownContent: (url, { onlyPublished, ...wanted }) => {
        const query = { ...wanted, onlyPublished: String(onlyPublished) };
        const known = caches.contents.peek(requestKey(`/contents/by-friendly-url/${segment(url)}`, query));
        // A key names its path, and contents are at this one.
        return (known?.value as Content | undefined) ?? null;
      },
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

  /**
   * Has what a change may have made others read anew before it is served again; returns how many answers there were, and
   * a function that tells whether something that work depended on was among them.
   */
  async function expire(change: Change, options = { isCertain: true }) {
    expiries += 1;
    await answers.expire(change);
    const isChanged = createIsChanged(change, caches.contents.values());
    const touched = new Map<string, boolean>();
    function isTouched(dependency: string): boolean {
      const known = touched.get(dependency);
      if (known !== undefined) return known;
      const [, name = "", key = ""] = /^(\S+) (.*)$/.exec(dependency) ?? [];
      const kind = answerKinds.find((each) => each === name);
      const result = kind ? isChanged(kind, key, caches[kind].held(key)) : change.ids.includes(key);
      touched.set(dependency, result);
      return result;
    }
    const counts = answerKinds.map((kind) =>
      caches[kind].expire((key, entity) => isChanged(kind, key, entity), options),
    );
    return { answers: counts.reduce((sum, each) => sum + each, 0), isTouched };
  }

  return Object.assign(read, { expire });
}

/** State that a reader shares with those that were made of it. */
interface ReaderState {
  isWhole: boolean;
  /** Until when every answer so far is fresh. */
  freshUntil: number;
}

const newState = (): ReaderState => ({ isWhole: true, freshUntil: Infinity });

const noIds: ReadonlySet<string> = new Set();

/** Makes the reader of one request. */
export type ContentService = (options?: ReadOptions) => CmsReader;

interface ReadOptions {
  /** Requests each single content item from the CMS. */
  fresh?: boolean;
}

/** Has what a change may have made others read anew. */
export type ExpireAnswers = ReturnType<typeof createContentService>["expire"];

/** True for a request that was kept from a CMS that is down. */
function isUnsent(error: unknown): boolean {
  return error instanceof CmsError && error.kind === "down";
}

/** Runs a parser; what it did not foresee is a failure of the CMS too, never one of the portal. */
function parsed<Value>(parse: () => Value, request: string): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CmsError) throw error;
    throw new CmsError("invalid", request, `expected a record that can be read, ${error}`);
  }
}

/** A site can do without its theme; host, address and language decide which pages are its own. */
function isSpare(field: string): boolean {
  return field === "theme" || field === "locale";
}

/** Two sites cannot have the same address or host, and a site does not lose its own. */
function wrongFieldOf(web: Web, others: readonly Web[], good: Web | undefined): string | null {
  if (good?.host && !web.host) return "host";
  const fields = ["id", "friendlyURL", "host"] as const;
  return fields.find((field) => web[field] !== null && others.some((other) => other[field] === web[field])) ?? null;
}

function withoutData(item: unknown): unknown {
  const record = outlined.safeParse(item).data;
  return record ? { ...record, data: { embargoDo: record.data.embargoDo } } : item;
}

const outlined = z.looseObject({ data: z.looseObject({ embargoDo: z.unknown() }) });

/** A friendly URL as one path segment, without its leading slash (spec §7). */
function segment(url: string): string {
  return encodeURIComponent(url.replace(/^\/+/, ""));
}
