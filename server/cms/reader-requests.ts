import type { Cut } from "#schemas/lists/listing-view.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { type CmsClient, CmsError, requestKey } from "./client.ts";
import type { CmsRequest, KeptAnswers } from "./kept-answers.ts";
import type { MissingParts } from "./missing-parts.ts";
import type { Parsers } from "./parsers.ts";

/** What all readers of a content service have in common. */
export interface ReaderSource {
  client: CmsClient;
  kept: KeptAnswers;
  missing: MissingParts;
  parsers: Parsers;
  /** True for a content that lists may show. */
  isListed: (content: Content) => boolean;
  /** Number of changes so far that made answers be read anew. */
  expiries: () => number;
  clock: Clock;
  log: Log;
}

/** State that a reader shares with those that were made of it. */
export interface SharedState {
  isWhole: boolean;
  /** Until when every answer so far is fresh. */
  freshUntil: number;
}

/** A request that the client loads unless it says how else. */
type Request<Value> = Omit<CmsRequest<Value>, "load"> & Partial<Pick<CmsRequest<Value>, "load">>;

export type ReaderRequests = ReturnType<typeof createRequests>;

/** Sends the requests of one reader through the caches, and notes how old and how whole their answers are. */
export function createRequests({ client, kept, missing }: ReaderSource, state: SharedState) {
  const seen: { staleFor: number; cut: Cut | null } = { staleFor: 0, cut: null };

  /** Loads a part of pages; without it they are not whole, unless it is given up. */
  async function loadPart<Value>(part: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      missing.succeed(part);
      return value;
    } catch (error) {
      if (!missing.fail(part)) state.isWhole = false;
      throw error;
    }
  }

  function get<Value>(request: Request<Value>): Promise<Value | null> {
    return loadPart(requestKey(request.path, request.query), async () => {
      const found = await kept.find({ load: client.get, ...request });
      seen.staleFor = Math.max(seen.staleFor, found.staleFor);
      state.freshUntil = Math.min(state.freshUntil, found.freshUntil);
      return found.value;
    });
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

  return { seen, loadPart, get, list };
}
