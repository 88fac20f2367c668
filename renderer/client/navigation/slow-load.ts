import { type LoadOptions, watchLoader } from "#renderer/client/loader.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { announce } from "./arrival.ts";

/** Name of the loader of in-app navigation. */
export const pageLoader = "page";

export const pageLoading: LoadOptions = { showDelay: 300, skipIfActive: false };

/** Milliseconds from then until the loading placeholder is shown. */
const standInDelay = 700;

/**
 * Shows that the next page is loading: marks the page as busy, and after one second replaces it by the loading
 * placeholder. If no other page follows, the page is restored.
 */
export function showSlowLoads(): void {
  let putBack: (() => void) | undefined;
  watchLoader(pageLoader, ({ shown }) => {
    if (shown) putBack ??= showBusy();
    else {
      putBack?.();
      putBack = undefined;
    }
  });
}

function showBusy(): () => void {
  const page = document.getElementById(pageIds.page);
  if (!page) return () => {};
  page.setAttribute("aria-busy", "true");
  const focused = document.activeElement;
  let standIn: Element | null = null;
  const timer = setTimeout(() => {
    standIn = loadingPage();
    if (!standIn) return;
    page.after(standIn);
    page.hidden = true;
    announce(standIn.querySelector("[role=status]")?.textContent ?? "");
  }, standInDelay);
  return () => {
    clearTimeout(timer);
    page.removeAttribute("aria-busy");
    page.hidden = false;
    standIn?.remove();
    if (standIn && page.isConnected && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/** The placeholder is a template in the document, in the page's language (renderer/page/document/document.tsx). */
function loadingPage(): Element | null {
  const page = document.querySelector<HTMLTemplateElement>(`template#${pageIds.loading}`)?.content.firstElementChild;
  return page ? document.importNode(page, true) : null;
}
