import { anyone } from "#portal/contract/visitor/visitor.ts";
import type { PageRequest } from "#portal/pages/page-request.ts";

/** A request for a page by an anonymous visitor. */
export function plainRequest(path: string, host = "localhost"): PageRequest {
  return { host, path, query: new Map(), userAgent: "", isPreview: false, form: null, nonce: null, visitor: anyone };
}
