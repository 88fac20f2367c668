import * as pageIds from "#schemas/site/page-ids.ts";
import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { isPage, withoutFragment } from "./in-app.ts";
import { createPageCache } from "./page-cache.ts";

/** Pointer and focus pass over links faster than this without meaning to open them. */
const intentMs = 65;

const pages = createPageCache({ fetch: fetchAhead, now: () => performance.now() });

/** Returns a prefetched page; null when there is none. */
export const takePrefetched = pages.take;

/**
 * Prefetches the pages of links that are hovered, touched or focused (spec §7), unless the connection is slow or in
 * data-saving mode. Only links inside the page: visitors keep passing those in header and footer.
 */
export function startPrefetch(): void {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, onHover);
  document.addEventListener("touchstart", ({ target }) => prefetch(target), { passive: true });
}

let timer: ReturnType<typeof setTimeout> | undefined;

function onHover({ target }: Event): void {
  clearTimeout(timer);
  timer = setTimeout(() => prefetch(target), intentMs);
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest(`#${pageIds.page} a[href]`) : null;
  const url = prefetchableAddress(link);
  if (url && link?.isConnected && !savesData()) pages.fetchAhead(url.href);
}

/** Returns the address of a link that in-app navigation would open; null for other links. */
function prefetchableAddress(link: Element | null): URL | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  const url = URL.parse(withoutFragment(link));
  const isOther = url?.href !== withoutFragment(location);
  return url && isOther && isPage(url) && !document.querySelector("[data-full-load]") ? url : null;
}

function savesData(): boolean | undefined {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData || connection?.effectiveType === "slow-2g";
}

async function fetchAhead(url: string): Promise<FetchedPage | null> {
  try {
    const page = await fetchPage(url, { priority: "low" });
    for (const [, href = ""] of page?.html.matchAll(sheet) ?? []) preload(href);
    return page?.cacheable ? page : null;
  } catch (error) {
    console.warn("prefetch failed", url, error);
    return null;
  }
}

const sheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g;

/** Preloads the style sheet of the page's template, so that it is cached when the page is shown. */
function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "style", href }));
}
