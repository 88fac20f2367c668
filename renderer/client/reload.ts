import * as pageIds from "#schemas/site/page-ids.ts";

let written: EventTarget | null = null;

/** Remembers the field that the visitor has written into last; call it at start. */
export function watchWriting(): void {
  addEventListener("input", ({ target }) => {
    written = target;
  });
}

/** Returns the field of the page on screen that the visitor has written into last; null for none. */
export function writtenField(): Element | null {
  const page = document.getElementById(pageIds.page);
  return written instanceof Element && page?.contains(written) ? written : null;
}

/** Reloads the page, unless what the visitor has written into it would be lost. Returns false in this case. */
export function reloadPage(): boolean {
  if (writtenField()) return false;
  location.reload();
  return true;
}
