import { load } from "#renderer/client/loader.ts";
import { applyDocument } from "./apply.ts";
import { isBuildOutdated, watchBuild } from "./build-watch.ts";
import { fetchPage } from "./fetch-page.ts";
import { focusNewPage, focusStart } from "./focus-new-page.ts";
import { isPage, withoutFragment } from "./in-app.ts";
import { parseDocument } from "./parse-document.ts";
import { startPrefetch, takePrefetched } from "./prefetch.ts";
import { pageLoader, pageLoading, showSlowLoads } from "./slow-load.ts";

/** True during a full page load, and while only the address is being corrected. */
let isBrowserNavigating = false;

/** Address and history entry of the page on screen. While the next page loads, the address bar already shows the next address. */
let renderedAddress = "";
let renderedEntry = "";

let current: NavigateEvent | undefined;

/** Replaces pages in place through the Navigation API. Browsers without it load each page in full. */
export function startNavigation(): void {
  if ("navigation" in window) {
    renderedAddress = withoutFragment(location);
    // Focus moves as after in-app navigation, unless the visitor has already focused something.
    const isOpenedFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (isOpenedFromHere && document.activeElement === document.body) focusStart(location.hash);
    window.navigation.addEventListener("navigate", onNavigate);
    showSlowLoads();
    startPrefetch(() => renderedAddress);
    watchBuild();
  }
  document.documentElement.dataset["navigation"] = "ready";
}

function onNavigate(event: NavigateEvent): void {
  if (isBrowserNavigating || event.downloadRequest !== null) return;
  current = event;
  if (withoutFragment(location) === renderedAddress) renderedEntry = window.navigation.currentEntry?.key ?? "";
  const to = new URL(event.destination.url);
  if (!shouldIntercept(event, to)) return;
  const handler = async () => load(pageLoader, () => showPage(event, to), pageLoading);
  event.intercept({ focusReset: "manual", scroll: "manual", handler });
}

function shouldIntercept({ canIntercept, hashChange, formData, navigationType }: NavigateEvent, to: URL): boolean {
  if (!canIntercept || formData || navigationType === "reload") return false;
  const isElsewhere = withoutFragment(to) !== renderedAddress;
  // The entry belongs to this document, whatever its address: the browser would change only the address.
  if (navigationType === "traverse") return isElsewhere;
  const isPart = hashChange || to.hash !== "";
  return isPage(to) && (isElsewhere || !isPart) && !isBuildOutdated() && !document.querySelector("[data-full-load]");
}

async function showPage(event: NavigateEvent, to: URL): Promise<void> {
  const { signal } = event;
  const address = withoutFragment(to);
  // A navigation that replaced this one fires its own navigate event only after this abort, so wait a turn before
  // deciding that the visitor pressed Stop.
  signal.addEventListener("abort", () => setTimeout(() => current === event && restoreAddress(event)));
  const final = isBuildOutdated() ? null : await swapPage(address, signal);
  if (signal.aborted) return;
  // From here on, an abort no longer means that the visitor stopped the navigation.
  current = undefined;
  if (final === null) return loadInFull(event, to);
  renderedAddress = final;
  if (final !== address) correctAddress(final + to.hash);
  event.scroll();
  focusNewPage(to.hash);
}

/** Replaces the page with the one at an address. Returns its final address, or null when that was not possible. */
async function swapPage(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const page = await Promise.race([loadPage(address, signal), aborted(signal)]);
    if (!page || !isPage(new URL(page.url))) return null;
    return (await applyDocument(parseDocument(page.html), signal)) ? page.url : null;
  } catch (error) {
    if (!signal.aborted) console.error("in-app navigation failed", address, error);
    return null;
  }
}

async function loadPage(address: string, signal: AbortSignal) {
  return (await takePrefetched(address)) ?? fetchPage(address, { signal });
}

/** Resolves on abort, because a prefetch in flight cannot be aborted. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null)));
}

/**
 * Lets the browser load a page whose address is already committed. A reload would keep the scroll position of the page on
 * screen; it is right only for a page that was visited before, at whose position the page on screen is left.
 */
function loadInFull(event: NavigateEvent, to: URL): void {
  if (event.navigationType === "traverse") {
    event.scroll();
    isBrowserNavigating = true;
    location.reload();
  } else {
    // To the same address with a fragment, the browser would only scroll.
    correctAddress(renderedAddress);
    isBrowserNavigating = true;
    location.replace(to);
  }
}

/** Restores the address of the page on screen after the visitor has stopped a navigation. */
function restoreAddress({ navigationType }: NavigateEvent): void {
  if (navigationType === "replace") correctAddress(renderedAddress);
  else {
    // Both promises reject if the visitor has navigated elsewhere in the meantime.
    void Promise.allSettled(Object.values(window.navigation.traverseTo(renderedEntry)));
  }
}

function correctAddress(url: string): void {
  isBrowserNavigating = true;
  history.replaceState(null, "", url);
  isBrowserNavigating = false;
}
