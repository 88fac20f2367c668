import { configName } from "#schemas/site/web-config.ts";
import { dependOn, recordDependencies } from "#server/changes/dependencies.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import type { CmsReader, Watched } from "./cms-reader.ts";
import { contentPath, segment } from "./content-paths.ts";
import { createContentRequests } from "./content-requests.ts";
import { toConfig } from "./entities.ts";
import { allPages } from "./paging.ts";
import { createRequests, type ReaderRequests, type ReaderSource, type SharedState } from "./reader-requests.ts";
import { siteOfHost } from "./sites.ts";

export interface ReadOptions {
  /** Requests each single content item from the CMS, as previews do. */
  fresh?: boolean;
}

/** Makes the reader of one request: it shares the caches with all others and tracks the age of its own answers. */
export function createReader(source: ReaderSource, { fresh = false }: ReadOptions, state = newState()): CmsReader {
  const requests = createRequests(source, state);
  const { seen, loadPart } = requests;
  return {
    ...createSiteRequests(source, requests),
    ...createContentRequests(source, requests, fresh),
    get staleFor() {
      return seen.staleFor;
    },
    get isWhole() {
      return state.isWhole;
    },
    get cut() {
      return seen.cut;
    },
    spare: (part, waitMs, load) => loadPart(part, () => before(afterMs(waitMs), load)),
    apart: () => createReader(source, { fresh }, state),
    async watch(work) {
      const own = newState();
      const reader = createReader(source, { fresh }, own);
      const watched = await watchWork(source, () => work(reader), own);
      seen.staleFor = Math.max(seen.staleFor, reader.staleFor);
      state.isWhole &&= own.isWhole;
      state.freshUntil = Math.min(state.freshUntil, own.freshUntil);
      return fresh ? { ...watched, isCurrent: () => false } : watched;
    },
  };
}

function newState(): SharedState {
  return { isWhole: true, freshUntil: Infinity };
}

type SiteRequests = Pick<
  CmsReader,
  "webs" | "webById" | "webByUrl" | "config" | "categories" | "tags" | "folder" | "documents"
>;

/** Reads what sites are made of: their records and settings, menus, topics and documents. */
function createSiteRequests(
  { client, parsers, log }: Pick<ReaderSource, "client" | "parsers" | "log">,
  { get, list }: ReaderRequests,
): SiteRequests {
  return {
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
    categories: async () => (await list({ kind: "categories", path: "/categories", parse: parsers.categories })).items,
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
  };
}

/** Does work whose reader has a state of its own, and tells by that for how long its value is current. */
async function watchWork<Value>(
  { expiries, clock }: ReaderSource,
  work: () => Promise<Value>,
  state: SharedState,
): Promise<Watched<Value>> {
  const expiriesBefore = expiries();
  const { result: value, dependencies } = await recordDependencies(work);
  const passOn = () => dependencies.forEach(dependOn);
  passOn();
  function isCurrent(): boolean {
    if (!state.isWhole || expiries() !== expiriesBefore || clock.now() >= state.freshUntil) return false;
    passOn();
    return true;
  }
  return { value, isCurrent };
}
