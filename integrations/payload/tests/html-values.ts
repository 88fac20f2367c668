import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { readFixtures } from "./fixtures.ts";

/** All texts with markup in the recorded content items. */
export function htmlValues(): string[] {
  const values = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string" && /<[a-z][^>]*>/i.test(value)) values.add(value);
    if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  for (const { record } of readFixtures()) collect(record.data);
  return [...values];
}

type Markup = DefaultTreeAdapterTypes.ChildNode;

/** Normalises HTML as a browser would understand it: attribute order and insignificant white space do not matter. */
export function meaning(html: string): string {
  return parseFragment(html)
    .childNodes.map(toMeaning)
    .join("")
    .replace(
      /\s*(<\/?(?:p|h\d|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|div|section|hr|br)\b[^>]*>)\s*/g,
      "$1",
    )
    .trim();
}

function toMeaning(node: Markup): string {
  if ("value" in node) return node.value.replace(/[ \t\n\r\f]+/g, " ");
  if (!("tagName" in node)) return "data" in node ? `<!--${node.data}-->` : "";
  const attributes = node.attrs
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join("");
  return `<${node.tagName}${attributes}>${node.childNodes.map(toMeaning).join("")}</${node.tagName}>`;
}
