import { attributesOf, isElement, type Markup, type MarkupElement } from "../markup.ts";
import type { Attributes } from "../shown-attributes.ts";
import { element } from "../to-html.ts";
import { allowedAttributesOf, type Cleaning, type Inherited, noteLooks } from "./cleaning.ts";
import { type ListNumber, numberTypes } from "./list-signs.ts";
import { numbering } from "./nested-lists.ts";
import { withStyles } from "./text-marks.ts";

/** Converts the content of an item. */
type ToHtml = (nodes: readonly Markup[], inherited: Inherited) => string;

/** A list inside a list stands in the item before it; anything else between items too. */
export function listHtml(node: MarkupElement, inherited: Inherited, cleaning: Cleaning, toHtml: ToHtml): string {
  const own = attributesOf(node);
  const style = cleaning.styles(node)["list-style-type"] ?? firstItemStyle(node, cleaning) ?? "";
  const isNumbered = numberTypes[style] ? true : node.tagName === "ol" && !/^(?:disc|circle|square|none)$/.test(style);
  const tag = isNumbered ? "ol" : "ul";
  const wanted = withStyles(inherited.wanted, node, cleaning.styles(node), inherited.isBold);
  const step = own["reversed"] === undefined ? 1 : -1;
  const first = Number.parseInt(own["start"] ?? `${step === 1 ? 1 : node.childNodes.filter(isItem).length}`, 10);
  const number: ListNumber = { type: numberTypes[own["type"] ?? style] ?? "1", value: Number.isNaN(first) ? 1 : first };
  const given = allowedAttributesOf(tag, own, cleaning);
  const lists: { attributes: Attributes; items: string[] }[] = [];
  let before = "";
  for (const child of node.childNodes) {
    const item = isItem(child) ? child : null;
    const html = item
      ? itemHtml(item, { ...inherited, wanted }, cleaning, toHtml)
      : toHtml([child], { ...inherited, wanted }).trim();
    const last = lists.at(-1);
    if (!item) {
      if (last) last.items.push(`${last.items.pop()?.slice(0, -"</li>".length)}${html}</li>`);
      else before += html;
      continue;
    }
    const value = Number(attributesOf(item)["value"]) || number.value;
    if (last && (!isNumbered || (value === number.value && step === 1))) last.items.push(html);
    else {
      const type = isNumbered && numbering({ type: number.type, value });
      lists.push({ attributes: { ...type, ...(value === number.value && step === 1 && given) }, items: [html] });
    }
    number.value = value + step;
  }
  return before + lists.map(({ attributes, items }) => element(tag, attributes, items.join(""))).join("");
}

function itemHtml(item: MarkupElement, inherited: Inherited, cleaning: Cleaning, toHtml: ToHtml): string {
  noteLooks(item, cleaning);
  const wanted = withStyles(inherited.wanted, item, cleaning.styles(item), inherited.isBold);
  const inner = toHtml(item.childNodes, { ...inherited, wanted }).trim();
  return element("li", allowedAttributesOf("li", attributesOf(item), cleaning), inner);
}

/** Google Docs writes the type of a list at its items. */
function firstItemStyle(node: MarkupElement, { styles }: Cleaning): string | undefined {
  const item = node.childNodes.find(isItem);
  return item && styles(item)["list-style-type"];
}

function isItem(node: Markup): node is MarkupElement {
  return isElement(node) && node.tagName === "li";
}
