import type { Body } from "./fragment.ts";
import type { PageRequest } from "./page-request.ts";

export interface PageAnswer {
  status: number;
  /** The full HTML document, or "" for redirects and streams. */
  body: Body;
  /** An answer that is too long to be held. */
  stream?: AnswerStream;
  /** For 301, 302, 303, 308: a same-site path or an absolute URL the renderer vouches for. */
  location: string | null;
  /** With its charset: the answer is always text. */
  contentType: string;
  /** Name in ASCII under which a browser saves the answer instead of showing it. */
  fileName?: string | null;
  /** The parameters, beside the layout, that the page at this address takes; none unless it says so. */
  takes?: readonly string[];
  /** The page is for the signed-in alone and nobody is: the server leads to the login page. */
  needsSignIn?: boolean;
  /** True when the page cache may store it (only 200s). */
  cacheable: boolean;
  /** Seconds the underlying content is stale beyond its retention, 0 when fresh. */
  age: number;
  /** A part that it can do without was not read in time: it is kept for seconds, and by this node alone. */
  isPartial?: boolean;
  /** Seconds for which a browser need not ask again; it asks each time unless set. */
  maxAgeS?: number;
  /** Seconds after which a 503 is worth another try, where that is known. */
  retryAfter?: number;
  /** Route, site and language for the log and the metrics. */
  about?: PageAbout;
}

/** Text that is made while it is sent. */
export interface AnswerStream {
  /** The same for the same text, as long as the process runs. */
  version: string;
  pieces(ownTurn: () => Promise<void>): AsyncIterable<string>;
}

export interface PageAbout {
  /** Name of the route that answered; absent where none did. */
  route?: string;
  /** The site's own host, else its address; null where the answer is of no site. */
  site: string | null;
  language: string;
}

export type AnswerPage = (request: PageRequest) => Promise<PageAnswer>;

/** The page of a failure, for when nothing else can be rendered; must not need anything that can fail. */
export type FallbackErrorPage = (status: number, request: Pick<PageRequest, "host" | "path">) => PageAnswer;
