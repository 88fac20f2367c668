import { isSafeAddress, withScheme } from "../../../../schemas/values/address.ts";
import { allowedAttributes, removedTags, renamedTags, sectionTags } from "../../../../schemas/values/html.ts";
import { documentAddress } from "../../../../schemas/values/image.ts";
import { attributesOf, isBlank, isElement, type Markup, type MarkupElement, parseMarkup } from "./markup.ts";
import { isAllowedTag } from "./roles.ts";
import { element, escaped, start } from "./to-html.ts";
import { type ListItem, toListItem, toNestedLists } from "./word-lists.ts";

/** Kinds of what was left out of a pasted text. */
export const droppedKinds = ["looks", "images", "links", "embedded"] as const;
export type Dropped = (typeof droppedKinds)[number];

interface Cleaning {
  dropped: Set<Dropped>;
  /** Word says the language of its spelling check, which is seldom that of the words. */
  isFromWord: boolean;
}

/** Returns pasted HTML with what the portal shows of it, and the kinds of what it does not. */
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
    // White space between two items ends no list.
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

/** Tag that the portal shows an element with; null where only what is in it is shown. */
function tagFor(node: MarkupElement): string | null {
  const { tagName, childNodes } = node;
  const isPlain = /font-weight:\s*normal/i.test(attributesOf(node)["style"] ?? "");
  // Google Docs puts a <b> that is not bold around a whole text.
  if (tagName === "b" && isPlain) return null;
  const tag = renamedTags[tagName] ?? tagName;
  if (isAllowedTag(tag)) return tag;
  const isLine = sectionTags.includes(tag) && !childNodes.some((child) => isElement(child) && isPart(child.tagName));
  return isLine ? "p" : null;
}

const isPart = (tag: string) =>
  sectionTags.includes(tag) || /^(p|h\d|ul|ol|dl|li|table|tbody|tr|td|th|blockquote|pre|figure|hr)$/.test(tag);

/** A cell or an item with one paragraph holds its words themselves. */
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

/** Looks that mean something, which word processors write as styles of a `span`. */
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
