import type { Fragment, Mark, Node } from "prosemirror-model";
import type { Attributes } from "./shown-attributes.ts";

/** Returns the HTML of sibling nodes. */
export function toHtml(fragment: Fragment): string {
  const nodes = children(fragment);
  if (nodes[0]?.isInline) return words(nodes);
  if (nodes[0]?.type.name === "tr") return rows(nodes);
  return nodes.map((node, index) => blockHtml(node, nodes[index - 1], nodes[index + 1])).join("");
}

/**
 * HTML of a block. Adjacent blocks of text outside paragraphs are written as paragraphs; otherwise they would be
 * merged.
 */
export function blockHtml(node: Node, before?: Node, after?: Node): string {
  const { name } = node.type;
  const inner = () => toHtml(node.content);
  switch (name) {
    case "preserved":
    case "preservedInline":
      return String(node.attrs["html"]);
    case "bare":
      return before?.type.name === "bare" || after?.type.name === "bare" ? `<p>${inner()}</p>` : inner();
    case "section":
      return element(String(node.attrs["tag"]), node.attrs["attributes"], inner());
    case "captioned":
      return captioned(node);
    case "table":
      return `<table>${inner()}</table>`;
    case "hr":
      return start(name, node.attrs["attributes"]);
    case "pre":
      // Parsers drop the first line break.
      return element(name, node.attrs["attributes"], inner().replace(/^\n/, "\n\n"));
    case "td":
    case "th":
      return element(name, { ...spans(node), ...node.attrs["attributes"] }, inner());
    default:
      return element(name, node.attrs["attributes"], inner());
  }
}

function captioned(node: Node): string {
  const parts = children(node.content);
  const caption = parts.filter(({ type }) => type.name === "caption").map((part) => blockHtml(part));
  const table = parts.filter(({ type }) => type.name === "table").map((part) => rows(children(part.content)));
  return element("table", node.attrs["attributes"], [...caption, node.attrs["columns"], ...table].join(""));
}

interface RowGroup {
  tag: string;
  attributes: Attributes;
  index: number;
}

/** Rows in their row groups. A new row joins the group of the previous row, but never the head. */
function rows(nodes: readonly Node[]): string {
  const groups: { group: RowGroup; rows: string[] }[] = [];
  nodes.forEach((row, index) => {
    const last = groups.at(-1);
    const group = groupOf(row) ?? newGroup(last?.group, nodes.slice(index).map(groupOf));
    if (last && last.group.index === group.index && last.group.tag === group.tag) last.rows.push(blockHtml(row));
    else groups.push({ group, rows: [blockHtml(row)] });
  });
  return groups.map(({ group, rows: own }) => element(group.tag, group.attributes, own.join(""))).join("");
}

function groupOf(row: Node): RowGroup | null {
  return row.attrs["group"];
}

function newGroup(before: RowGroup | undefined, after: readonly (RowGroup | null)[]): RowGroup {
  if (before && before.tag !== "thead") return before;
  const next = after.find((group) => group !== null);
  return next && (!before || next.tag === "tbody") ? next : { tag: "tbody", attributes: {}, index: -1 };
}

function spans({ attrs }: Node): Attributes {
  const { colspan, rowspan } = attrs;
  return { ...(colspan > 1 && { colspan: `${colspan}` }), ...(rowspan > 1 && { rowspan: `${rowspan}` }) };
}

/** Text with its marks. A mark stays open as long as the following text has it too. */
function words(nodes: readonly Node[]): string {
  const open: Mark[] = [];
  let html = "";
  const closeTo = (count: number) => {
    while (open.length > count) html += `</${open.pop()?.attrs["tag"]}>`;
  };
  for (const node of nodes) {
    const differs = node.marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const shared = differs === -1 ? node.marks.length : differs;
    closeTo(shared);
    for (const mark of node.marks.slice(shared)) {
      html += start(mark.attrs["tag"], mark.attrs["attributes"]);
      open.push(mark);
    }
    html += wordHtml(node);
  }
  closeTo(0);
  return html;
}

function wordHtml(node: Node): string {
  if (node.isText) return escaped(node.text ?? "");
  return node.type.name === "preservedInline"
    ? String(node.attrs["html"])
    : start(node.type.name, node.attrs["attributes"]);
}

export function element(tag: string, attributes: Attributes, inner: string): string {
  return `${start(tag, attributes)}${inner}</${tag}>`;
}

export function start(tag: string, attributes: Attributes): string {
  const own = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`,
  );
  return `<${tag}${own.join("")}>`;
}

/** No-break spaces are written as entities, so that editors can see them. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\u00a0", "&nbsp;");
}

function children(fragment: Fragment): Node[] {
  return Array.from({ length: fragment.childCount }, (_, index) => fragment.child(index));
}
