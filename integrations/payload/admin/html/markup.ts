import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from "parse5";
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
