import { isRecord } from "#schemas/parse/shape.ts";

type Node = Readonly<Record<string, unknown>>;

const mostNodes = 50_000;
const deepest = 60;

/** Names of one element in Lexical, Slate and Strapi's blocks. Others are left out and their texts stay. */
const elements: Readonly<Record<string, string>> = {
  paragraph: "p",
  p: "p",
  "block-quote": "blockquote",
  blockquote: "blockquote",
  quote: "blockquote",
  "bulleted-list": "ul",
  ul: "ul",
  "numbered-list": "ol",
  ol: "ol",
  "list-item": "li",
  listitem: "li",
  li: "li",
  code: "pre",
  "code-block": "pre",
  table: "table",
  tablerow: "tr",
  "table-row": "tr",
  tr: "tr",
  td: "td",
  "table-cell": "td",
  th: "th",
  "table-header-cell": "th",
};

const numbers = ["one", "two", "three", "four", "five", "six"];

/** Marks of a text as tags: as fields in Slate and blocks, as bits in Lexical. */
const marks = [
  { tag: "strong", names: ["bold"], bit: 1 },
  { tag: "em", names: ["italic"], bit: 2 },
  { tag: "s", names: ["strikethrough"], bit: 4 },
  { tag: "u", names: ["underline"], bit: 8 },
  { tag: "code", names: ["code"], bit: 16 },
  { tag: "sub", names: ["subscript", "sub"], bit: 32 },
  { tag: "sup", names: ["superscript", "sup"], bit: 64 },
] as const;

/** Converts a tree of an editor to HTML. Throws for one that is no tree, too large or too deep. */
export function treeToHtml(value: unknown): string {
  const root = isRecord(value) && isRecord(value["root"]) ? value["root"] : value;
  const nodes = Array.isArray(root) ? root : isRecord(root) ? root["children"] : null;
  if (!Array.isArray(nodes)) throw new Error("expected a tree of Lexical, Slate or blocks");
  const left = { nodes: mostNodes };
  return nodes.map((node) => toHtml(node, left, 0)).join("");
}

function toHtml(node: unknown, left: { nodes: number }, depth: number): string {
  left.nodes -= 1;
  if (left.nodes < 0) throw new Error(`expected at most ${mostNodes} nodes`);
  if (depth > deepest) throw new Error(`expected at most ${deepest} levels`);
  if (!isRecord(node)) return "";
  if (typeof node["text"] === "string") return textToHtml(node["text"], node);
  const children = Array.isArray(node["children"]) ? node["children"] : [];
  const inside = children.map((child) => toHtml(child, left, depth + 1)).join("");
  return elementToHtml(node, inside);
}

function textToHtml(text: string, node: Node): string {
  const bits = typeof node["format"] === "number" ? node["format"] : 0;
  const own = marks.filter(({ names, bit }) => (bits & bit) !== 0 || names.some((name) => node[name] === true));
  return own.reduceRight((inside, { tag }) => `<${tag}>${inside}</${tag}>`, escaped(text).replaceAll("\n", "<br>"));
}

function elementToHtml(node: Node, inside: string): string {
  const type = typeof node["type"] === "string" ? node["type"].toLowerCase() : "";
  if (type === "linebreak" || type === "break") return "<br>";
  if (type === "horizontalrule" || type === "divider" || type === "hr") return "<hr>";
  if (type === "link" || type === "autolink" || type === "a")
    return `<a href="${escaped(addressOf(node))}">${inside}</a>`;
  if (type === "image" || type === "img" || type === "upload") return imageToHtml(node);
  const tag = headingOf(type, node) ?? listOf(type, node) ?? cellOf(type, node) ?? elements[type];
  return tag === undefined ? inside : `<${tag}${spansOf(node)}>${inside}</${tag}>`;
}

/** `heading` with a level or tag, `heading-two` or `h2`. */
function headingOf(type: string, node: Node): string | undefined {
  if (/^h[1-6]$/.test(type)) return type;
  const word = /^heading-(\w+)$/.exec(type)?.[1];
  if (word) return numbers.includes(word) ? `h${numbers.indexOf(word) + 1}` : undefined;
  if (type !== "heading") return undefined;
  const { tag, level } = node;
  return typeof tag === "string" && /^h[1-6]$/.test(tag)
    ? tag
    : `h${Number(level) >= 1 && Number(level) <= 6 ? level : 2}`;
}

function listOf(type: string, { format, listType }: Node): string | undefined {
  if (type !== "list") return undefined;
  return format === "ordered" || listType === "number" ? "ol" : "ul";
}

function cellOf(type: string, { headerState }: Node): string | undefined {
  return type === "tablecell" ? (Number(headerState) > 0 ? "th" : "td") : undefined;
}

function spansOf({ colSpan, rowSpan }: Node): string {
  const span = (name: string, value: unknown) =>
    Number.isInteger(value) && Number(value) > 1 ? ` ${name}="${value}"` : "";
  return span("colspan", colSpan) + span("rowspan", rowSpan);
}

/** Payload keeps the address in `fields`, others in `url` or `href`. */
function addressOf(node: Node): string {
  const fields = isRecord(node["fields"]) ? node["fields"] : {};
  const address = [node["url"], node["href"], fields["url"]].find((each) => typeof each === "string");
  return typeof address === "string" ? address : "";
}

/** Strapi keeps the file in `image`, Payload in `value`. */
function imageToHtml(node: Node): string {
  const file = [node["image"], node["value"], node].find((each) => isRecord(each) && typeof each["url"] === "string");
  if (!isRecord(file)) return "";
  const size = (name: string) => (Number.isInteger(file[name]) ? ` ${name}="${file[name]}"` : "");
  const alt = [file["alternativeText"], file["alt"]].find((each) => typeof each === "string");
  return `<img src="${escaped(String(file["url"]))}" alt="${escaped(String(alt ?? ""))}"${size("width")}${size("height")}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
