import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type { Tree };

/** Returns the words in the body of a page in their order, without those of scripts. */
export function wordsOf(html: string): string[] {
  function write(node: Tree.Node): string {
    if (node.nodeName === "#text") return textOf(node);
    return node.nodeName === "script" ? "" : ` ${childrenOf(node).map(write).join("")} `;
  }
  return write(one(parse(html), "body"))
    .split(/\s+/)
    .filter(Boolean);
}

/** Returns the length of a page in bytes, without its scripts. */
export function bytesWithoutScripts(html: string): number {
  return Buffer.byteLength(html.replace(/<script\b.*?<\/script>/gs, ""));
}

export function attribute({ attrs }: Tree.Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? "";
}

export function textOf(node: Tree.Node): string {
  return "value" in node ? node.value : childrenOf(node).map(textOf).join("");
}

export function htmlOf(node: Tree.Element): string {
  return serialize(node).replaceAll("&nbsp;", "\u00a0");
}

/** Returns the first element that a selector finds; -1 stands for the last one. */
export function one(root: Tree.Node, selector: string, index: 0 | -1 = 0): Tree.Element {
  const found = all(root, selector).at(index);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Returns the elements that a selector finds: descendants of descendants, by name, id and one attribute. */
export function all(root: Tree.Node, selector: string): Tree.Element[] {
  let found = new Set<Tree.Node>([root]);
  let elements: Tree.Element[] = [];
  for (const step of selector.split(" ")) {
    const [, name, id, key = "", value] = /^(\w*)(?:#([\w-]+))?(?:\[([\w-]+)(?:=(.+))?\])?$/.exec(step) ?? [];
    const inside = new Set([...found].flatMap(descendantsOf));
    elements = [...inside].filter((element) => {
      if ((name && element.tagName !== name) || (id && attribute(element, "id") !== id)) return false;
      return !key || element.attrs.some((each) => each.name === key && (!value || each.value === value));
    });
    found = new Set(elements);
  }
  return elements;
}

export function parentOf({ parentNode }: Tree.Element): Tree.Element {
  if (!parentNode || !("tagName" in parentNode)) throw new Error("The element has no parent.");
  return parentNode;
}

/** Returns the elements directly inside another one. */
export function elementsOf(node: Tree.Node): Tree.Element[] {
  return childrenOf(node).filter((child) => "tagName" in child);
}

function descendantsOf(node: Tree.Node): Tree.Element[] {
  return elementsOf(node).flatMap((child) => [child, ...descendantsOf(child)]);
}

function childrenOf(node: Tree.Node): Tree.Node[] {
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}
