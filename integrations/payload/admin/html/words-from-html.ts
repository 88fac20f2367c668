import type { Mark, Node } from "prosemirror-model";
import { removedTags, renamedTags, sectionTags } from "#portal/contract/values/html.ts";
import { collapsed } from "./collapsed.ts";
import { attributesOf, isBlank, isElement, type Markup, type MarkupElement, sourceOf } from "./markup.ts";
import { isAllowedTag, roles } from "./roles.ts";
import { markOf, nodeType, schema } from "./schema.ts";

/** Text with its marks; white space is collapsed as in browsers. */
export function toWords(nodes: readonly Markup[], isPreformatted = false): Node[] {
  const words = nodes.flatMap((node) => inlineNodes(node, []));
  return isPreformatted ? words : collapsed(words);
}

function inlineNodes(node: Markup, marks: readonly Mark[]): Node[] {
  if ("value" in node) return node.value === "" ? [] : [schema.text(node.value, marks)];
  if (!isElement(node)) return [keepInline(node, marks)];
  const { tagName: tag } = node;
  const attributes = attributesOf(node);
  if (tag === "br" || tag === "img") return [nodeType(tag).create({ attributes }, null, marks)];
  const mark = markOf(tag, attributes);
  const isHeld = isInline(node) && !removedTags.includes(tag) && !mark.isInSet(marks);
  if (!isHeld || isEmptyMark(node)) return [keepInline(node, marks)];
  return node.childNodes.flatMap((child) => inlineNodes(child, [...marks, mark]));
}

function keepInline(node: Markup, marks: readonly Mark[]): Node {
  return nodeType("preservedInline").create({ html: sourceOf(node) }, null, marks);
}

/** A mark without content, such as an anchor; also void elements such as `<wbr>`. */
function isEmptyMark(element: MarkupElement): boolean {
  const isNothing = element.childNodes.every(isBlank);
  return isNothing && (element.attrs.length > 0 || element.childNodes.length === 0);
}

/** True for inline markup; an element that contains paragraphs is not inline, whatever its name. */
export function isInline(element: MarkupElement): boolean {
  const tag = renamedTags[element.tagName] ?? element.tagName;
  if (sectionTags.includes(tag)) return false;
  const role = isAllowedTag(tag) ? roles[tag] : "mark";
  if (role === "leaf") return true;
  return role === "mark" && element.childNodes.every((child) => !isElement(child) || isInline(child));
}
