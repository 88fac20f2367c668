import { load } from "#renderer/client/loader.ts";
import { applyDocument } from "./apply.ts";
import { arriveAt } from "./arrival.ts";
import { isBuildOutdated, watchBuild } from "./build-watch.ts";
import { fetchPage } from "./fetch-page.ts";
import { isPage, withoutPart } from "./in-app.ts";
import { parseDocument } from "./parse-document.ts";
import { prefetchVisible, startPrefetch, takePrefetched } from "./prefetch.ts";
import { pageLoader, pageLoading, showSlowLoads } from "./slow-load.ts";

/** Set while the browser itself navigates or the address is only corrected. */
let standAside = false;

/** Address and history entry of the page that is shown; while the next one is loaded they lag behind the address bar. */
const shown = { address: "", entry: "" };

/** The navigation that is under way. */
let current: NavigateEvent | undefined;

/** Swaps pages in place by the Navigation API; browsers without it load each page in full. */
export function startNavigation(): void {
  if ("navigation" in window) {
    shown.address = withoutPart(location);
    window.navigation.addEventListener("navigate", onNavigate);
    showSlowLoads();
    startPrefetch();
    watchBuild();
  }
  document.documentElement.dataset["navigation"] = "ready";
}

function onNavigate(event: NavigateEvent): void {
  if (standAside || event.downloadRequest !== null) return;
  current = event;
  if (withoutPart(location) === shown.address) shown.entry = window.navigation.currentEntry?.key ?? "";
  const to = new URL(event.destination.url);
  if (!isOurs(event, to)) return;
  const handler = async () => load(pageLoader, () => showPage(event, to), pageLoading);
  event.intercept({ focusReset: "manual", scroll: "manual", handler });
}

function isOurs(
  { canIntercept, hashChange, formData, navigationType, sourceElement }: NavigateEvent,
  to: URL,
): boolean {
  if (!canIntercept || formData || navigationType === "reload" || !isPage(to)) return false;
  const isElsewhere = withoutPart(to) !== shown.address;
  if (navigationType === "traverse") return isElsewhere;
  const isPart = hashChange || to.hash !== "";
  return (isElsewhere || !isPart) && !isBuildOutdated() && !sourceElement?.closest("[data-full-load]");
}

async function showPage(event: NavigateEvent, to: URL): Promise<void> {
  const { signal } = event;
  const address = withoutPart(to);
  // What supersedes an event is told only after that one has ended.
  signal.addEventListener("abort", () => setTimeout(() => current === event && restoreAddress(event)));
  const final = isBuildOutdated() ? null : await swapPage(address, signal);
  if (signal.aborted) return;
  // What follows is not to be taken for the visitor's stop.
  current = undefined;
  if (final === null) return loadInFull();
  shown.address = final;
  if (final !== address) correctAddress(final + to.hash);
  event.scroll();
  arriveAt(to.hash);
  prefetchVisible();
}

/** Puts the page at an address in place of the one that is shown; its final address, null when it has not come to that. */
async function swapPage(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const page = await Promise.race([loadPage(address, signal), endOf(signal)]);
    if (!page || !isPage(new URL(page.url))) return null;
    return (await applyDocument(parseDocument(page.html), signal)) ? page.url : null;
  } catch (error) {
    if (!signal.aborted) console.error("a page could not be shown in place", address, error);
    return null;
  }
}

async function loadPage(address: string, signal: AbortSignal) {
  return (await takePrefetched(address)) ?? fetchPage(address, { signal });
}

/** A page that is being fetched ahead takes no signal. */
function endOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null)));
}

/** The address was committed when the event was intercepted, so the way back to the browser is a reload. */
function loadInFull(): void {
  standAside = true;
  location.reload();
}

/** Leads the address bar back to the page that is shown, when the visitor has stopped the way to another. */
function restoreAddress({ navigationType }: NavigateEvent): void {
  if (navigationType === "replace") correctAddress(shown.address);
  else {
    const { committed, finished } = window.navigation.traverseTo(shown.entry);
    // The visitor may be elsewhere by then.
    void Promise.allSettled([committed, finished]);
  }
}

function correctAddress(url: string): void {
  standAside = true;
  history.replaceState(null, "", url);
  standAside = false;
}
