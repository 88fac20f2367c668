import type { IncomingHttpHeaders } from "node:http";

/** True for a navigation that the visitor chose: from our pages or by a typed address, and no prefetch. Browsers without these headers pass. */
export function isChosen(headers: IncomingHttpHeaders): boolean {
  const { "sec-fetch-mode": mode, "sec-fetch-site": site, "sec-purpose": purpose } = headers;
  if (purpose !== undefined) return false;
  const isNavigation = mode === undefined || mode === "navigate";
  return isNavigation && (site === undefined || site === "same-origin" || site === "none");
}
