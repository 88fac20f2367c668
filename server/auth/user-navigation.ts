import type { IncomingHttpHeaders } from "node:http";

/**
 * True for a navigation that the visitor initiated: from our pages or by typing the address, and not a prefetch.
 * Browsers without these headers pass.
 */
export function isUserNavigation(headers: IncomingHttpHeaders): boolean {
  const { "sec-fetch-mode": mode, "sec-fetch-site": site, "sec-purpose": purpose } = headers;
  if (purpose !== undefined) return false;
  const isNavigation = mode === undefined || mode === "navigate";
  return isNavigation && (site === undefined || site === "same-origin" || site === "none");
}
