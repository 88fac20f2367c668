import type { ShownField, ShownFinding } from "#renderer/preview/data.ts";
import { receivedText } from "#renderer/preview/texts/shown-text.ts";
import { findFields } from "./page-fields.ts";
import { exactlyAt, normalizeText, pageRoot, parentOf } from "./page-parts.ts";

/** Where a finding is visible on the page. */
export interface ShownElement {
  element: HTMLElement;
  /** False when only the surrounding element is shown, such as the row of a value that was left out. */
  isItself: boolean;
}

export type Wanted = Pick<ShownFinding, "record" | "pointer" | "effect" | "received">;

/** Target for a place in the content that has no finding. */
export function placeAt(pointer: string): Wanted {
  return { record: "content", pointer, effect: "none", received: "" };
}

const removing: readonly ShownFinding["effect"][] = ["field-hidden", "item-hidden", "block-hidden"];

/** Returns the smallest element that shows what a finding is about, or would contain it; null for none. */
export function findPlace(wanted: Wanted, fields: readonly ShownField[]): ShownElement | null {
  const { record, pointer, effect } = wanted;
  if (record === "settings") return placeOfSetting(pointer);
  const root = pageRoot();
  const { elements } = findFields(root, fields);
  const shown = (place: string) =>
    [...elements].flatMap(([at, each]) => (at === place || at.startsWith(`${place}/`) ? each : []));

  const marked = exactlyAt(root, pointer);
  if (!removing.includes(effect) && !isWholeContent(pointer)) {
    const own = shown(pointer);
    const element = findByText(own, receivedText(wanted.received)) ?? own[0] ?? marked;
    if (element) return { element, isItself: true };
  } else if (marked) return { element: marked, isItself: true };
  if (isWholeContent(pointer)) return asPlace(document.querySelector<HTMLElement>("h1"), pointer === "/name");
  return findAncestor(pointer, effect === "item-hidden" && !isItem(pointer) ? 1 : 0, (place) => {
    const element = exactlyAt(root, place);
    const [first] = element ? [] : shown(place);
    return asPlace(element ?? (first ? rowOf(first, root) : null), element?.dataset["gap"] !== undefined);
  });
}

/** True for the whole content item and for its name: both are shown as the page's main heading. */
function isWholeContent(pointer: string): boolean {
  return ["", "/data", "/name"].includes(pointer);
}

/**
 * Searches the ancestors of a pointer from the innermost out: objects, list items and blocks. The first `leftOut` items
 * are missing from the page themselves.
 */
function findAncestor(
  pointer: string,
  leftOut: number,
  find: (place: string) => ShownElement | null,
): ShownElement | null {
  let items = leftOut;
  for (let inner = pointer, place = parentOf(pointer); place.split("/").length > 2; place = parentOf(place)) {
    const isList = isItem(inner);
    inner = place;
    const isGone = isItem(place) && items-- > 0;
    const found = isList || isGone ? null : find(place);
    if (found) return found;
  }
  return null;
}

function isItem(pointer: string): boolean {
  return /\/\d+$/.test(pointer);
}

function asPlace(element: HTMLElement | null, isItself: boolean): ShownElement | null {
  return element && { element, isItself };
}

/** The table row or list item that contains an element, or the element itself. */
function rowOf(element: HTMLElement, root: Element): HTMLElement {
  const row = element.closest<HTMLElement>("li, tr, dd, figure, details, article");
  return row && row !== root && root.contains(row) && !row.querySelector("h1") ? row : element;
}

/** The innermost element with these words as its text, address, alternative text or id. */
function findByText(elements: readonly HTMLElement[], words: string | null): HTMLElement | null {
  const wanted = normalizeText(words ?? "");
  if (wanted === "") return null;
  for (const element of elements) {
    const parts = [element, ...element.querySelectorAll<HTMLElement>("*")];
    const named = parts.find((part) => ["id", "alt", "href", "src"].some((name) => part.getAttribute(name) === wanted));
    const saying = parts.filter((part) => normalizeText(part.textContent).includes(wanted));
    const found = named ?? saying.find((part) => !saying.some((other) => other !== part && part.contains(other)));
    if (found) return found;
  }
  return null;
}

/** Parts of the shell that show settings of the site. */
const frame: Readonly<Record<string, string>> = {
  nazevWebu: "header",
  logo: "header",
  oficialniWeb: "header",
  plovouciZahlavi: "header",
  navigace: "header nav",
  kontakt: "footer",
};

function placeOfSetting(pointer: string): ShownElement | null {
  const selector = frame[pointer.split("/")[2] ?? ""];
  return selector === undefined ? null : asPlace(document.querySelector<HTMLElement>(selector), false);
}
