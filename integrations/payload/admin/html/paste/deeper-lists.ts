import { hasText, isElement, type Markup, type MarkupElement } from "../markup.ts";
import { isList } from "./parts.ts";

/**
 * Puts a list that starts with a deeper one into the last item of the list before it: LibreOffice starts all levels anew
 * where bullets follow numbers.
 */
export function joinDeeperLists(nodes: Markup[]): Markup[] {
  const joined: Markup[] = [];
  for (const node of nodes) {
    if (isElement(node)) node.childNodes = joinDeeperLists(node.childNodes);
    const list = toList(node);
    const before = list && toList(joined.findLast(hasText));
    if (before && list) moveDeeper(list, before);
    if (!list || list.childNodes.some((child) => isElement(child) || hasText(child))) joined.push(node);
  }
  return joined;
}

function moveDeeper(list: MarkupElement, before: MarkupElement): void {
  for (let inner = toList(list.childNodes.find(hasText)); inner; inner = toList(list.childNodes.find(hasText))) {
    list.childNodes.splice(0, list.childNodes.indexOf(inner) + 1);
    const last = before.childNodes.findLast(hasText);
    const item = last && isElement(last) && last.tagName === "li" ? last : before;
    const deeper = toList(item.childNodes.findLast(hasText));
    if (deeper) moveDeeper(inner, deeper);
    if (hasText(inner)) item.childNodes.push({ ...inner, parentNode: item });
    if (list.tagName === "ul" && before.tagName === "ul") before.childNodes.push(...list.childNodes.splice(0));
  }
}

function toList(node: Markup | undefined): MarkupElement | null {
  return node && isElement(node) && isList(node.tagName) ? node : null;
}
