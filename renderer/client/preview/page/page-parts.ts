import * as pageIds from "#schemas/site/page-ids.ts";

/** Returns the element between header and footer. */
export function pageRoot(): Element {
  return document.getElementById(pageIds.main) ?? document.body;
}

/** Normalises a text: pages have no-break spaces and soft hyphens where content items have none. */
export function normalizeText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the innermost block or image with a pointer at or above this one, or the marker of a missing block. */
export function markedAt(root: Element, pointer: string): HTMLElement | null {
  for (let place = pointer; place !== ""; place = parentOf(place)) {
    const marked = exactlyAt(root, place);
    if (marked) return marked;
  }
  return null;
}

export function exactlyAt(root: Element, pointer: string): HTMLElement | null {
  const name = CSS.escape(pointer);
  return root.querySelector<HTMLElement>(`[data-p="${name}"], [data-gap="${name}"]`);
}

export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));
}

/** Returns the image of the CMS inside an element of the page, or the element itself if it is the image. */
export function imageOf(root: Element, path: string): HTMLImageElement | null {
  const name = decoded(path.replace(/^\/documents/, ""));
  const images = [root, ...root.querySelectorAll("img")].filter((each) => each instanceof HTMLImageElement);
  return images.find(({ src }) => decoded(new URL(src, location.href).pathname).endsWith(name)) ?? null;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
