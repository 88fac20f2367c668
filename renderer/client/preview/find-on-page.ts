import type { ShownField } from "#renderer/preview/data.ts";

/** What stands between the header and the footer; the panel is no part of it. */
export function pageRoot(): Element {
  return document.getElementById("main") ?? document.body;
}

/** Words alike on the page and in the record: the portal puts hard spaces where lines must not break. */
export function normal(text: string): string {
  return text.replace(/[\s\u00a0\u00ad]+/g, " ").trim();
}

/** The block around a place, or what says where it is missing. */
function blockAt(pointer: string): HTMLElement | null {
  for (let place = pointer; place !== ""; place = place.slice(0, place.lastIndexOf("/"))) {
    const name = CSS.escape(place);
    const block = pageRoot().querySelector<HTMLElement>(`[data-p="${name}"], [data-gap="${name}"]`);
    if (block) return block;
  }
  return null;
}

/** The smallest part of the page that shows what stands at a place of the record; null where none does. */
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

/** The innermost element that begins with the words. */
function elementWith(root: Element, text: string): HTMLElement | null {
  const wanted = normal(text);
  if (wanted === "") return null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  let found: HTMLElement | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof HTMLElement) || node.matches("script, style, template")) continue;
    const isIn = node.textContent.length < 20_000 && normal(node.textContent).startsWith(wanted);
    if (isIn && isVisible(node)) found = node;
    // What follows an element that has the words has them no more.
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

/** The field that a text of the page comes from: of those that say the same, one within the block around it. */
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
