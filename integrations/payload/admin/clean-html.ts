import { allowedTags, unreadTags } from "../../../schemas/values/html.ts";

/** Attributes that the portal reads, by tag; `*` stands for all tags. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  "*": ["lang", "dir"],
  a: ["href", "hreflang"],
  abbr: ["title"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "type"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** Tags of word processors with the one that means the same. */
const renamed: Readonly<Record<string, string>> = { b: "strong", i: "em", del: "s", strike: "s", h1: "h2" };

/** A node of parsed HTML, in a browser or in a test. */
interface Markup {
  nodeType: number;
  textContent: string | null;
  childNodes: Iterable<Markup>;
}

interface MarkupElement extends Markup {
  localName: string;
  getAttribute(name: string): string | null;
}

/** Returns pasted HTML with what the portal shows of it: no styles, classes and wrappers of word processors. */
export function cleanHtml(source: string, parse: (html: string) => { body: Markup }): string {
  const { body } = parse(source);
  return childrenOf(body)
    .replace(/\u00a0/g, " ")
    .replace(/<p>\s*<\/p>/g, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

function childrenOf(node: Markup): string {
  return [...node.childNodes].map(toHtml).join("");
}

function toHtml(node: Markup): string {
  if (node.nodeType === 3) return escaped(node.textContent ?? "");
  if (!isElement(node)) return "";
  const name = node.localName;
  if (unreadTags.includes(name) || name === "head" || name === "meta" || name === "link") return "";
  const tag = renamed[name] ?? name;
  const inner = childrenOf(node);
  if (!allowedTags.includes(tag) || (tag === "span" && node.getAttribute("lang") === null)) return inner;
  const kept = [...(attributes["*"] ?? []), ...(attributes[tag] ?? [])];
  const own = kept.flatMap((key) => {
    const value = node.getAttribute(key);
    return value ? [` ${key}="${escaped(value).replaceAll('"', "&quot;")}"`] : [];
  });
  const start = `<${tag}${own.join("")}>`;
  return ["br", "hr", "img"].includes(tag) ? start : `${start}${inner}</${tag}>`;
}

function isElement(node: Markup): node is MarkupElement {
  return "localName" in node && "getAttribute" in node;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
