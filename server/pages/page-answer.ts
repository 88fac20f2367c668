import type { Body } from "./fragment.ts";
import type { PageRequest } from "./page-request.ts";

export interface PageAnswer {
  status: number;
  /** The full HTML document; "" for redirects and streams. */
  body: Body;
  /** Body of an answer that is too large to hold in memory. */
  stream?: AnswerStream;
  /** Target of a redirect (301, 302, 303, 308): a path of this site, or an absolute URL validated by the renderer. */
  location: string | null;
  /** Includes the charset: the answer is always text. */
  contentType: string;
  /** ASCII file name of a download; without it the browser displays the answer. */
  fileName?: string | null;
  /** Query parameters that the page depends on besides the layout; none by default. */
  usedParameters?: readonly string[];
  /** True when the page requires sign-in and the visitor is not signed in: the server redirects to the login page. */
  needsSignIn?: boolean;
  /** True when the page cache may store it (status 200 only). */
  cacheable: boolean;
  /** Seconds by which the content exceeds its retention; 0 when fresh. */
  staleFor: number;
  /** True when an optional part could not be loaded in time: the page is cached briefly, and only by this node. */
  isPartial?: boolean;
  /** Milliseconds until its content changes by itself, if that is known: no cache may serve it longer. */
  lastsMs?: number;
  /** Seconds for which browsers may cache it; by default they revalidate each time. */
  maxAgeS?: number;
  /** Seconds after which to retry a 503, if known. */
  retryAfter?: number;
  /** Route, site and language for log and metrics. */
  about?: PageAbout;
}

/** Text that is generated while it is sent. */
export interface AnswerStream {
  /** Identifies the text as long as the process runs. */
  version: string;
  pieces(yieldToRequests: () => Promise<void>): AsyncIterable<string>;
}

export interface PageAbout {
  /** Name of the route that answered; absent if none did. */
  route?: string;
  /** The site's own host, else its address; null for an answer that belongs to no site. */
  site: string | null;
  language: string;
  /** Path of the home page of the site in this language; absent for an answer that belongs to no site. */
  home?: string;
}

export type AnswerPage = (request: PageRequest) => Promise<PageAnswer>;

/** Renders an error page when nothing else can be rendered. It must not depend on anything that can fail. */
export type FallbackErrorPage = (status: number, request: Pick<PageRequest, "host" | "path">) => PageAnswer;
