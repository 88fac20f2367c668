import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** The page that all peers render: a tree of element names, attributes and children. */
export type Tree =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Tree[]];

/** Reads the tree of a page's document. */
export function readReference(page: string): Tree {
  const [root] = parse(page)
    .childNodes.flatMap(toTree)
    .filter((node) => typeof node !== "string");
  if (!root) throw new Error("The reference page has no element.");
  return root;
}

function toTree(node: DefaultTreeAdapterTypes.ChildNode): Tree[] {
  if ("value" in node) return [node.value];
  if (!("tagName" in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, node.childNodes.flatMap(toTree)]];
}
