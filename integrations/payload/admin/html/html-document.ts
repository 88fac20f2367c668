import type { Fragment, Node } from "prosemirror-model";
import { type Block, toBlocks } from "./from-html.ts";
import { type Markup, parseMarkup } from "./markup.ts";
import { nodeType } from "./schema.ts";
import { blockHtml } from "./to-html.ts";

/** An HTML field's value as an editor document, with the conversion back. */
export interface HtmlDocument {
  doc: Node;
  /** Returns the value of a document. Blocks that have not changed since loading keep every byte of their source. */
  toValue(doc: Node): string;
}

/** A block with its source; the source is null when it would mean something else outside its context. */
interface Loaded {
  node: Node;
  source: string | null;
  /** White space before it. */
  gap: string;
}

/** Opens a value of an HTML field. */
export function openHtml(value: string): HtmlDocument {
  const loaded = load(value);
  const nodes = loaded.map(({ node }) => node);
  const doc = nodeType("doc").createChecked(null, nodes.length > 0 ? nodes : [nodeType("p").create()]);
  const gap = loaded[1]?.gap ?? "";
  return {
    doc,
    toValue(changed) {
      if (changed.eq(doc)) return value;
      if (isEmpty(changed)) return "";
      return write(changed.content, loaded, gap);
    },
  };
}

function load(value: string): Loaded[] {
  let end = 0;
  return toBlocks(parseMarkup(value)).map((block) => {
    const place = placeOf(block);
    if (!place || place.start < end) return { node: block.node, source: null, gap: "" };
    const source = value.slice(place.start, place.end);
    const gap = value.slice(end, place.start);
    end = place.end;
    return {
      node: block.node,
      source: standsAlone(source, block.node) ? source : null,
      gap: gap.trim() === "" ? gap : "",
    };
  });
}

function placeOf({ first, last }: Block): { start: number; end: number } | null {
  const [start, end] = [location(first)?.startOffset, location(last)?.endOffset];
  return start === undefined || end === undefined ? null : { start, end };
}

function location(node: Markup) {
  return node.sourceCodeLocation;
}

/** True when a source parses the same whatever text follows: all of its elements are closed. */
function standsAlone(source: string, node: Node): boolean {
  const end = node.type.name === "bare" ? "<hr>" : "x";
  const blocks = toBlocks(parseMarkup(`${source}${end}`));
  return blocks.length === 2 && blocks[0]?.node.eq(node) === true;
}

function write(content: Fragment, loaded: readonly Loaded[], usualGap: string): string {
  const byNode = new Map(loaded.map((own) => [own.node, own]));
  let html = "";
  content.forEach((node, _offset, index) => {
    // After an undo, a block is a new node with the same content.
    const known = byNode.get(node) ?? loaded.find((own) => own.node.eq(node));
    const [before, after] = [content.maybeChild(index - 1), content.maybeChild(index + 1)];
    const isLoose = [before, after].some((beside) => node.type.name === "bare" && beside?.type.name === "bare");
    const own = (isLoose ? null : known?.source) ?? blockHtml(node, before ?? undefined, after ?? undefined);
    html += `${known ? known.gap : index > 0 ? usualGap : ""}${own}`;
  });
  return html;
}

/** True for a document without text, which counts as an empty field. */
function isEmpty(doc: Node): boolean {
  const only = doc.firstChild;
  return doc.childCount === 1 && only !== null && only.isTextblock && only.content.size === 0;
}
