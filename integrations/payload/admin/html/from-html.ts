import type { Attrs, Node } from "prosemirror-model";
import { sectionTags } from "#portal/contract/values/html.ts";
import { attributesOf, isBlank, isElement, type Markup, type MarkupElement, sourceOf } from "./markup.ts";
import { isAllowedTag, roles } from "./roles.ts";
import { nodeType } from "./schema.ts";
import type { Attributes } from "./shown-attributes.ts";
import { isInline, toWords } from "./words-from-html.ts";

/** A block of the editor, with the first and last source node that it was made from. */
export interface Block {
  node: Node;
  first: Markup;
  last: Markup;
}

/** Returns the blocks of parsed HTML. Content that no block can contain becomes a unit that is kept unchanged. */
export function toBlocks(nodes: readonly Markup[]): Block[] {
  const blocks: Block[] = [];
  let words: Markup[] = [];
  const endWords = () => {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last && !words.every(isBlank)) blocks.push({ node: bare(words), first, last });
    words = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || isInline(node)) {
      words.push(node);
      continue;
    }
    endWords();
    blocks.push({ node: toBlock(node), first: node, last: node });
  }
  endWords();
  return blocks;
}

function toBlock(element: MarkupElement): Node {
  const tag = element.tagName;
  const attrs = { attributes: attributesOf(element) };
  if (sectionTags.includes(tag)) return create("section", { ...attrs, tag }, element, toFlow(element));
  if (tag === "h1") return create(tag, attrs, element, toWords(element.childNodes));
  if (!isAllowedTag(tag)) return preserve(element);
  switch (roles[tag]) {
    case "text":
      return create(tag, attrs, element, toWords(element.childNodes, tag === "pre"));
    case "flow":
      return create(tag, attrs, element, toParts(element, ["figcaption"]));
    case "list":
      return create(tag, attrs, element, toItems(element));
    case "table":
      return toTable(element);
    case "line":
      return create(tag, attrs, element, []);
    default:
      return preserve(element);
  }
}

/** Creates a node, or keeps the element unchanged when the node type cannot contain its content. */
function create(type: string, attrs: Attrs, element: MarkupElement, content: readonly Node[]): Node {
  try {
    return nodeType(type).createChecked(attrs, content);
  } catch (error) {
    if (error instanceof RangeError) return preserve(element);
    throw error;
  }
}

function preserve(node: Markup): Node {
  return nodeType("preserved").create({ html: sourceOf(node) });
}

function toFlow({ childNodes }: MarkupElement): Node[] {
  const blocks = toBlocks(childNodes);
  return blocks.length > 0 ? blocks.map(({ node }) => node) : [bare([])];
}

/** Content of an element with special children besides the usual blocks. */
function toParts(element: MarkupElement, own: readonly string[]): Node[] {
  const parts = element.childNodes.filter(isElement).filter(({ tagName }) => own.includes(tagName));
  if (parts.length === 0) return toFlow(element);
  const nodes: Node[] = [];
  let rest: Markup[] = [];
  const endRest = () => {
    nodes.push(...toBlocks(rest).map(({ node }) => node));
    rest = [];
  };
  for (const child of element.childNodes) {
    if (!isElement(child) || !own.includes(child.tagName)) {
      rest.push(child);
      continue;
    }
    endRest();
    nodes.push(toBlock(child));
  }
  endRest();
  return nodes;
}

/** Items of a list; anything else between them is kept unchanged. */
function toItems({ childNodes }: MarkupElement): Node[] {
  return childNodes
    .filter((child) => !isBlank(child))
    .map((child) => (isElement(child) ? toBlock(child) : preserve(child)));
}

function toTable(element: MarkupElement): Node {
  const parts = element.childNodes.filter((child) => !isBlank(child));
  const captions = parts.filter((part) => isElement(part) && part.tagName === "caption");
  const columns = parts.filter((part) => isElement(part) && part.tagName === "colgroup");
  const groups = parts.filter((part) => !captions.includes(part) && !columns.includes(part));
  const rows = groups.map((group, index) => (isElement(group) ? toRows(group, index) : null));
  const isWhole = captions.length <= 1 && rows.every((own) => own !== null && own.length > 0);
  if (!isWhole || rows.length === 0) return preserve(element);
  const table = create(
    "table",
    {},
    element,
    rows.flatMap((own) => own ?? []),
  );
  if (table.type.name === "preserved") return preserve(element);
  const attrs = { attributes: attributesOf(element), columns: columns.map(sourceOf).join("") };
  return create("captioned", attrs, element, [...captions.filter(isElement).map(toBlock), table]);
}

/** Rows of a row group, each with a reference to the group; null when it contains anything else. */
function toRows(group: MarkupElement, index: number): Node[] | null {
  const rows = group.childNodes.filter((child) => !isBlank(child));
  const isGroup = isAllowedTag(group.tagName) && roles[group.tagName] === "group";
  if (!isGroup || !rows.every((row) => isElement(row) && row.tagName === "tr")) return null;
  const own = { tag: group.tagName, attributes: attributesOf(group), index };
  return rows.filter(isElement).map((row) => {
    const cells = row.childNodes.filter((child) => !isBlank(child));
    const content = cells.map((cell) => (isElement(cell) ? toCell(cell) : preserve(cell)));
    return create("tr", { attributes: attributesOf(row), group: own }, row, content);
  });
}

function toCell(element: MarkupElement): Node {
  const { colspan, rowspan, ...attributes } = attributesOf(element);
  const spans = { ...spanOf("colspan", colspan), ...spanOf("rowspan", rowspan) };
  const rest = { ...attributes, ...asWritten("colspan", colspan), ...asWritten("rowspan", rowspan) };
  return create(element.tagName, { attributes: rest, ...spans }, element, toFlow(element));
}

const isSpan = (value: string | undefined) => value !== undefined && /^[1-9]\d{0,2}$/.test(value) && value !== "1";

function spanOf(name: string, value: string | undefined): Attrs {
  return isSpan(value) ? { [name]: Number(value) } : {};
}

/** A redundant or invalid span is kept among the other attributes. */
function asWritten(name: string, value: string | undefined): Attributes {
  return value === undefined || isSpan(value) ? {} : { [name]: value };
}

function bare(nodes: readonly Markup[]): Node {
  return nodeType("bare").create(null, toWords(nodes));
}
