import type { CmsErrorKind } from "#server/cms/client.ts";

/** A handled request, as logged and counted. */
export interface AnsweredRequest {
  method: string;
  /** Path without query. */
  path: string;
  /** The allowed host; null for a foreign or unchecked one. */
  host: string | null;
  /** Name of a renderer route, or a kind from `route-kind.ts`. */
  route: string;
  status: number;
  ms: number;
  bytes?: number;
  /** Host of the site, else its address; null for responses that belong to no site. */
  site?: string | null | undefined;
  language?: string | undefined;
  /** Result of the page cache; absent when it was not used. */
  cache?: "hit" | "stale" | "miss" | undefined;
  /** Seconds by which the content is older than it should be. */
  contentAge?: number | undefined;
  /** Content encoding of a page; absent for other answers and for those without a body. */
  encoding?: string | undefined;
  reason?: string;
  /** Same as in all log lines of the request. */
  requestId?: string | undefined;
  traceId?: string | undefined;
}

interface CmsAnswer {
  /** Part of the CMS, such as `/contents/by-`. */
  part: string;
  ms: number;
  failure: CmsErrorKind | null;
}

export type SessionEvent =
  | "begun"
  | "refused"
  | "failed"
  | "refreshed"
  | "idled"
  | "ended"
  | "endedByProvider"
  | "uncertain";

/** Event bus of the process, for metrics; without metrics there are no subscribers. Global, like the log. */
export const events = {
  requestAnswered: event<AnsweredRequest>(),
  cmsAnswered: event<CmsAnswer>(),
  /** A part of the CMS went down or came back. */
  cmsChanged: event<{ part: string; isDown: boolean }>(),
  partsGivenUp: event<number>(),
  issueFound: event<{ code: string; severity: string }>(),
  sessionChanged: event<SessionEvent>(),
  /** An OpenID provider has reported an ended session; `unchecked` when its keys could not be read. */
  logoutTokenReceived: event<"accepted" | "refused" | "unchecked">(),
  storeChanged: event<{ use: string; isDown: boolean }>(),
  /** In the primary process: a replacement worker is being started. */
  workerRestarted: event<undefined>(),
  /** Submissions of forms that wait for their delivery, and those that were given up. */
  outboxChanged: event<{ waiting: number; dead: number }>(),
  /** A form was not taken, because a robot may have sent it. */
  formRefused: event<"honeypot" | "early" | "often">(),
  queueChanged: event<{ running: number; waiting: number }>(),
} as const;

function event<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    publish(message: Message): void {
      for (const listener of listeners) listener(message);
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
