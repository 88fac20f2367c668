import type { CmsErrorKind } from "#server/cms/client.ts";

/** An answer to a request, as the log and the metrics tell of it. */
export interface AnsweredRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** The host as it was allowed; null for one that is not ours or was not looked at. */
  host: string | null;
  /** One of a few: a route of the renderer, or a kind of `route-kind.ts`. */
  route: string;
  status: number;
  ms: number;
  bytes?: number;
  /** The site's own host, else its address; null for answers that are of no site. */
  site?: string | null | undefined;
  language?: string | undefined;
  /** State of the page cache; absent where it was not used. */
  cache?: "hit" | "stale" | "miss" | undefined;
  /** Seconds by which the content shown is older than it should be. */
  contentAge?: number | undefined;
  /** Why a request was refused. */
  reason?: string;
  /** As in all log lines of the request. */
  requestId?: string | undefined;
  traceId?: string | undefined;
}

interface CmsAnswer {
  /** Part of the CMS, such as `/contents/by-`. */
  part: string;
  ms: number;
  /** Null when there was an answer. */
  failure: CmsErrorKind | null;
}

export type SessionEvent = "begun" | "refused" | "failed" | "refreshed" | "idled" | "ended" | "uncertain";

/**
 * Tells of what happens in this process, for metrics; nobody listens unless they are switched on. A process has one of each,
 * as it has one log.
 */
export const events = {
  requestAnswered: event<AnsweredRequest>(),
  cmsAnswered: event<CmsAnswer>(),
  /** A part of the CMS goes down or answers again. */
  cmsChanged: event<{ part: string; isDown: boolean }>(),
  /** Number of parts of pages that are given up. */
  partsGivenUp: event<number>(),
  issueFound: event<{ code: string; severity: string }>(),
  sessionChanged: event<SessionEvent>(),
  storeChanged: event<{ use: string; isDown: boolean }>(),
  /** In the primary process: a worker is started in the place of one that has ended. */
  workerRestarted: event<undefined>(),
  queueChanged: event<{ running: number; waiting: number }>(),
} as const;

function event<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    publish(message: Message): void {
      for (const listener of listeners) listener(message);
    },
    /** Returns a function that ends it. */
    subscribe(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
