import { html } from "parse5";
import { renamedTags, sectionTags } from "#portal/contract/values/html.ts";
import { elementsIn, isBlank, isElement, isPart, type Markup, type MarkupElement, textOf } from "../markup.ts";
import { isAllowedTag, roles } from "../roles.ts";

export const isList = (tag: string) => ["ul", "ol", "menu", "dir"].includes(tag);

/** Text beside paragraphs becomes a paragraph; line breaks alone are the space between them. */
export function wrapLooseText(node: MarkupElement): void {
  const children: MarkupElement["childNodes"] = [];
  let run: MarkupElement["childNodes"] = [];
  const endRun = () => {
    const [first] = run;
    const isShown = run.some((child) => textOf(child).trim() !== "" || elementsIn([child]).some(isShownAlone));
    if (first && isShown) children.push({ ...emptyParagraph, parentNode: node, childNodes: run });
    run = [];
  };
  for (const child of node.childNodes) {
    if (isElement(child) && !isInline(child)) {
      endRun();
      children.push(child);
    } else run.push(child);
  }
  endRun();
  node.childNodes = children;
}

const emptyParagraph = { nodeName: "p", tagName: "p", attrs: [], namespaceURI: html.NS.HTML };
const isShownAlone = ({ tagName, attrs }: MarkupElement) =>
  ["img", "input", "iframe", "video", "object"].includes(tagName) || attrs.some(({ name }) => name === "id");

/** Elements that contain their text without a paragraph if they have only one. */
export const holders = ["td", "th", "li", "dd", "dt", "caption", "figcaption"];

/** True for the only paragraph of an item or a cell; lists can follow it. */
export function isOnlyText(node: MarkupElement): boolean {
  const { parentNode } = node;
  if (!parentNode || !("tagName" in parentNode)) return false;
  const isSection = sectionTags.includes(parentNode.tagName);
  if (!isSection && !holders.includes(parentNode.tagName)) return false;
  const isOther = (child: Markup) => child !== node && !isBlank(child) && !(isElement(child) && isList(child.tagName));
  if (parentNode.childNodes.find((child) => !isBlank(child)) !== node || parentNode.childNodes.some(isOther))
    return false;
  return !isSection || isOnlyText(parentNode);
}

/** True for an element of a line. */
export function isInline(node: MarkupElement): boolean {
  const tag = renamedTags[node.tagName] ?? node.tagName;
  return !isPart(tag) && !(isAllowedTag(tag) && !["mark", "leaf"].includes(roles[tag])) && !hasParts(node);
}

/** Known results of `hasParts`, which keep it linear. */
const known = new WeakMap<MarkupElement, boolean>();

/** True when paragraphs, lists or tables are inside an element. */
export function hasParts(node: MarkupElement): boolean {
  const result =
    known.get(node) ?? node.childNodes.some((child) => isElement(child) && (isPart(child.tagName) || hasParts(child)));
  known.set(node, result);
  return result;
}
