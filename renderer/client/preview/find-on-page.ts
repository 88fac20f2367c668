import type { ShownField } from "#renderer/preview/data.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** Returns the content between header and footer. */
export function pageRoot(): Element {
  return document.getElementById(pageIds.main) ?? document.body;
}

/** Normalises white space: pages have hard spaces where content items have plain ones. */
export function normal(text: string): string {
  return text.replace(/[\s\u00a0\u00ad]+/g, " ").trim();
}

/** Returns the block that contains a place, or the marker of a missing block. */
function blockAt(pointer: string): HTMLElement | null {
  for (let place = pointer; place !== ""; place = place.slice(0, place.lastIndexOf("/"))) {
    const name = CSS.escape(place);
    const block = pageRoot().querySelector<HTMLElement>(`[data-p="${name}"], [data-gap="${name}"]`);
    if (block) return block;
  }
  return null;
}

/** Returns the smallest element that shows a place (JSON Pointer) of the content item; null when none does. */
export function findOnPage(pointer: string, fields: readonly ShownField[]): HTMLElement | null {
  const block = blockAt(pointer);
  const root = block ?? pageRoot();
  const isAt = (field: ShownField) => field.pointer === pointer || field.pointer.startsWith(`${pointer}/`);
  for (const { text, image } of fields.filter(isAt)) {
    const found = image === null ? elementWith(root, text ?? "") : imageOf(root, image);
    if (found) return found;
  }
  if (pointer === "" || pointer === "/name") return document.querySelector("h1");
  return block;
}

/** Returns the innermost visible element that begins with the text. */
function elementWith(root: Element, text: string): HTMLElement | null {
  const wanted = normal(text);
  if (wanted === "") return null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  let found: HTMLElement | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof HTMLElement) || node.matches("script, style, template")) continue;
    const isIn = node.textContent.length < 20_000 && normal(node.textContent).startsWith(wanted);
    if (isIn && isVisible(node)) found = node;
    // Elements after the match cannot contain the text.
    else if (found && !found.contains(node)) break;
  }
  return found;
}

export function imageOf(root: ParentNode, path: string): HTMLImageElement | null {
  const name = path.replace(/^\/documents/, "");
  const images = [...root.querySelectorAll("img")];
  return images.find(({ src }) => decodeURI(new URL(src, location.href).pathname).endsWith(decoded(name))) ?? null;
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

/** Returns the field that an element shows; among equal texts the one of the block around it. */
export function fieldOf(element: Element, fields: readonly ShownField[]): ShownField | null {
  const isImage = element instanceof HTMLImageElement;
  const text = normal(element.textContent);
  const alike = fields.filter((field) =>
    isImage
      ? field.image !== null && imageOf(element.parentElement ?? document, field.image) === element
      : field.text !== null && normal(field.text) === text,
  );
  const block = element.closest("[data-p]")?.getAttribute("data-p");
  return alike.find(({ pointer }) => block && pointer.startsWith(`${block}/`)) ?? alike[0] ?? null;
}
