import { anyone } from "#schemas/visitor/visitor.ts";
import type { PageRequest } from "#server/pages/page-request.ts";

/** A request for a page by a visitor of whom nothing is known. */
export function plainRequest(path: string, host = "localhost"): PageRequest {
  return { host, path, query: new Map(), userAgent: "", isPreview: false, form: null, nonce: null, visitor: anyone };
}
