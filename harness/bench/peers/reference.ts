import { type DefaultTreeAdapterTypes, html, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says, as peers render it: the same texts and links without the portal's markup. */
export interface Reference {
  lang: string;
  title: string;
  header: Link[];
  blocks: { tag: string; text: string; href?: string }[];
  footer: Link[];
}

export interface Link {
  href: string;
  text: string;
}

const blockTags = new Set(["h1", "h2", "h3", "h4", "p", "li", "dt", "dd", "th", "td", "summary", "a"]);

/** Reads the texts of a page. */
export function readReference(page: string): Reference {
  const document = parse(page);
  const [root] = elementsOf(document, "html");
  const [title] = elementsOf(document, "title");
  const [main] = elementsOf(document, "main");
  const links = (part: string) =>
    elementsOf(document, part)
      .slice(0, 1)
      .flatMap((element) => elementsOf(element, "a"))
      .map((link) => ({ href: attribute(link, "href"), text: textOf(link) }));
  const blocks = blocksOf(main ? [main] : []);
  if (!root || !title || blocks.length < 20) throw new Error("The reference page has too little text to be compared.");
  return {
    lang: attribute(root, "lang"),
    title: textOf(title),
    header: links("header"),
    blocks,
    footer: links("footer"),
  };
}

function blocksOf(nodes: readonly Node[]): Reference["blocks"] {
  return nodes.filter(isElement).flatMap((element) => {
    if (!blockTags.has(element.tagName)) return blocksOf(element.childNodes);
    const text = textOf(element);
    if (text === "") return [];
    const [link] = element.tagName === "a" ? [element] : elementsOf(element, "a");
    return [{ tag: element.tagName, text, ...(link && { href: attribute(link, "href") }) }];
  });
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode, tag: string): Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((element) => [...(element.tagName === tag ? [element] : []), ...elementsOf(element, tag)]);
}

function isElement(node: Node): node is Element {
  return "tagName" in node && node.namespaceURI === html.NS.HTML && node.tagName !== "template";
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? "";
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : isElement(node) ? textOf(node) : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
