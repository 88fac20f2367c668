import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { isPage, withoutPart } from "./in-app.ts";
import { createPageCache } from "./page-cache.ts";

const startAfterMs = 1000;
const maxVisible = 12;

const pages = createPageCache({ fetch: fetchAhead, now: () => performance.now() });

/** Returns a prefetched page; null when there is none. */
export const takePrefetched = pages.take;

/**
 * Prefetches pages (spec §7): one second after the load those of visible links, at any time those of links that are
 * hovered, touched or focused. Does nothing on slow connections or with data saving.
 */
export function startPrefetch(): void {
  for (const kind of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(kind, onAim, { passive: true });
  }
  if (document.readyState === "complete") prefetchVisible();
  else addEventListener("load", prefetchVisible, { once: true });
}

let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

/** Starts again with the links of the current page. */
export function prefetchVisible(): void {
  clearTimeout(timer);
  observer?.disconnect();
  pages.clearQueue();
  timer = setTimeout(observeLinks, startAfterMs);
}

function observeLinks(): void {
  if (isSparing()) return;
  const wanted = new Set<string>();
  observer = new IntersectionObserver((entries, links) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of [...seen.filter(isInText), ...seen.filter((link) => !isInText(link))]) {
      links.unobserve(link);
      const url = pageBehind(link);
      if (!url || isUnlikely(link, url) || wanted.size >= maxVisible) continue;
      wanted.add(url.href);
      pages.enqueue(url.href);
    }
  });
  for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
}

/** Pages in other languages and filtered lists are prefetched only when the visitor points at their links. */
function isUnlikely(link: Element, { search }: URL): boolean {
  return link.hasAttribute("hreflang") || search !== "";
}

function isInText(link: Element): boolean {
  return link.closest("main") !== null;
}

function onAim({ target }: Event): void {
  const url = target instanceof Element ? pageBehind(target.closest("a[href]")) : null;
  if (url && !isSparing()) pages.fetchNext(url.href);
}

/** Returns the address of the page that a link opens by in-app navigation; null for other links. */
function pageBehind(link: Element | null): URL | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(withoutPart(link));
  const isOther = url.href !== withoutPart(location);
  return isOther && isPage(url) && !link.closest("[data-full-load]") ? url : null;
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType === "slow-2g";
}

async function fetchAhead(url: string): Promise<FetchedPage | null> {
  try {
    const page = await fetchPage(url, { priority: "low" });
    return page?.cacheable ? page : null;
  } catch (error) {
    console.warn("a page could not be fetched ahead", url, error);
    return null;
  }
}
