import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from "parse5";
import { sectionTags } from "#portal/contract/values/html.ts";
import type { Attributes } from "./shown-attributes.ts";

export type Markup = DefaultTreeAdapterTypes.ChildNode;
export type MarkupElement = DefaultTreeAdapterTypes.Element;

/** Parses the source of an HTML field; the nodes have their source positions. */
export function parseMarkup(source: string): Markup[] {
  return parseFragment(source, { sourceCodeLocationInfo: true }).childNodes;
}

/** Returns a node's HTML. */
export function sourceOf(node: Markup): string {
  return serializeOuter(node);
}

export function isElement(node: Markup): node is MarkupElement {
  return "tagName" in node;
}

export function isBlank(node: Markup): boolean {
  return "value" in node && /^[ \t\n\r\f]*$/.test(node.value);
}

export function attributesOf({ attrs }: MarkupElement): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** Returns the classes of an element, without the prefix that Outlook writes before them. */
export function classesOf(element: MarkupElement): string[] {
  const names = (attributesOf(element)["class"] ?? "").split(/\s+/).filter(Boolean);
  return names.map((name) => name.replace(/^(?:x_)+/, ""));
}

/** Returns the text nodes in a node, in document order. */
export function textsIn(node: Markup): { value: string }[] {
  if ("value" in node) return [node];
  return isElement(node) ? node.childNodes.flatMap(textsIn) : [];
}

/** Returns a node's text. */
export function textOf(node: Markup): string {
  return textsIn(node)
    .map(({ value }) => value)
    .join("");
}

/** True for a node with words, an image or a control of a form. */
export function hasText(node: Markup): boolean {
  if ("value" in node) return node.value.trim() !== "";
  return isElement(node) && (/^(?:img|input)$/.test(node.tagName) || node.childNodes.some(hasText));
}

/** Returns the elements among nodes and inside them, in document order. */
export function elementsIn(nodes: readonly Markup[]): MarkupElement[] {
  const elements: MarkupElement[] = [];
  const add = (node: Markup) => {
    if (!isElement(node)) return;
    elements.push(node);
    node.childNodes.forEach(add);
  };
  nodes.forEach(add);
  return elements;
}

/** True for tags that stand beside paragraphs, not in them. */
export function isPart(tag: string): boolean {
  return (
    sectionTags.includes(tag) || /^(p|h\d|ul|ol|dl|li|table|tbody|tr|td|th|blockquote|pre|figure|hr|legend)$/.test(tag)
  );
}

/** Replaces what is nested deeper than anybody writes by its text, so that nothing runs out of stack. */
export function limitDepth(nodes: readonly Markup[]): void {
  let level = nodes.filter(isElement);
  for (let depth = 0; depth < 200 && level.length > 0; depth += 1)
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
  for (const element of level) {
    let value = "";
    const rest: Markup[] = element.childNodes.toReversed();
    for (let node = rest.pop(); node; node = rest.pop()) {
      if ("value" in node) value += node.value;
      else if (isElement(node)) for (const child of node.childNodes.toReversed()) rest.push(child);
    }
    element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
  }
}
