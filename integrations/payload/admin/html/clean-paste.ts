import { isSafeAddress, withScheme } from "../../../../schemas/values/address.ts";
import { allowedAttributes, removedTags, renamedTags, sectionTags } from "../../../../schemas/values/html.ts";
import { documentAddress } from "../../../../schemas/values/image.ts";
import { attributesOf, isBlank, isElement, type Markup, type MarkupElement, parseMarkup } from "./markup.ts";
import { isAllowedTag } from "./roles.ts";
import { element, escaped, start } from "./to-html.ts";
import { type ListItem, toListItem, toNestedLists } from "./word-lists.ts";

/** Kinds of content removed from pasted text. */
export const droppedKinds = ["looks", "images", "links", "embedded"] as const;
export type Dropped = (typeof droppedKinds)[number];

interface Cleaning {
  dropped: Set<Dropped>;
  /** Word marks text with the language of its spell checker, which is rarely that of the text. */
  isFromWord: boolean;
}

/** Returns pasted HTML reduced to what the portal shows, and the kinds of content that were removed. */
export function cleanPaste(source: string): { html: string; dropped: Dropped[] } {
  const cleaning = { dropped: new Set<Dropped>(), isFromWord: /\bmso-|class="?Mso|schemas-microsoft-com/.test(source) };
  const html = childrenHtml(parseMarkup(source), cleaning)
    .replace(/[ \u00a0]{2,}/g, " ")
    .replace(/<p>[\s\u00a0]*<\/p>/g, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  return { html, dropped: droppedKinds.filter((kind) => cleaning.dropped.has(kind)) };
}

function childrenHtml(nodes: readonly Markup[], cleaning: Cleaning): string {
  let html = "";
  let items: ListItem[] = [];
  const endList = () => {
    html += toNestedLists(items);
    items = [];
  };
  for (const node of nodes) {
    const item = isElement(node) ? toListItem(node, (rest) => childrenHtml(rest, cleaning)) : null;
    if (item) items.push(item);
    // White space between two items does not end a list.
    else if (items.length === 0 || !isBlank(node)) {
      endList();
      html += nodeHtml(node, cleaning);
    }
  }
  endList();
  return html;
}

function nodeHtml(node: Markup, cleaning: Cleaning): string {
  if ("value" in node) return escaped(node.value).replaceAll("&nbsp;", "\u00a0");
  if (!isElement(node) || ["meta", "link", "base"].includes(node.tagName)) return "";
  if (removedTags.includes(node.tagName)) {
    if (!["script", "style", "title", "noscript", "template"].includes(node.tagName)) cleaning.dropped.add("embedded");
    return "";
  }
  return shownElement(node, cleaning);
}

function shownElement(node: MarkupElement, cleaning: Cleaning): string {
  const own = attributesOf(node);
  if (own["style"] !== undefined || own["class"] !== undefined || node.tagName === "font")
    cleaning.dropped.add("looks");
  const tag = tagFor(node);
  if (tag === "img") return image(own, cleaning);
  const inner = withLooks(own["style"] ?? "", node.tagName, () => childrenHtml(partsOf(node), cleaning));
  if (tag === null) return inner;
  const attributes = keptAttributes(tag, own, cleaning);
  if (tag === "span" && Object.keys(attributes).length === 0) return inner;
  if (tag !== "a") return ["br", "hr"].includes(tag) ? start(tag, attributes) : element(tag, attributes, inner);
  const isSafe = isSafeAddress(withScheme(own["href"] ?? ""));
  if (own["href"] && !isSafe) cleaning.dropped.add("links");
  return isSafe ? element(tag, attributes, inner) : inner;
}

/** The tag that the portal shows an element with; null when only its content is kept. */
function tagFor(node: MarkupElement): string | null {
  const { tagName, childNodes } = node;
  const isPlain = /font-weight:\s*normal/i.test(attributesOf(node)["style"] ?? "");
  // Google Docs wraps the whole text in a <b> that is not bold.
  if (tagName === "b" && isPlain) return null;
  const tag = renamedTags[tagName] ?? tagName;
  if (isAllowedTag(tag)) return tag;
  const isLine = sectionTags.includes(tag) && !childNodes.some((child) => isElement(child) && isPart(child.tagName));
  return isLine ? "p" : null;
}

const isPart = (tag: string) =>
  sectionTags.includes(tag) || /^(p|h\d|ul|ol|dl|li|table|tbody|tr|td|th|blockquote|pre|figure|hr)$/.test(tag);

/** A cell or an item with a single paragraph contains its text directly. */
function partsOf({ tagName, childNodes }: MarkupElement): readonly Markup[] {
  const parts = childNodes.filter((child) => !isBlank(child));
  const [only] = parts;
  const isOne = parts.length === 1 && only && isElement(only) && only.tagName === "p";
  return isOne && ["td", "th", "li", "dd", "caption", "figcaption", "dt"].includes(tagName)
    ? only.childNodes
    : childNodes;
}

function image({ src = "", ...own }: Readonly<Record<string, string>>, cleaning: Cleaning): string {
  if (documentAddress.safeParse(src).success) return start("img", keptAttributes("img", { src, ...own }, cleaning));
  cleaning.dropped.add("images");
  return "";
}

function keptAttributes(tag: string, own: Readonly<Record<string, string>>, { isFromWord }: Cleaning) {
  const usual = isFromWord ? ["dir"] : ["lang", "dir"];
  const names = [...usual, ...(isAllowedTag(tag) ? (allowedAttributes[tag] ?? []) : [])];
  return Object.fromEntries(names.flatMap((name) => (own[name] ? [[name, own[name]] as const] : [])));
}

/** Styles with a meaning, which word processors set on a `span`. */
const meanings = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, "strong"],
  [/font-style:\s*italic/i, "em"],
  [/text-decoration[^;]*:[^;]*line-through/i, "s"],
  [/vertical-align:\s*super/i, "sup"],
  [/vertical-align:\s*sub/i, "sub"],
] as const;

function withLooks(style: string, tag: string, inner: () => string): string {
  if (tag !== "span") return inner();
  const tags = meanings.flatMap(([looks, meaning]) => (looks.test(style) ? [meaning] : []));
  return tags.reduceRight((html, meaning) => element(meaning, {}, html), inner());
}
