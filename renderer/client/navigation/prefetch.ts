import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { isPage, withoutPart } from "./in-app.ts";
import { createKeptPages } from "./page-cache.ts";

const startAfterMs = 1000;
const maxVisible = 12;

const pages = createKeptPages({ fetch: fetchAhead, now: () => performance.now() });

/** A page fetched ahead. */
export const takePrefetched = pages.take;

/**
 * Fetches pages ahead (spec §7): from one second after the load those behind the links in view, and at any time those
 * behind links that are pointed at, touched or focused. Not on slow lines, nor where data is saved.
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

/** Looks through the links of the page that is shown now. */
export function prefetchVisible(): void {
  clearTimeout(timer);
  observer?.disconnect();
  pages.stopWanting();
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
      pages.want(url.href);
    }
  });
  for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
}

/** Pages in other languages, and the many addresses filters make of one page, wait until somebody points at them. */
function isUnlikely(link: Element, { search }: URL): boolean {
  return link.hasAttribute("hreflang") || search !== "";
}

function isInText(link: Element): boolean {
  return link.closest("main") !== null;
}

function onAim({ target }: Event): void {
  const url = target instanceof Element ? pageBehind(target.closest("a[href]")) : null;
  if (url && !isSparing()) pages.wantNow(url.href);
}

/** The address of another page that a link leads to in place. */
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
    return page?.keepable ? page : null;
  } catch (error) {
    console.warn("a page could not be fetched ahead", url, error);
    return null;
  }
}
