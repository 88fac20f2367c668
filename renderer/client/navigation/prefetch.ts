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
 *
 * @param shown - Returns the address of the page on screen. While the next page loads, the address bar differs.
 */
export function startPrefetch(shown: () => string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch({ target }: Event): void {
    const link = target instanceof Element ? target.closest(`#${pageIds.page} a[href]`) : null;
    const address = prefetchableAddress(link, shown());
    if (address && link?.isConnected && !savesData()) pages.fetchAhead(address);
  }

  function prefetchSoon(event: Event): void {
    clearTimeout(timer);
    timer = setTimeout(prefetch, intentMs, event);
  }

  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, prefetchSoon);
  document.addEventListener("touchstart", prefetch, { passive: true });
}

/** Returns the address of a link that in-app navigation would open; null for other links. */
function prefetchableAddress(link: Element | null, shown: string): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  const url = URL.parse(link.getAttribute("href") ?? "", shown);
  if (!url || !isPage(url) || document.querySelector("[data-full-load]")) return null;
  const address = withoutFragment(url);
  return address === withoutFragment(location) ? null : address;
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
