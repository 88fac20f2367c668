import { html } from "parse5";
import { isSafeAddress, withScheme } from "../../../../schemas/values/address.ts";
import { allowedAttributes, removedTags, renamedTags, sectionTags } from "../../../../schemas/values/html.ts";
import { documentAddress } from "../../../../schemas/values/image.ts";
import { controlWords, formTextTags } from "./form-words.ts";
import { headingTag } from "./headings.ts";
import { bullet, type ListNumber, numberTypes } from "./list-signs.ts";
import {
  attributesOf,
  elementsIn,
  isBlank,
  isElement,
  isPart,
  limitDepth,
  type Markup,
  type MarkupElement,
  parseMarkup,
  textOf,
  textsIn,
} from "./markup.ts";
import { type ListItem, numbering, toLists } from "./nested-lists.ts";
import { removePageNumbers } from "./page-numbers.ts";
import { readStyles, type StylesOf } from "./pasted-styles.ts";
import { keepPlaces } from "./places.ts";
import { isAllowedTag, roles } from "./roles.ts";
import type { Attributes } from "./shown-attributes.ts";
import { isUnmarked, joinMarks, type Marks, marked, markOfTag, withStyles } from "./text-marks.ts";
import { element, escaped, start } from "./to-html.ts";
import { removeUnpublished } from "./unpublished.ts";
import { type SourceItem, takeSign, toLevelledItems, toWordItem } from "./word-lists.ts";

/** Kinds of content removed from pasted text. */
export const droppedKinds = [
  ...(["comments", "hidden", "revisions", "pageNumbers", "numbering", "places"] as const),
  ...(["looks", "images", "imageLinks", "links", "embedded"] as const),
];
export type Dropped = (typeof droppedKinds)[number];

interface Cleaning {
  dropped: Set<Dropped>;
  styles: StylesOf;
  /** Word processors mark text with the language of their spell checker, which is rarely that of the text. */
  isFromProgram: boolean;
}

/** What is around a node. */
interface Around extends Marks {
  isInHeading: boolean;
  /** True where text is bold anyway. */
  isBold: boolean;
}

