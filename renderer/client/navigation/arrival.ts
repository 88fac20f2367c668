import * as pageIds from "#schemas/site/page-ids.ts";

/**
 * Tells those who do not see it that another page has come: the focus goes to what the page itself wants it on, such as
 * what is wrong with a form, to the part asked for, or to the heading. A part that is a status, such as how much a list
 * has found, is what is read aloud.
 */
export function arriveAt(hash: string): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const start =
    find(`#${pageIds.page} [autofocus]`) ?? partOf(hash) ?? find(`#${pageIds.page} h1`) ?? find(`#${pageIds.main}`);
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  announce((start?.role === "status" && start.textContent) || document.title);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a text to assistive technology. */
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
    // Not a percent-encoded name.
    return null;
  }
}
