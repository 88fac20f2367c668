import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { dependOn } from "#server/changes/dependencies.ts";
import type { Config } from "#server/config/config.ts";
import { DeadlineError, deadlineIn, withDeadline } from "#server/deadline.ts";
import { createContents } from "./contents.ts";
import { createEndedServices } from "./ended-services.ts";
import { createFind } from "./find.ts";
import { fileOf } from "./index-file.ts";
import { IndexLifecycle, type IndexOptions } from "./index-lifecycle.ts";
import { createIndexedPages } from "./indexed-pages.ts";
import { createKindContents, type KindRequest } from "./kind-contents.ts";
import { createIndexedLists, type IndexedList, type ListRequest } from "./lists/indexed-lists.ts";
import { createOffices, noOffices, type OfficeRequest } from "./offices.ts";
import { type CountedSearch, countsFile, createQueryCounts } from "./query-counts.ts";
import { createRateLimit } from "./rate-limit.ts";
import { inCzechOnly, type RankedScope, type Result, resultsOf, type SearchResult } from "./search-result.ts";
import { createSuggest } from "./suggest.ts";
import type { SearchScope } from "./term/fts-query.ts";

export interface Results
  extends Pick<SearchResult, "clauses" | "corrected" | "missing" | "also" | "ignored" | "isPartial"> {
  /** Ranked hits in the requested language, and those that exist in Czech only. */
  hits: readonly Result[];
  /** Ids of all matching content items, in the same order. */
  ids(): string[];
  /** Reads the content items of hits from the index. */
  contentsOf(hits: readonly Result[]): ListedContent[];
}

export type Search = ReturnType<typeof createSearch>;

interface Options extends IndexOptions {
  config: IndexOptions["config"] & Pick<Config, "countsSearches">;
}

export interface Suggestions extends Pick<Results, "hits" | "contentsOf"> {
  expressions: readonly string[];
}

/** Suggestions that take longer than this are of no use to somebody typing. */
const suggestionsWaitMs = 1000;
/** Below this number of suggested pages, pages that exist in Czech only are added. */
const enough = 4;
/** Dependency of everything that was rendered from the index. */
export const indexDependency = "index";

/** Share of the render deadline that a page waits for an index being built. */
const patience = 0.7;

/** The portal's search over an index of what the CMS publishes, built by the first search or `startRefreshing`. */
export function createSearch(options: Options) {
  const index = new IndexLifecycle(options, createReaders);
  const file = options.config.countsSearches ? fileOf(options.config) : null;
  const counts = file === null ? null : createQueryCounts({ ...options, file: countsFile(file) });
  const suggestLimit = createRateLimit({ perSecond: 40, burst: 80, clock: options.clock });

  /** Waits for the index up to `waitMs`; false while it is being built. Throws when the CMS fails in the build. */
  async function isBuilt(waitMs = patience * options.config.renderDeadlineMs): Promise<boolean> {
    if (index.isReady()) return true;
    return withDeadline(deadlineIn(waitMs), () => index.build()).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DeadlineError) return false;
        throw error;
      },
    );
  }

  return {
    /** Searches a site; `preparing` while there is no index yet. Throws when the CMS fails during the build. */
    async search(term: string, scope: SearchScope): Promise<Results | "preparing"> {
      if (!(await isBuilt())) return "preparing";
      return index.query((readers) => searchAll(readers, term, { ...scope, now: options.clock.now() }));
    },
    sites: (maxAgeMs: number) => index.sites(maxAgeMs),
    /** True when lists can be read from the index, which is refreshed in the background when it is stale. */
    hasLists(): boolean {
      index.refreshIfStale();
      return index.isReady();
    },
    /** A list of a site in a language, limited to matches of a term; `preparing` while there is no index yet. */
    async list(request: ListRequest): Promise<IndexedList | "preparing"> {
      dependOn(indexDependency);
      if (!(await isBuilt())) return "preparing";
      const now = options.clock.now();
      index.updateDueEntries(now);
      return index.query(({ find, lists }) => lists(request, find, now));
    },
    /** All public content items of some kinds. Throws without an index. */
    contents(request: KindRequest): readonly Content[] {
      dependOn(indexDependency);
      return index.query(({ kinds }) => kinds(request));
    },
    /** Services of all sites that have an end, in a language or else in Czech; none while there is no index. */
    endedServices: (language: Language): readonly Content[] =>
      index.isReady() ? index.query(({ endedServices }) => endedServices(language)) : noServices,
    /** Offices that a term asks for, of the first site that has any; none while there is no index. */
    offices: (term: string, request: OfficeRequest) =>
      index.isReady() ? index.query(({ offices }) => offices(term, request)) : noOffices,
    /** Completes what a visitor is typing; null while there is no index or when suggestions exceed their rate limit. */
    async suggest(text: string, { site, language }: Omit<SearchScope, "keys">): Promise<Suggestions | null> {
      if (!suggestLimit.take() || !(await isBuilt(suggestionsWaitMs).catch(() => false))) return null;
      const scope = { site, language, keys: null, now: options.clock.now() };
      return index.query((readers) => suggestAll(readers, text, scope));
    },
    /** Counts a search when counting is enabled and there is a folder to store the counts in. */
    count: (search: CountedSearch) => counts?.count(search),
    /** The pages of all sites; null while there is no index. */
    pages() {
      dependOn(indexDependency);
      index.refreshIfStale();
      return index.isReady() ? index.query(({ pages }) => pages) : null;
    },
    refresh: () => index.refresh(),
    refreshAfterChange: () => index.refreshAfterChange(),
    startRefreshing: () => index.startRefreshing(),
    close(): void {
      counts?.close();
      index.close();
    },
  };
}

const noServices: readonly Content[] = [];

type Readers = ReturnType<typeof createReaders>;

function createReaders(database: DatabaseSync) {
  return {
    find: createFind(database),
    suggest: createSuggest(database),
    contents: createContents(database),
    lists: createIndexedLists(database),
    pages: createIndexedPages(database),
    kinds: createKindContents(database),
    endedServices: createEndedServices(database),
    offices: createOffices(database),
  };
}

/** Searches in the language of the scope, and adds pages that exist in Czech only. */
function searchAll({ find, contents: { contentsOf, idsOf } }: Readers, term: string, scope: RankedScope): Results {
  const { language } = scope;
  const { own, czech } = find.findAll(term, scope);
  const ids = () => {
    const ofOwn = idsOf(allOf(own), null);
    const ofCzech = czech ? idsOf(allOf(czech), language) : [];
    return czech?.isFirst ? [...ofCzech, ...ofOwn] : [...ofOwn, ...ofCzech];
  };
  return { ...own, hits: resultsOf(own, czech, language), ids, contentsOf };
}

/** Suggests pages in the language of the scope, and when these are few, pages that exist in Czech only. */
function suggestAll({ suggest, contents: { contentsOf } }: Readers, text: string, scope: RankedScope): Suggestions {
  const { language, now } = scope;
  const own = suggest(text, scope, now);
  const hits: Result[] = own.hits.map((hit) => ({ ...hit, language }));
  if (language !== defaultLanguage && hits.length < enough) {
    const czech = suggest(text, { ...scope, language: defaultLanguage }, now);
    hits.push(...inCzechOnly(czech.hits, language).slice(0, enough - hits.length));
  }
  return { expressions: own.expressions, hits, contentsOf };
}

/** Rowids of all matching content items, best first. */
function allOf({ hits, rest, all }: SearchResult): number[] {
  return [...new Set([...hits.map(({ rowid }) => rowid), ...rest, ...all().rowids()])];
}
