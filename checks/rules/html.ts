import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { Language } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { removedTags } from "#schemas/values/html.ts";

/** An element of an editor's HTML; elements are in document order. */
export interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parent: Element | null;
  /** Number of ancestors. */
  depth: number;
  /** Index after its last descendant in the list. */
  last: number;
  index: number;
  /** Start and end of its text in the whole text. */
  start: number;
  end: number;
}

/** Texts between line breaks. */
export interface Line {
  text: string;
  /** Text in the page's language, without parts marked as another language. */
  own: string;
  block: Element | null;
}

/** HTML as a flat list, so that walking it needs no recursion. */
export interface Html {
  elements: readonly Element[];
  lines: readonly Line[];
  text: string;
  /** Elements that the portal removes with their content, and the start of their text. */
  unread: readonly (Pick<Element, "tag" | "attributes" | "parent"> & { text: string })[];
  /** True for markup that word processors leave behind. */
  isFromWord: boolean;
}

/** Maximum depth, as rendered by the portal. It keeps the work linear, since each level repeats the text inside it. */
const deepest = 100;

type Node = DefaultTreeAdapterTypes.Node;

const blocks = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const isUnread: ReadonlySet<string> = new Set(removedTags);

/** Parses HTML as a browser does; `language` is the page's. */
export function parseHtml(source: string, language: Language): Html {
  if (!/[<&]/.test(source)) {
    const text = clean(source);
    return { elements: [], lines: text ? [{ text, own: text, block: null }] : [], text, unread: [], isFromWord: false };
  }
  const elements: Element[] = [];
  const lines: Line[] = [];
  const unread: Html["unread"][number][] = [];
  const parts: string[] = [];
  let length = 0;
  let line = "";
  let own = "";
  let block: Element | null = null;
  const say = (words: string) => {
    parts.push(words);
    length += words.length;
  };
  const lineBreak = () => {
    const text = clean(line);
    if (text) lines.push({ text, own: own === line ? text : clean(own), block });
    say("\n");
    line = "";
    own = "";
  };

  /** Stack of nodes to visit. Recursion would limit the depth. */
  const open: ({ node: Node; parent: Element | null; isForeign: boolean } | Element)[] = [];
  const enter = (nodes: readonly Node[], parent: Element | null, isForeign: boolean) => {
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index];
      if (node) open.push({ node, parent, isForeign });
    }
  };
  enter(parseFragment(source).childNodes, null, false);
  for (let next = open.pop(); next; next = open.pop()) {
    if (!("node" in next)) {
      if (blocks.has(next.tag)) {
        lineBreak();
        block = blockAround(next);
      }
      next.end = length;
      next.last = elements.length - 1;
      continue;
    }
    const { node, parent, isForeign } = next;
    if ("value" in node) {
      const words = spaced.test(node.value) ? node.value.replace(/[\t\n\f\r ]+/g, " ") : node.value;
      say(words);
      line += words;
      own += isForeign ? " " : words;
    }
    if (!("tagName" in node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (isUnread.has(node.tagName)) {
      unread.push({ tag: node.tagName, attributes, parent, text: startOfText(node) });
      continue;
    }
    const isBlock = blocks.has(node.tagName);
    if (isBlock || node.tagName === "br") lineBreak();
    const element = {
      tag: node.tagName,
      attributes,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      index: elements.length,
      last: elements.length,
      start: length,
      end: length,
    };
    if (element.depth < deepest) elements.push(element);
    if (isBlock) block = element;
    const named = attributes.get("lang");
    open.push(element);
    enter(node.childNodes, element, named ? parseLanguage(named) !== language : isForeign);
  }
  lineBreak();
  return { elements, lines, text: parts.join(""), unread, isFromWord: fromWord.test(source) };
}

const fromWord = /<o:p|\bmso-|class=["']?Mso|<!--\[if |<\/?font\b|urn:schemas-microsoft-com/i;

/** Returns the first words in an element; only its first nodes are read. */
function startOfText(element: Node): string {
  let text = "";
  const open: Node[] = [element];
  for (let count = 0; count < 40 && text.length < 200; count++) {
    const node = open.shift();
    if (!node) break;
    if ("value" in node) text += ` ${node.value.slice(0, 200)}`;
    if ("childNodes" in node) open.unshift(...node.childNodes.slice(0, 10));
  }
  return clean(text);
}

/** Returns the trimmed text of an element. */
export function textOf({ text }: Html, { start, end }: Element): string {
  return clean(text.slice(start, end));
}

export function inside({ elements }: Html, { index, last }: Element): readonly Element[] {
  return elements.slice(index + 1, last + 1);
}

/** Returns the element itself or its nearest ancestor with one of the tags. */
export function closest(element: Element | null, ...tags: readonly string[]): Element | null {
  let each = element;
  for (let depth = 0; each && depth < deepest; depth++) {
    if (tags.includes(each.tag)) return each;
    each = each.parent;
  }
  return null;
}

/** True for an element without visible text. */
export function isSilent({ text }: Html, { start, end }: Element): boolean {
  return isBlank(text.slice(start, end));
}

/** Returns the accessible name of an element: its text with the alternatives of its images. */
export function nameOf(html: Html, element: Element): string {
  const label = element.attributes.get("aria-label");
  if (label) return clean(label);
  const images = inside(html, element).flatMap(({ tag, attributes }) =>
    tag === "img" ? [attributes.get("alt") ?? ""] : [],
  );
  return clean([textOf(html, element), ...images].join(" "));
}

export function isHeading({ tag }: Element): boolean {
  return /^h[1-6]$/.test(tag);
}

function blockAround({ parent }: Element): Element | null {
  let each = parent;
  for (let depth = 0; each && depth < deepest && !blocks.has(each.tag); depth++) each = each.parent;
  return each;
}

const spaced = /[\t\n\f\r]| {2}/;
const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;
const unclean = /\s\s|[^\S ]|^ | $|[\u00ad\u200b-\u200d\u2060\ufeff]/;

/** Returns a text with normalised white space, without zero-width characters. */
export function clean(text: string): string {
  return unclean.test(text) ? text.replace(widthless, "").replace(/\s+/g, " ").trim() : text;
}

/** True for a text that is empty once clean. */
export function isBlank(text: string): boolean {
  return !/[^\s\u00ad\u200b-\u200d\u2060\ufeff]/.test(text);
}
