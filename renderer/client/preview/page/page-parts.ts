import * as pageIds from "#schemas/site/page-ids.ts";

/** Returns the content between header and footer. */
export function pageRoot(): Element {
  return document.getElementById(pageIds.main) ?? document.body;
}

/** Normalises a text: pages have hard spaces and hints for hyphens where content items have none. */
export function normal(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the innermost block or image around a place that is marked with its pointer, or the marker of a missing block. */
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

/** Returns the pointer of the place around a place. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));
}

/** Returns an image of the CMS within a part of the page, or that part itself. */
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
