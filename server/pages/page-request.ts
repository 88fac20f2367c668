import type { FormSubmission } from "#schemas/forms/submission.ts";
import type { Parameters } from "#schemas/lists/state.ts";
import type { PreviewRefusal, PreviewScope } from "#schemas/visitor/preview.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";

/** A request for a page: canonical and safe. */
export interface PageRequest {
  /** Allow-listed host: lower case, no port, no trailing dot, ASCII. */
  host: string;
  /** Canonical pathname: starts with "/", each segment decoded once and encoded again, no trailing slash except "/". */
  path: string;
  /** Parameters that some page takes; none is empty. */
  query: Parameters;
  /** The posted form; null for a GET. */
  form: FormSubmission | null;
  userAgent: string;
  /** Tells the visits of people apart for counts of searches; it is not logged nor kept. */
  visit?: string;
  visitor: Visitor;
  /** Shows what is not published, to a visitor who may see it (spec §2.3). */
  isPreview: boolean;
  /** Limits of a preview; only in previews. */
  previewScope?: PreviewScope;
  /** Why a preview that was asked for is not shown. */
  previewRefusal?: PreviewRefusal;
  /** Status with which the server refuses the request: the site's error page for it is made, and nothing else. */
  refusal?: number;
  /** The time that a preview shows, as it was sent; only in previews. */
  at?: string | undefined;
  /** Only in development. */
  nonce: string | null;
}

/** True for a request whose page may be kept. */
export function isKeptKind({ query }: Pick<PageRequest, "query">): boolean {
  return [...query.keys()].every((name) => name === "layout");
}

/** True when the answer is for this visitor alone: no cache may give it to another one. */
export function isForOne({ isPreview, previewRefusal, refusal, form, visitor }: PageRequest): boolean {
  const isRefused = previewRefusal !== undefined || refusal !== undefined;
  return isPreview || isRefused || form !== null || visitor.session !== null || visitor.isUncertain;
}

/** Key of everything that an uncacheable answer may depend on, among visitors who are not signed in. */
export function kindOf({ userAgent, visitor: { consent } }: PageRequest): string {
  return JSON.stringify([userAgent, consent]);
}

/** The request without what its page does not take; null while that is not known. */
export function narrowed<Request extends Pick<PageRequest, "query">>(
  request: Request,
  takes: readonly string[] | null,
): Request {
  if (takes === null || request.query.size === 0) return request;
  const query = [...request.query].filter(([name]) => name === "layout" || takes.includes(name));
  return { ...request, query: new Map(query) };
}

export function keyOf({ host, path, query }: Pick<PageRequest, "host" | "path" | "query">): string {
  const place = host + path;
  if (query.size === 0) return place;
  const pairs = [...query].flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${place}?${new URLSearchParams(pairs.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : Number(a > b))))}`;
}