/** Returns pasted HTML reduced to what the portal shows, and the kinds of content that were removed. */
export function cleanPaste(source: string, ids: ReadonlySet<string> = new Set()): { html: string; dropped: Dropped[] } {
  const parsed = parseMarkup(source);
  limitDepth(parsed);
  const cleaning: Cleaning = { dropped: new Set(), styles: readStyles(parsed), isFromProgram: program.test(source) };
  const { dropped, styles, isFromProgram } = cleaning;
  if (removePageNumbers(parsed, styles)) dropped.add("pageNumbers");
  const nodes = removeUnpublished(parsed, styles, (kind) => dropped.add(kind));
  if (keepPlaces(nodes, ids, isFromProgram)) dropped.add("places");
  const html = joinMarks(childrenHtml(nodes, { wanted: [], open: [], isInHeading: false, isBold: false }, cleaning));
  return {
    html: html
      .replace(/\s{2,}|[\t\r\f]/g, (space) => (space.includes("\n") ? "\n" : " "))
      .replace(/<(p|h[2-6])(?: (?:dir|lang)="[^"]*")*>\s?<\/\1>/g, "")
      .trim(),
    dropped: droppedKinds.filter((kind) => dropped.has(kind)),
  };
}

/** Word, Word for the web, Google Docs and LibreOffice. */
const program =
  /\bmso-|class=["']?Mso|schemas-microsoft-com|\b(?:SCXW|BCX)\d|docs-internal-guid|<meta[^<>]*(?:Libre|Open)Office|class=["']?(?:western|cjk|ctl|sdfootnote|sdendnote)\b/;

function childrenHtml(nodes: readonly Markup[], around: Around, cleaning: Cleaning): string {
  const parts = nodes.flatMap((node): (ListItem | string)[] => {
    const items = isElement(node) ? itemsOf(node, cleaning) : null;
    return items?.map((item) => listItem(item, around, cleaning)) ?? [nodeHtml(node, around, cleaning)];
  });
  return toLists(parts, () => cleaning.dropped.add("numbering"));
}

function itemsOf(node: MarkupElement, { styles }: Cleaning): SourceItem[] | null {
  const list = node.parentNode && "tagName" in node.parentNode ? node.parentNode.tagName : "";
  if (node.tagName === "li" && !isList(list)) return [{ list: "", level: 1, sign: bullet, source: node }];
  if (headingTag(node, styles(node))) return null;
  const item = toWordItem(node, styles);
  return item ? [item] : toLevelledItems(node, styles);
}

function listItem({ source, ...item }: SourceItem, around: Around, cleaning: Cleaning): ListItem {
  noteLooks(source, cleaning);
  const wanted = withStyles(around.wanted, source, cleaning.styles(source), false);
  return {
    ...item,
    attributes: keptAttributes("li", attributesOf(source), cleaning),
    html: childrenHtml(source.childNodes, { ...around, wanted }, cleaning).trim(),
  };
}

function nodeHtml(node: Markup, around: Around, cleaning: Cleaning): string {
  if ("value" in node) return marked(escaped(node.value).replaceAll("&nbsp;", "\u00a0"), around);
  if (!isElement(node) || ["meta", "link", "base", "xml"].includes(node.tagName)) return "";
  const words = controlWords(node);
  if (words !== null || formTextTags.includes(node.tagName)) {
    cleaning.dropped.add("embedded");
    const inner = words === null ? childrenHtml(node.childNodes, around, cleaning) : marked(escaped(words), around);
    return node.tagName === "legend" ? element("p", {}, inner) : `${inner} `;
  }
  if (removedTags.includes(node.tagName)) {
    if (!["script", "style", "title", "noscript", "template"].includes(node.tagName)) cleaning.dropped.add("embedded");
    return "";
  }
  return shownElement(node, around, cleaning);
}

function shownElement(node: MarkupElement, around: Around, cleaning: Cleaning): string {
  noteLooks(node, cleaning);
  const own = attributesOf(node);
  const tag = tagFor(node, around, cleaning);
  if (tag === "img") return image(own, cleaning);
  if (tag === "br") return isBreak(node, cleaning) ? "<br>" : "";
  if (tag === "hr") return "<hr>";
  if (isList(node.tagName)) return listHtml(node, around, cleaning);
  return isInline(node) ? inlineElement(node, tag, around, cleaning) : block(node, tag, around, cleaning);
}

/** Marks of a block are written around the words in it. */
function block(node: MarkupElement, tag: string | null, around: Around, cleaning: Cleaning): string {
  const styles = cleaning.styles(node);
  const isHeading = tag !== null && /^h\d$/.test(tag);
  if (isHeading) keepNumber(node, cleaning);
  const mark = markOfTag(node, styles);
  const isBold = around.isBold || isHeading || tag === "th";
  const wanted = withStyles(mark ? [...around.wanted, mark] : around.wanted, node, styles, isBold);
  const isInHeading = around.isInHeading || isHeading;
  if ((tag === null || mark) && hasParts(node) && !isInHeading && node.tagName !== "a") wrapLooseText(node);
  const inner = childrenHtml(node.childNodes, { wanted, open: around.open, isInHeading, isBold }, cleaning);
  if (node.tagName === "a") return link(node, inner, cleaning);
  if (tag === null || (isAllowedTag(tag) && roles[tag] === "mark")) return around.isInHeading ? `${inner} ` : inner;
  const attributes = keptAttributes(tag, attributesOf(node), cleaning);
  return element(tag, attributes, trimmed.includes(tag) ? inner.trim() : inner);
}

/** Text beside paragraphs becomes a paragraph; line breaks alone are the space between them. */
function wrapLooseText(node: MarkupElement): void {
  const children: MarkupElement["childNodes"] = [];
  let run: MarkupElement["childNodes"] = [];
  const endRun = () => {
    const [first] = run;
    const isShown = run.some((child) => textOf(child).trim() !== "" || elementsIn([child]).some(isShownAlone));
    if (first && isShown) children.push({ ...emptyParagraph, parentNode: node, childNodes: run });
    run = [];
  };
  for (const child of node.childNodes) {
    if (isElement(child) && !isInline(child)) {
      endRun();
      children.push(child);
    } else run.push(child);
  }
  endRun();
  node.childNodes = children;
}

const emptyParagraph = { nodeName: "p", tagName: "p", attrs: [], namespaceURI: html.NS.HTML };
const isShownAlone = ({ tagName, attrs }: MarkupElement) =>
  ["img", "input", "iframe", "video", "object"].includes(tagName) || attrs.some(({ name }) => name === "id");

function inlineElement(node: MarkupElement, tag: string | null, around: Around, cleaning: Cleaning): string {
  const styles = cleaning.styles(node);
  const attributes = tag === null ? {} : keptAttributes(tag, attributesOf(node), cleaning);
  const mark = markOfTag(node, styles);
  const isKept = tag !== null && ((mark === null && tag !== "span") || Object.keys(attributes).length > 0);
  const wanted = withStyles(mark && !isKept ? [...around.wanted, mark] : around.wanted, node, styles, around.isBold);
  const open = [...around.open, ...wanted, ...(mark ? [mark] : [])];
  const inner = childrenHtml(node.childNodes, { ...around, wanted: [], open }, cleaning);
  const isEmpty = inner === "" && attributes["id"] === undefined;
  const html =
    node.tagName === "a" ? link(node, inner, cleaning) : isKept && !isEmpty ? element(tag, attributes, inner) : inner;
  const isLine = /^(?:block|flex|grid|table)$/.test(styles["display"] ?? "") && node.tagName !== "a";
  return marked(isLine ? ` ${html} ` : html, { wanted, open: around.open });
}

/** A link keeps the alternative text of an image in place of the image. */
function link(node: MarkupElement, inner: string, cleaning: Cleaning): string {
  const { id, href = "", ...own } = attributesOf(node);
  const place = id ? { id } : {};
  const isSafe = isSafeAddress(withScheme(href));
  if (href && !isSafe) cleaning.dropped.add("links");
  const images = elementsIn(node.childNodes).filter(({ tagName }) => tagName === "img");
  const isEmpty = !/<img|[^\s\u00a0]/.test(inner.replace(/<(?!img)[^>]*>/g, ""));
  // Word writes the path of the image as its text.
  const alt =
    images.map((found) => attributesOf(found)["alt"]?.trim() ?? "").find((text) => /^[^\\/]+$/.test(text)) ?? "";
  if (isSafe && !(isEmpty && alt === ""))
    return element("a", keptAttributes("a", { ...place, href, ...own }, cleaning), isEmpty ? escaped(alt) : inner);
  if (isSafe && images.length > 0) cleaning.dropped.add("imageLinks");
  return id ? element(isEmpty ? "a" : "span", place, inner) : inner;
}

const isList = (tag: string) => ["ul", "ol", "menu", "dir"].includes(tag);

/** A list inside a list stands in the item before it; anything else between items too. */
function listHtml(node: MarkupElement, around: Around, cleaning: Cleaning): string {
  const own = attributesOf(node);
  const style = cleaning.styles(node)["list-style-type"] ?? firstItemStyle(node, cleaning) ?? "";
  const isNumbered = numberTypes[style] ? true : node.tagName === "ol" && !/^(?:disc|circle|square)$/.test(style);
  const tag = isNumbered ? "ol" : "ul";
  const wanted = withStyles(around.wanted, node, cleaning.styles(node), around.isBold);
  const first = Number.parseInt(own["start"] ?? "1", 10);
  const number: ListNumber = { type: numberTypes[own["type"] ?? style] ?? "1", value: Number.isNaN(first) ? 1 : first };
  const given = keptAttributes(tag, own, cleaning);
  const lists: { attributes: Attributes; items: string[] }[] = [];
  let before = "";
  for (const child of node.childNodes) {
    const item = isElement(child) && child.tagName === "li" ? child : null;
    const html = item
      ? itemHtml(item, { ...around, wanted }, cleaning)
      : childrenHtml([child], { ...around, wanted }, cleaning).trim();
    const last = lists.at(-1);
    if (!item) {
      if (last) last.items.push(`${last.items.pop()?.slice(0, -"</li>".length)}${html}</li>`);
      else before += html;
      continue;
    }
    const value = Number(attributesOf(item)["value"]) || number.value;
    if (last && (!isNumbered || value === number.value)) last.items.push(html);
    else {
      const type = isNumbered && { ...numbering({ type: number.type, value }) };
      lists.push({ attributes: { ...type, ...(value === number.value && given) }, items: [html] });
    }
    number.value = value + 1;
  }
  return before + lists.map(({ attributes, items }) => element(tag, attributes, items.join(""))).join("");
}

function itemHtml(item: MarkupElement, around: Around, cleaning: Cleaning): string {
  noteLooks(item, cleaning);
  const wanted = withStyles(around.wanted, item, cleaning.styles(item), around.isBold);
  const inner = childrenHtml(item.childNodes, { ...around, wanted }, cleaning).trim();
  return element("li", keptAttributes("li", attributesOf(item), cleaning), inner);
}

/** Google Docs writes the type of a list at its items. */
function firstItemStyle(node: MarkupElement, { styles }: Cleaning): string | undefined {
  const item = node.childNodes.find((child) => isElement(child) && child.tagName === "li");
  return item && isElement(item) ? styles(item)["list-style-type"] : undefined;
}

function noteLooks({ attrs, tagName }: MarkupElement, { dropped }: Cleaning): void {
  if (tagName === "font" || attrs.some(({ name }) => name === "style" || name === "class")) dropped.add("looks");
}

/** The number that Word writes before a heading becomes a part of it; a bullet does not. */
function keepNumber(node: MarkupElement, { styles }: Cleaning): void {
  const { text } = takeSign(node, styles);
  const first = textsIn(node).find(({ value }) => value.trim() !== "");
  if (first) first.value = first.value.replace(/^\s*[·•▪◦‣●○■□\uf0a7\uf0b7](?=\s|$)/, "");
  if (text) node.childNodes.unshift({ nodeName: "#text", value: `${text} `, parentNode: node });
}

/** Page breaks, and the line that Safari adds at the end, are no line breaks. */
function isBreak(node: MarkupElement, { styles }: Cleaning): boolean {
  return styles(node)["page-break-before"] !== "always" && attributesOf(node)["class"] !== "Apple-interchange-newline";
}

/** The tag that the portal shows an element with; null when only its content is kept. */
function tagFor(node: MarkupElement, around: Around, { styles }: Cleaning): string | null {
  const { tagName } = node;
  const isSection = sectionTags.includes(tagName);
  const heading = headingTag(node, styles(node));
  const isText = tagName === "p" || (isSection && !hasParts(node));
  if (heading && (isText || /^h\d$/.test(tagName))) return heading;
  const tag = renamedTags[tagName] ?? tagName;
  if (isText) return around.isInHeading || isOnlyText(node) ? null : "p";
  return isAllowedTag(tag) && !isUnmarked(node, styles(node)) ? tag : null;
}

/** Elements that contain their text without a paragraph if they have only one. */
const holders = ["td", "th", "li", "dd", "dt", "caption", "figcaption"];
const trimmed = [...holders, "p", "h2", "h3", "h4", "h5", "h6"];

/** True for the only paragraph of an item or a cell; lists can follow it. */
function isOnlyText(node: MarkupElement): boolean {
  const { parentNode } = node;
  if (!parentNode || !("tagName" in parentNode) || !holders.includes(parentNode.tagName)) return false;
  const isOther = (child: Markup) => child !== node && !isBlank(child) && !(isElement(child) && isList(child.tagName));
  return parentNode.childNodes.find((child) => !isBlank(child)) === node && !parentNode.childNodes.some(isOther);
}

const isInline = (node: MarkupElement) => {
  const tag = renamedTags[node.tagName] ?? node.tagName;
  return !isPart(tag) && !(isAllowedTag(tag) && !["mark", "leaf"].includes(roles[tag])) && !hasParts(node);
};

/** Known results of `hasParts`, which keep it linear. */
const known = new WeakMap<MarkupElement, boolean>();

function hasParts(node: MarkupElement): boolean {
  const result =
    known.get(node) ?? node.childNodes.some((child) => isElement(child) && (isPart(child.tagName) || hasParts(child)));
  known.set(node, result);
  return result;
}

function image({ src = "", ...own }: Attributes, cleaning: Cleaning): string {
  if (documentAddress.safeParse(src).success) return start("img", keptAttributes("img", { src, ...own }, cleaning));
  cleaning.dropped.add("images");
  return "";
}

/** Only ids that something links to are left. Languages in capitals are those of a spell checker too. */
function keptAttributes(tag: string, own: Attributes, { isFromProgram }: Cleaning): Attributes {
  const isChecked = isFromProgram || own["xml:lang"] !== undefined || /^[A-Z-]+$/.test(own["lang"] ?? "");
  const usual = isChecked ? ["id", "dir"] : ["id", "lang", "dir"];
  const names = [...usual, ...(isAllowedTag(tag) ? (allowedAttributes[tag] ?? []) : [])];
  return Object.fromEntries(names.flatMap((name) => (own[name] ? [[name, own[name]] as const] : [])));
}
