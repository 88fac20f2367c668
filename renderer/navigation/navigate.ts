import { announce, applyDocument, parseDocument } from "./apply.ts";
import { type FetchedPage, fetchPage } from "./fetch-page.ts";
import { isPage } from "./in-app.ts";
import { startPrefetch, takePrefetched } from "./prefetch.ts";

/** Set while the browser itself navigates or the address is only corrected. */
let standAside = false;

/** Swaps pages in place by the Navigation API; browsers without it load each page in full. */
export function startNavigation(): void {
  if ("navigation" in window) window.navigation.addEventListener("navigate", onNavigate);
  startPrefetch();
  document.documentElement.dataset["navigation"] = "ready";
}

function onNavigate(event: NavigateEvent): void {
  const to = new URL(event.destination.url);
  if (standAside || !isOurs(event, to)) return;
  event.intercept({ focusReset: "manual", scroll: "manual", handler: () => showPage(event, to) });
}

function isOurs(
  { canIntercept, hashChange, downloadRequest, formData, navigationType, ...event }: NavigateEvent,
  to: URL,
): boolean {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === "reload") return false;
  const isSamePage = to.pathname === location.pathname && to.search === location.search;
  return isPage(to) && !(isSamePage && to.hash) && !event.sourceElement?.closest("[data-full-load]");
}

async function showPage(event: NavigateEvent, to: URL): Promise<void> {
  const address = to.href.slice(0, to.href.length - to.hash.length);
  const page = await loadPage(address, event.signal);
  if (event.signal.aborted) return;
  if (!page || !isPage(new URL(page.url)) || !(await applyDocument(parseDocument(page.html)))) return loadInFull();
  if (page.url !== address) correctAddress(page.url + to.hash);
  event.scroll();
  document.getElementById("main")?.focus({ preventScroll: true });
  announce(document.title);
}

async function loadPage(address: string, signal: AbortSignal): Promise<FetchedPage | null> {
  try {
    return (await takePrefetched(address)) ?? (await fetchPage(address, { signal }));
  } catch (error) {
    if (!signal.aborted) console.error("a page could not be fetched", address, error);
    return null;
  }
}

/** The address was committed when the event was intercepted, so the way back to the browser is a reload. */
function loadInFull(): void {
  standAside = true;
  location.reload();
}

function correctAddress(url: string): void {
  standAside = true;
  history.replaceState(null, "", url);
  standAside = false;
}
