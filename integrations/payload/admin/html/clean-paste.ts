import { removedTags, renamedTags, sectionTags } from "#portal/contract/values/html.ts";
import { documentAddress } from "#portal/contract/values/image.ts";
import {
  attributesOf,
  isBlank,
  isElement,
  limitDepth,
  type Markup,
  type MarkupElement,
  parseMarkup,
  textsIn,
} from "./markup.ts";
import {
  allowedAttributesOf,
  type Cleaning,
  type Dropped,
  droppedKinds,
  type Inherited,
  noteLooks,
} from "./paste/cleaning.ts";
import { joinDeeperLists } from "./paste/deeper-lists.ts";
import { controlWords, formTextTags } from "./paste/form-words.ts";
import { headingTag } from "./paste/headings.ts";
import { listHtml } from "./paste/html-lists.ts";
import { linkHtml } from "./paste/links.ts";
import { bullet } from "./paste/list-signs.ts";
import { type ListItem, toLists } from "./paste/nested-lists.ts";
import { removePageNumbers } from "./paste/page-numbers.ts";
import { hasParts, holders, isInline, isList, isOnlyText, wrapLooseText } from "./paste/parts.ts";
import { readStyles } from "./paste/pasted-styles.ts";
import { keepPlaces } from "./paste/places.ts";
import { isUnmarked, joinMarks, marked, markOfTag, withStyles } from "./paste/text-marks.ts";
import { removeUnpublished } from "./paste/unpublished.ts";
import { type SourceItem, takeSign, toLevelledItems, toWordItem } from "./paste/word-lists.ts";
import { isAllowedTag, roles } from "./roles.ts";
import type { Attributes } from "./shown-attributes.ts";
import { element, escaped, start } from "./to-html.ts";

