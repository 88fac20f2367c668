import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { isPage } from "./in-app.ts";

const startAfterMs = 1000;
const maxParallel = 4;
const keepMs = 20_000;
const keepPages = 20;

interface Prefetched {
  at: number;
  page: Promise<FetchedPage | null>;
}

const pages = new Map<string, Prefetched>();
const queue: string[] = [];
let running = 0;

/** Fetches pages ahead when their links are pointed at or focused, unless the line is slow or data is saved (spec §7). */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  if (connection?.saveData || connection?.effectiveType === "slow-2g") return;
  setTimeout(() => {
    document.addEventListener("pointerover", onAim, { passive: true });
    document.addEventListener("focusin", onAim);
  }, startAfterMs);
}

/** A page fetched ahead, once and while it is fresh. */
export async function takePrefetched(url: string): Promise<FetchedPage | null> {
  const hit = pages.get(url);
  pages.delete(url);
  return hit && performance.now() - hit.at < keepMs ? hit.page : null;
}

function onAim({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || link.closest("[data-full-load]")) return;
  const url = new URL(link.href);
  url.hash = "";
  const isThisPage = url.pathname === location.pathname && url.search === location.search;
  if (!isPage(url) || isThisPage || pages.has(url.href) || queue.includes(url.href)) return;
  queue.push(url.href);
  pump();
}

function pump(): void {
  while (running < maxParallel) {
    const url = queue.shift();
    if (url === undefined) return;
    running++;
    pages.set(url, { at: performance.now(), page: fetchAhead(url) });
    const oldest = pages.keys().next().value;
    if (pages.size > keepPages && oldest !== undefined) pages.delete(oldest);
  }
}

async function fetchAhead(url: string): Promise<FetchedPage | null> {
  try {
    const page = await fetchPage(url, { priority: "low" });
    return page && page.status < 400 ? page : null;
  } catch (error) {
    console.warn("a page could not be fetched ahead", url, error);
    return null;
  } finally {
    running--;
    pump();
  }
}
