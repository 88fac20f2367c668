import { attributesOf, isElement, type Markup, type MarkupElement } from "./markup.ts";

/** A list item that Word writes as a paragraph with a bullet or number before it. */
export interface ListItem {
  level: number;
  isNumbered: boolean;
  html: string;
}

/** Returns the list item that a paragraph from Word represents; null for any other element. */
export function toListItem(node: MarkupElement, toHtml: (nodes: readonly Markup[]) => string): ListItem | null {
  const level = /mso-list:\s*\w+\s+level(\d)/i.exec(attributesOf(node)["style"] ?? "")?.[1];
  if (node.tagName !== "p" || level === undefined) return null;
  const sign = find(node, isSign);
  const words = node.childNodes.map((child) => withoutSign(child));
  return {
    level: Number(level),
    isNumbered: /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign ? textOf(sign) : ""),
    html: toHtml(words.filter((word) => word !== null)).trim(),
  };
}

/** Returns items as nested lists. */
export function toNestedLists(items: readonly ListItem[]): string {
  let html = "";
  for (let index = 0; index < items.length; ) {
    const first = items[index];
    if (!first) break;
    const end = items.findIndex((item, at) => at > index && isOtherList(item, first));
    const own = items.slice(index, end === -1 ? undefined : end);
    html += list(own, first);
    index += own.length;
  }
  return html;
}

const isOtherList = (item: ListItem, first: ListItem) =>
  item.level < first.level || (item.level === first.level && item.isNumbered !== first.isNumbered);

function list(items: readonly ListItem[], { level, isNumbered }: ListItem): string {
  const own = items.flatMap((item, index) => (item.level <= level ? [index] : []));
  const inner = own.map((at, index) => {
    const below = items.slice(at + 1, own[index + 1]);
    return `<li>${items[at]?.html}${toNestedLists(below)}</li>`;
  });
  const tag = isNumbered ? "ol" : "ul";
  return `<${tag}>${inner.join("")}</${tag}>`;
}

const isSign = (node: MarkupElement) => /mso-list:\s*ignore/i.test(attributesOf(node)["style"] ?? "");

function find(node: MarkupElement, isIt: (node: MarkupElement) => boolean): MarkupElement | null {
  for (const child of node.childNodes.filter(isElement)) {
    const found = isIt(child) ? child : find(child, isIt);
    if (found) return found;
  }
  return null;
}

/** Returns a node without its item's bullet or number, which is in spans. */
function withoutSign(node: Markup): Markup | null {
  if (!isElement(node)) return node;
  if (isSign(node)) return null;
  const childNodes = node.childNodes.map(withoutSign).filter((child) => child !== null);
  return { ...node, childNodes };
}

function textOf(node: Markup): string {
  if ("value" in node) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join("") : "";
}
