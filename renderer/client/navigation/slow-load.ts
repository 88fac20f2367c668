import { type LoadOptions, watchLoader } from "#renderer/client/loader.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { announce } from "./focus-new-page.ts";

/** Name of the loader of in-app navigation. */
export const pageLoader = "page";

export const pageLoading: LoadOptions = { showDelay: 300, skipIfActive: false };

/** Milliseconds from then until the loading placeholder is shown. */
const placeholderDelay = 700;

/**
 * Shows that the next page is loading: marks the page as busy, and after one second replaces it by the loading
 * placeholder. If no other page follows, the page is restored.
 */
export function showSlowLoads(): void {
  let restorePage: (() => void) | undefined;
  watchLoader(pageLoader, ({ shown }) => {
    if (shown) restorePage ??= showBusy();
    else {
      restorePage?.();
      restorePage = undefined;
    }
  });
}

function showBusy(): () => void {
  const page = document.getElementById(pageIds.page);
  if (!page) return () => {};
  page.setAttribute("aria-busy", "true");
  const focused = document.activeElement;
  let placeholder: Element | null = null;
  const timer = setTimeout(() => {
    placeholder = createPlaceholder();
    if (!placeholder) return;
    page.after(placeholder);
    page.hidden = true;
    announce(placeholder.querySelector("[role=status]")?.textContent ?? "");
  }, placeholderDelay);
  return () => {
    clearTimeout(timer);
    page.removeAttribute("aria-busy");
    page.hidden = false;
    placeholder?.remove();
    if (placeholder && page.isConnected && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/** The placeholder is a template in the document, in the page's language (renderer/page/document/document.tsx). */
function createPlaceholder(): Element | null {
  const page = document.querySelector<HTMLTemplateElement>(`template#${pageIds.loading}`)?.content.firstElementChild;
  return page ? document.importNode(page, true) : null;
}
