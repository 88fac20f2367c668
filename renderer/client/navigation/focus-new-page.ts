import * as pageIds from "#schemas/site/page-ids.ts";

/**
 * Tells screen reader users that another page has been shown. Focus goes to the first of: the page's `autofocus`
 * element (such as a form's errors), the target of the fragment, the heading. If the focused element is a status, such
 * as a list's result count, its text is announced instead of the page's title.
 */
export function focusNewPage(hash: string): void {
  const start = focusStart(hash);
  announce((start?.role === "status" && start.textContent) || document.title);
}

/** Focuses the place where reading a page starts, and returns it. */
export function focusStart(hash: string): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const start =
    find(`#${pageIds.page} [autofocus]`) ?? partOf(hash) ?? find(`#${pageIds.page} h1`) ?? find(`#${pageIds.main}`);
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  return start;
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  const announcer = document.getElementById(pageIds.announcer);
  if (!announcer) return;
  announcer.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => {
    announcer.textContent = text;
  }, 100);
}

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not valid percent-encoding.
    return null;
  }
}