/** Returns pasted HTML reduced to what the portal shows, and the kinds of content that were removed. */
export function cleanPaste(source: string, ids: ReadonlySet<string> = new Set()): { html: string; dropped: Dropped[] } {
  const parsed = parseMarkup(source);
  limitDepth(parsed);
  const cleaning: Cleaning = { dropped: new Set(), styles: readStyles(parsed), isFromProgram: program.test(source) };
  const { dropped, styles, isFromProgram } = cleaning;
  if (removePageNumbers(parsed, styles)) dropped.add("pageNumbers");
  const nodes = joinDeeperLists(removeUnpublished(parsed, styles, (kind) => dropped.add(kind)));
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

function childrenHtml(nodes: readonly Markup[], inherited: Inherited, cleaning: Cleaning): string {
  const parts = nodes.flatMap((node): (ListItem | string)[] => {
    const items = isElement(node) ? itemsOf(node, cleaning) : null;
    const toPart = (item: SourceItem) => headingItem(item, inherited, cleaning) ?? listItem(item, inherited, cleaning);
    return items?.map(toPart) ?? [nodeHtml(node, inherited, cleaning)];
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

/** Word for the web writes a numbered heading as an item. */
function headingItem({ source, sign }: SourceItem, inherited: Inherited, cleaning: Cleaning): string | null {
  const [only, ...others] = source.childNodes.filter((child) => !isBlank(child));
  const isHeading = only && isElement(only) && headingTag(only, cleaning.styles(only)) !== null;
  if (source.tagName !== "li" || !isHeading || others.length > 0) return null;
  writeNumber(only, sign.text);
  return nodeHtml(only, inherited, cleaning);
}

function listItem({ source, ...item }: SourceItem, inherited: Inherited, cleaning: Cleaning): ListItem {
  noteLooks(source, cleaning);
  const wanted = withStyles(inherited.wanted, source, cleaning.styles(source), false);
  return {
    ...item,
    attributes: allowedAttributesOf("li", attributesOf(source), cleaning),
    html: childrenHtml(source.childNodes, { ...inherited, wanted }, cleaning).trim(),
  };
}

function nodeHtml(node: Markup, inherited: Inherited, cleaning: Cleaning): string {
  if ("value" in node) return marked(escaped(node.value).replaceAll("&nbsp;", "\u00a0"), inherited);
  if (!isElement(node) || ["meta", "link", "base", "xml"].includes(node.tagName)) return "";
  const words = controlWords(node);
  if (words !== null || formTextTags.includes(node.tagName)) {
    cleaning.dropped.add("embedded");
    const inner =
      words === null ? childrenHtml(node.childNodes, inherited, cleaning) : marked(escaped(words), inherited);
    return node.tagName === "legend" ? element("p", {}, inner) : `${inner} `;
  }
  if (removedTags.includes(node.tagName)) {
    if (!["script", "style", "title", "noscript", "template"].includes(node.tagName)) cleaning.dropped.add("embedded");
    return "";
  }
  return shownElement(node, inherited, cleaning);
}

function shownElement(node: MarkupElement, inherited: Inherited, cleaning: Cleaning): string {
  noteLooks(node, cleaning);
  const own = attributesOf(node);
  const tag = tagFor(node, inherited, cleaning);
  if (tag === "img") return image(own, cleaning);
  if (tag === "br") return isBreak(node, cleaning) ? "<br>" : "";
  if (tag === "hr") return "<hr>";
  if (isList(node.tagName))
    return listHtml(node, inherited, cleaning, (nodes, own) => childrenHtml(nodes, own, cleaning));
  return isInline(node) ? inlineElement(node, tag, inherited, cleaning) : block(node, tag, inherited, cleaning);
}

/** Marks of a block are written around the words in it. */
function block(node: MarkupElement, tag: string | null, inherited: Inherited, cleaning: Cleaning): string {
  const styles = cleaning.styles(node);
  const isHeading = tag !== null && /^h\d$/.test(tag);
  if (isHeading) keepNumber(node, cleaning);
  const mark = markOfTag(node, styles);
  const isBold = inherited.isBold || isHeading || tag === "th";
  const wanted = withStyles(mark ? [...inherited.wanted, mark] : inherited.wanted, node, styles, isBold);
  const isInHeading = inherited.isInHeading || isHeading;
  if ((tag === null || mark) && hasParts(node) && !isInHeading && node.tagName !== "a") wrapLooseText(node);
  const inner = childrenHtml(node.childNodes, { wanted, open: inherited.open, isInHeading, isBold }, cleaning);
  if (node.tagName === "a") return linkHtml(node, inner, cleaning);
  if (tag === null || (isAllowedTag(tag) && roles[tag] === "mark")) return inherited.isInHeading ? `${inner} ` : inner;
  const attributes = allowedAttributesOf(tag, attributesOf(node), cleaning);
  return element(tag, attributes, trimmed.includes(tag) ? inner.trim() : inner);
}

function inlineElement(node: MarkupElement, tag: string | null, inherited: Inherited, cleaning: Cleaning): string {
  const styles = cleaning.styles(node);
  const attributes = tag === null ? {} : allowedAttributesOf(tag, attributesOf(node), cleaning);
  const mark = markOfTag(node, styles);
  const isKept = tag !== null && ((mark === null && tag !== "span") || Object.keys(attributes).length > 0);
  const wanted = withStyles(
    mark && !isKept ? [...inherited.wanted, mark] : inherited.wanted,
    node,
    styles,
    inherited.isBold,
  );
  const open = [...inherited.open, ...wanted, ...(mark ? [mark] : [])];
  const inner = childrenHtml(node.childNodes, { ...inherited, wanted: [], open }, cleaning);
  const isEmpty = inner === "" && attributes["id"] === undefined;
  const html =
    node.tagName === "a"
      ? linkHtml(node, inner, cleaning)
      : isKept && !isEmpty
        ? element(tag, attributes, inner)
        : inner;
  const isLine = /^(?:block|flex|grid|table)$/.test(styles["display"] ?? "") && node.tagName !== "a";
  return marked(isLine ? ` ${html} ` : html, { wanted, open: inherited.open });
}

/** The number that Word writes before a heading becomes a part of it; a bullet does not. */
function keepNumber(node: MarkupElement, { styles }: Cleaning): void {
  const { text } = takeSign(node, styles);
  const first = textsIn(node).find(({ value }) => value.trim() !== "");
  if (first) first.value = first.value.replace(/^\s*[·•▪◦‣●○■□\uf0a7\uf0b7](?=\s|$)/, "");
  writeNumber(node, text);
}

function writeNumber(node: MarkupElement, text: string): void {
  if (text) node.childNodes.unshift({ nodeName: "#text", value: `${text} `, parentNode: node });
}

/** Page breaks, and the line that Safari adds at the end, are no line breaks. */
function isBreak(node: MarkupElement, { styles }: Cleaning): boolean {
  return styles(node)["page-break-before"] !== "always" && attributesOf(node)["class"] !== "Apple-interchange-newline";
}

/** The tag that the portal shows an element with; null when only its content is kept. */
function tagFor(node: MarkupElement, inherited: Inherited, { styles }: Cleaning): string | null {
  const { tagName } = node;
  const isSection = sectionTags.includes(tagName);
  const heading = headingTag(node, styles(node));
  const isText = tagName === "p" || (isSection && !hasParts(node));
  if (heading && (isText || /^h\d$/.test(tagName))) return heading;
  const tag = renamedTags[tagName] ?? tagName;
  if (isText) return inherited.isInHeading || isOnlyText(node) ? null : "p";
  return isAllowedTag(tag) && !isUnmarked(node, styles(node)) ? tag : null;
}

const trimmed = [...holders, "p", "h2", "h3", "h4", "h5", "h6"];

function image({ src = "", ...own }: Attributes, cleaning: Cleaning): string {
  if (documentAddress.safeParse(src).success)
    return start("img", allowedAttributesOf("img", { src, ...own }, cleaning));
  cleaning.dropped.add("images");
  return "";
}
