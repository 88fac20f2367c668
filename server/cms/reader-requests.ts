import type { Cut } from "#schemas/lists/listing-view.ts";
import type { Content } from "#schemas/site/content.ts";
import type { LanguageDomain, Web } from "#schemas/site/web.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import type { Absences } from "./absences.ts";
import type { CachedAnswers, CmsRequest } from "./cached-answers.ts";
import { type CmsClient, CmsError, requestKey } from "./client.ts";
import type { MissingParts } from "./missing-parts.ts";
import type { Parsers } from "./parsers.ts";

/** A host that serves one language of the site at `siteHost`. */
export type SiteDomain = LanguageDomain & { siteHost: string };

/** Dependencies shared by all readers of a content service. */
export interface ReaderSource {
  client: CmsClient;
  answers: CachedAnswers;
  absences: Absences;
  missing: MissingParts;
  parsers: Parsers;
  /** The sites that the previous run of this node knew; null when there was none lately. */
  knownWebs: () => readonly Web[] | null;
  languageDomains: readonly SiteDomain[];
  /** True for a content item that lists may show. */
  isListed: (content: Content) => boolean;
  expiries: () => number;
  /** Structure keys of the portal by those of the CMS. */
  structureKeys: Readonly<Record<string, string>>;
  /** Wall time. */
  now: () => number;
  clock: Clock;
  log: Log;
}

export interface SharedState {
  /** True once a part could not be loaded in time. */
  isPartial: boolean;
  /** Time until which every answer so far is fresh. */
  freshUntil: number;
}

/** A request; loaded by the client unless `load` is given. */
type Request<Value> = Omit<CmsRequest<Value>, "load"> & Partial<Pick<CmsRequest<Value>, "load">>;

export type ReaderRequests = ReturnType<typeof createRequests>;

/** Sends the requests of one reader through the caches, and tracks the age and completeness of their answers. */
export function createRequests({ client, answers, missing }: ReaderSource, state: SharedState) {
  const stats: { staleFor: number; hasListedSites: boolean; cut: Cut | null } = {
    staleFor: 0,
    hasListedSites: true,
    cut: null,
  };

  /** Loads a part of a page. If it fails, the page is incomplete, unless the part has been given up. */
  async function loadPart<Value>(part: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      missing.succeed(part);
      return value;
    } catch (error) {
      if (!missing.fail(part)) state.isPartial = true;
      throw error;
    }
  }

  function get<Value>(request: Request<Value>): Promise<Value | null> {
    return loadPart(requestKey(request.path, request.query), async () => {
      const found = await answers.find({ load: client.get, ...request });
      stats.staleFor = Math.max(stats.staleFor, found.staleFor);
      state.freshUntil = Math.min(state.freshUntil, found.freshUntil);
      return found.value;
    });
  }

  /** Requests what always exists, by default a list: its absence is a failure. */
  async function existing<Value>(request: Request<Value>, what = "a list"): Promise<Value> {
    const { path, query, load = client.get } = request;
    const found = await get({
      ...request,
      load: async (...wanted) => {
        const answer = await load(...wanted);
        if (answer) return answer;
        throw new CmsError("missing", requestKey(path, query), `expected ${what}, received that there is none`);
      },
    });
    if (found === null) throw new Error(`${path} was read without a value`);
    return found;
  }

  return { stats, loadPart, get, existing };
}
