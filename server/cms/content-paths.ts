import { fold } from "#schemas/lists/match.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";

export function contentPathById(id: string): string {
  return `/contents/by-id/${encodeURIComponent(id)}`;
}

export function contentPath(url: string): string {
  return `/contents/by-friendly-url/${segment(url)}`;
}

/** Path and query of the settings of a site. */
export function configRequest(web: Web) {
  const query = { webId: web.id, language: web.defaultLanguage, onlyPublished: "true" };
  return { path: contentPath(configName(web)), query };
}

/** A friendly URL as one path segment, without its leading slash (spec §7). */
export function segment(url: string): string {
  return encodeURIComponent(url.replace(/^\/+/, ""));
}

/**
 * True when two friendly URLs are the same address. A CMS may look addresses up regardless of case, accents, outer slashes and
 * percent-encoding.
 */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || folded(one) === folded(other);
}

function folded(url: string): string {
  const segments = url.split("/").filter(Boolean);
  return fold(segments.map(decoded).join("/"));
}

/** Returns a text that is no percent-encoding as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
