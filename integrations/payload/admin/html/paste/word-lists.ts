import { attributesOf, hasText, isElement, type MarkupElement, textOf } from "../markup.ts";
import { bullet, numberTypes, readSign, type Sign } from "./list-signs.ts";
import type { StylesOf } from "./pasted-styles.ts";

/** A list item before its content is converted. */
export interface SourceItem {
  list: string;
  level: number;
  sign: Sign;
  source: MarkupElement;
}

/** Returns the list item that a paragraph from Word represents; null for any other element. */
export function toWordItem(node: MarkupElement, styles: StylesOf): SourceItem | null {
  const [, list = "", level] = /^(\w+)\s+level(\d)/.exec(styles(node)["mso-list"] ?? "") ?? [];
  const isInList = node.parentNode && "tagName" in node.parentNode && node.parentNode.tagName === "li";
  if (node.tagName !== "p" || level === undefined || isInList) return null;
  return { list, level: Number(level), sign: takeSign(node, styles), source: node };
}

/** Removes the sign that Word writes at the start of a paragraph or heading, and returns it. */
export function takeSign(node: MarkupElement, styles: StylesOf): Sign {
  const found = findSign(node, styles, false);
  if (!found) return bullet;
  const { sign, isSymbol } = found;
  const { parentNode } = sign;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== sign);
  return readSign(textOf(sign), isSymbol);
}

function findSign(
  node: MarkupElement,
  styles: StylesOf,
  isSymbol: boolean,
): { sign: MarkupElement; isSymbol: boolean } | null {
  for (const child of node.childNodes.filter(isElement)) {
    const isOwn = isSymbol || /^["']?(?:symbol|wingdings|webdings)/.test(styles(child)["font-family"] ?? "");
    if (styles(child)["mso-list"] === "ignore") return { sign: child, isSymbol: isOwn };
    const found = findSign(child, styles, isOwn);
    if (found) return found;
  }
  return null;
}

/**
 * Returns the items of a list whose items say their level: in Word for the web each item is a list of its own, and Word
 * mixes such lists with paragraphs. Null for anything else.
 */
export function toLevelledItems(node: MarkupElement, styles: StylesOf): SourceItem[] | null {
  const isList = node.tagName === "ul" || node.tagName === "ol";
  if (!isList && node.tagName !== "div") return null;
  const items: SourceItem[] = [];
  let count = 0;
  for (const child of node.childNodes) {
    const isItem = isList && isElement(child) && child.tagName === "li";
    if (!isItem && !hasText(child)) continue;
    if (isItem) count += 1;
    const own = !isElement(child)
      ? null
      : isItem
        ? toLevelledItem(child, node, count - 1, styles)
        : toLevelledItems(child, styles);
    if (!own) return null;
    items.push(...own);
  }
  return items.length > 0 ? items : null;
}

function toLevelledItem(
  source: MarkupElement,
  list: MarkupElement,
  index: number,
  styles: StylesOf,
): SourceItem[] | null {
  const {
    "data-aria-level": webLevel,
    "data-listid": webList,
    "data-leveltext": text = "",
    role,
  } = attributesOf(source);
  const [, name = webList ?? "", level = webLevel] = /^(\w+)\s+level(\d)/.exec(styles(source)["mso-list"] ?? "") ?? [];
  if (level === undefined && webList === undefined && role !== "listitem") return null;
  const { start = "1", type } = attributesOf(list);
  const style = styles(source)["list-style-type"] ?? styles(list)["list-style-type"] ?? "";
  const number = { type: numberTypes[type ?? style] ?? "1", value: (Number.parseInt(start, 10) || 1) + index };
  const [before = "", after = ""] = text.split(/%\d/);
  const isWords = /[\p{L}\p{N}§]/u.test(before + after);
  const numbered = { text: `${before}${number.value}${after}`.trim(), readings: isWords ? [] : [number], above: null };
  const sign = list.tagName === "ol" ? numbered : bullet;
  return [{ list: name, level: Number(level) || 1, sign, source }];
}
