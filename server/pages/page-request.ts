import type { FormSubmission } from "#schemas/forms/submission.ts";
import type { Parameters } from "#schemas/lists/state.ts";
import type { PreviewRefusal, PreviewScope } from "#schemas/visitor/preview.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";

export interface PageRequest {
  /** Allowed host: lower case, ASCII, no port, no trailing dot. */
  host: string;
  /** Canonical path: starts with "/", each segment decoded once and encoded again, no trailing slash except for "/". */
  path: string;
  /** Parameters that at least one page uses; none is empty. */
  query: Parameters;
  /** The posted form; null for a GET. */
  form: FormSubmission | null;
  /**
   * Id under which the visitor's answers are kept, on a page below `/-/`, where forms are filled in; null without one.
   */
  answersId?: string | null;
  /** Address that sent a posted form, when FORM_PROXIES is set; it is neither logged nor stored. */
  sender?: string;
  userAgent: string;
  /** Distinguishes visitors in search counts; it is neither logged nor stored. */
  visit?: string;
  visitor: Visitor;
  /** True to show unpublished content to a visitor with a preview token (spec §2.3). */
  isPreview: boolean;
  /** Site or content that the preview is limited to; only in previews. */
  previewScope?: PreviewScope;
  /** Token of the preview, for links between its pages that work without script; it is neither logged nor stored. */
  previewToken?: string;
  previewRefusal?: PreviewRefusal;
  /** Status with which the server refuses the request: only the site's error page for it is rendered. */
  refusal?: number;
  /** Point in time that the preview shows, as sent; only in previews. */
  at?: string | undefined;
  /** Set for a preview that shows the published version, to compare it with the draft. */
  version?: "published";
  /** Record that the editor has not saved yet, shown in place of the CMS's; only in previews. */
  unsaved?: unknown;
  /** CSP nonce, in development only. */
  nonce: string | null;
}

/** True for a request whose page may be cached. */
export function isCacheable({ query }: Pick<PageRequest, "query">): boolean {
  return [...query.keys()].every((name) => name === "layout");
}

/** True when the answer is for this visitor only and must not be cached for others. */
export function isPrivate({ isPreview, previewRefusal, refusal, form, answersId, visitor }: PageRequest): boolean {
  const isRefused = previewRefusal !== undefined || refusal !== undefined;
  return (
    isPreview ||
    isRefused ||
    form !== null ||
    answersId !== undefined ||
    visitor.session !== null ||
    visitor.isUncertain
  );
}

/** Key of everything that an uncacheable answer may depend on for visitors who are not signed in. */
export function visitorKindOf({ userAgent, visitor: { consent } }: PageRequest): string {
  return JSON.stringify([userAgent, consent]);
}

/** Returns the request without parameters that its page ignores. */
export function withUsedParameters<Request extends Pick<PageRequest, "query">>(
  request: Request,
  usedParameters: readonly string[],
): Request {
  if (request.query.size === 0) return request;
  const query = [...request.query].filter(([name]) => name === "layout" || usedParameters.includes(name));
  return { ...request, query: new Map(query) };
}

export function keyOf({ host, path, query }: Pick<PageRequest, "host" | "path" | "query">): string {
  const place = host + path;
  if (query.size === 0) return place;
  const pairs = [...query].flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${place}?${new URLSearchParams(pairs.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : Number(a > b))))}`;
}
