import { siteOfHost } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";
import { dependOn, recordDependencies } from "#server/changes/dependencies.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import { CmsError } from "./client.ts";
import type { CmsReader, Tracked } from "./cms-reader.ts";
import { configRequest, segment } from "./content-paths.ts";
import { type ContentRequests, createContentRequests } from "./content-requests.ts";
import { createContentValues } from "./content-values.ts";
import { type ReceivedContent, toConfig } from "./entities.ts";
import { GoodRecords } from "./good-records.ts";
import { allPages } from "./paging.ts";
import {
  createRequests,
  type ReaderRequests,
  type ReaderSource,
  type SharedState,
  type SiteDomain,
} from "./reader-requests.ts";

export interface ReadOptions {
  /** True to request single content items from the CMS each time, as previews do. */
  fresh?: boolean;
  /** A version that an editor has not saved yet, shown by previews in place of the saved one. */
  unsaved?: ReceivedContent | null;
  /** Wall time whose shared values are written; the present by default. */
  now?: () => number;
}

/** Creates the reader of one request. It shares the caches with all others and tracks the age of its own answers. */
export function createReader(source: ReaderSource, options: ReadOptions, state = newState()): CmsReader {
  const { fresh = false, unsaved = null, now = source.now } = options;
  const requests = createRequests(source, state);
  const { stats, loadPart } = requests;
  const { knownSites, ...siteRequests } = createSiteRequests(source, requests);
  const contentRequests = createContentRequests(source, requests, { fresh, unsaved });
  const values = createContentValues({ ...source, now, knownSites, contents: contentRequests.contents });
  return {
    ...siteRequests,
    ...withSharedValues(contentRequests, values),
    values: values.values,
    get changesAt() {
      return values.changesAt;
    },
    get staleFor() {
      return stats.staleFor;
    },
    get isPartial() {
      return state.isPartial;
    },
    get hasListedSites() {
      return stats.hasListedSites;
    },
    get cut() {
      return stats.cut;
    },
    optional: (part, waitMs, load) => loadPart(part, () => withDeadline(deadlineIn(waitMs), load)),
    detached: () => createReader(source, options, state),
    async track(work) {
      const ownState = newState();
      const reader = createReader(source, options, ownState);
      const tracked = await trackWork(source, () => work(reader), ownState);
      stats.staleFor = Math.max(stats.staleFor, reader.staleFor);
      state.isPartial ||= ownState.isPartial;
      state.freshUntil = Math.min(state.freshUntil, ownState.freshUntil);
      return fresh ? { ...tracked, isCurrent: () => false } : tracked;
    },
  };
}

/** Content items with shared values written into their texts. */
function withSharedValues(
  { contentById, contentByUrl, contents, outline, pages, ...others }: ContentRequests,
  { resolve, resolveAll }: ReturnType<typeof createContentValues>,
): ContentRequests {
  return {
    ...others,
    contentById: async (...wanted) => {
      const content = await contentById(...wanted);
      return content && resolve(content);
    },
    contentByUrl: async (...wanted) => {
      const content = await contentByUrl(...wanted);
      return content && resolve(content);
    },
    contents: async (wanted) => resolveAll(await contents(wanted)),
    outline: async (wanted) => resolveAll(await outline(wanted)),
    async *pages(wanted) {
      for await (const page of pages(wanted)) yield { ...page, contents: await resolveAll(page.contents) };
    },
  };
}

function newState(): SharedState {
  return { isPartial: false, freshUntil: Infinity };
}

type SiteRequests = Pick<
  CmsReader,
  "webs" | "webById" | "webByUrl" | "config" | "categories" | "tags" | "folder" | "documents"
> & {
  /** The valid sites, also while the record of another one is invalid. */
  knownSites: () => Promise<readonly Web[]>;
};

/** Requests for the parts of sites: their records and settings, menus, topics and documents. */
function createSiteRequests(
  { client, absences, parsers, knownWebs, languageDomains, log }: ReaderSource,
  { stats, get, existing }: ReaderRequests,
): SiteRequests {
  const lastGood = () => {
    const webs = knownWebs();
    return webs ? new GoodRecords({ items: webs }) : undefined;
  };
  const list = () => existing({ kind: "webs", path: "/webs", parse: parsers.webs, lastGood });
  return {
    knownSites: async () => (await list()).items,
    webs: async (host) => {
      const { items, fault, isSettled } = await list();
      stats.hasListedSites = isSettled;
      const lost = host !== undefined && lostSiteOf(host, items, languageDomains);
      if (lost) throw new CmsError("missing", "/webs", `expected the site ${lost}, which LANGUAGE_ORIGINS names`);
      if (fault && !(host && siteOfHost(items, host))) throw fault;
      return items;
    },
    webById: (id) => get({ kind: "webs", path: `/webs/by-id/${encodeURIComponent(id)}`, parse: parsers.webById(id) }),
    webByUrl: (url) =>
      get({ kind: "webs", path: `/webs/by-friendly-url/${segment(url)}`, parse: parsers.webByUrl(url) }),
    config: (web) =>
      existing(
        {
          kind: "configs",
          ...configRequest(web),
          load: async (...request) => {
            const answer = await client.get(...request);
            if (!answer) await absences.confirmSettings(web);
            return answer;
          },
          parse: toConfig({ webId: web.id, language: web.defaultLanguage, address: configName(web) }, log),
        },
        `the settings of the site ${web.friendlyURL}`,
      ),
    categories: async () =>
      (await existing({ kind: "categories", path: "/categories", parse: parsers.categories })).items,
    tags: async () => (await existing({ kind: "tags", path: "/tags", parse: parsers.tags })).items,
    folder: (id) =>
      get({
        kind: "configs",
        path: `/folders/by-id/${encodeURIComponent(id)}/tree`,
        parse: parsers.folder(id),
        isPermanent: true,
      }),
    documents: (query) =>
      existing({ kind: "contents", path: "/documents", query, parse: parsers.documents, load: allPages(client) }),
  };
}

/** Host of the missing site to which the settings assign a host; undefined when it is there. */
function lostSiteOf(host: string, webs: readonly Web[], domains: readonly SiteDomain[]): string | undefined {
  const own = domains.filter((domain) => domain.host === host || domain.siteHost === host);
  return own.find(({ siteHost }) => !siteOfHost(webs, siteHost))?.siteHost;
}

/** Runs work with its own state, and returns a check of whether its value is still current. */
async function trackWork<Value>(
  { expiries, clock }: ReaderSource,
  work: () => Promise<Value>,
  state: SharedState,
): Promise<Tracked<Value>> {
  const expiriesBefore = expiries();
  const { result: value, dependencies } = await recordDependencies(work);
  const passOn = () => dependencies.forEach(dependOn);
  passOn();
  function isCurrent(): boolean {
    if (state.isPartial || expiries() !== expiriesBefore || clock.now() >= state.freshUntil) return false;
    passOn();
    return true;
  }
  return { value, isCurrent };
}
