import type { ShownField } from "#renderer/preview/data.ts";
import { maxTextLength } from "#renderer/preview/texts/shown-text.ts";
import { imageOf, isVisible, markedAt, normalizeText } from "./page-parts.ts";

/** The elements of a page that show the fields of its content. */
export interface PageFields {
  /** Elements by the pointer of their field, in the order of the field's lines. */
  elements: ReadonlyMap<string, readonly HTMLElement[]>;
  fieldOf(element: Element): ShownField | null;
}

/** A longer text belongs to a whole section of the page and not to a field. */
const maxPartLength = 20_000;

/** Finds the fields on a page by their texts and images. Fields with the same text each get their own element. */
export function findFields(root: Element, fields: readonly ShownField[]): PageFields {
  const index = textIndex(root);
  const elements = new Map<string, HTMLElement[]>();
  const owners = new Map<Element, ShownField>();
  for (const field of fields) {
    const scope = markedAt(root, field.pointer) ?? root;
    const found = [
      ...field.images.map((image) => imageOf(scope, image)),
      ...field.texts.map((text) => elementOf(text, scope)),
    ].filter((element) => element !== null);
    for (const element of found) if (!owners.has(element)) owners.set(element, field);
    if (found.length > 0) elements.set(field.pointer, [...new Set(found)]);
  }
  return { elements, fieldOf: (element) => owners.get(element) ?? null };

  function elementOf(text: string, scope: Element): HTMLElement | null {
    const wanted = keyOf(text);
    const alike = (index.get(wanted) ?? startingWith(wanted)).filter(
      (element) => scope.contains(element) && isVisible(element),
    );
    // A table of contents repeats the headings before they appear.
    const candidates = [
      ...alike.filter((each) => !each.closest("nav")),
      ...alike.filter((each) => each.closest("nav")),
    ];
    return candidates.find((element) => !owners.has(element)) ?? candidates[0] ?? null;
  }

  /** Elements whose text begins with the field's, such as a file name followed by its size. */
  function startingWith(wanted: string): readonly HTMLElement[] {
    if (wanted.length < 3) return [];
    const longer = [...index].flatMap(([text, each]) => (text.startsWith(wanted) ? each : []));
    return longer.filter((element) => !longer.some((other) => other !== element && element.contains(other)));
  }
}

/** The elements of a page by the start of their text; of nested elements with the same text, the innermost. */
function textIndex(root: Element): ReadonlyMap<string, readonly HTMLElement[]> {
  const index = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>("*:not(script, style, template, svg, svg *)")) {
    const text = element.textContent.length > maxPartLength ? "" : keyOf(element.textContent);
    if (text === "") continue;
    const alike = index.get(text) ?? [];
    const isInner = alike.at(-1)?.contains(element) === true;
    index.set(text, [...alike.slice(0, isInner ? -1 : undefined), element]);
  }
  return index;
}

function keyOf(text: string): string {
  return normalizeText(text).slice(0, maxTextLength).trimEnd();
}
