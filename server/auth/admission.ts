import type { IncomingHttpHeaders } from "node:http";

/** Whether somebody goes there of their own will: from a page of ours or by an address typed in, not ahead of time; browsers that do not say count as such. */
export function isChosen(headers: IncomingHttpHeaders): boolean {
  const { "sec-fetch-mode": mode, "sec-fetch-site": site, "sec-purpose": purpose } = headers;
  if (purpose !== undefined) return false;
  const isNavigation = mode === undefined || mode === "navigate";
  return isNavigation && (site === undefined || site === "same-origin" || site === "none");
}
