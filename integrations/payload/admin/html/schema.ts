import { type DOMOutputSpec, type Mark, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { type AllowedTag, allowedTags, renamedTags } from "#portal/contract/values/html.ts";
import { isAllowedTag, roles } from "./roles.ts";
import { type Attributes, domAttributes, readAttributes, readTagged } from "./shown-attributes.ts";

const attributes = { attributes: { default: {} } };

/** Content expressions of elements that do not contain the usual blocks. */
const content: Partial<Record<AllowedTag, string>> = {
  blockquote: "(p | flow)+",
  figure: "(flow | figcaption)+",
  ul: "(li | ul | ol | preserved)+",
  ol: "(li | ul | ol | preserved)+",
  dl: "(dt | dd)+",
};

/** Elements that occur only inside their parents. */
const parts: readonly AllowedTag[] = ["caption", "figcaption", "li", "dt", "dd"];

function nodeOf(tag: AllowedTag): NodeSpec {
  const role = roles[tag];
  const spec: NodeSpec = {
    attrs: attributes,
    ...(!parts.includes(tag) && { group: "flow" }),
    parseDOM: [{ tag, getAttrs: readAttributes, ...(tag === "pre" && { preserveWhitespace: "full" as const }) }],
    toDOM: ({ attrs }) => [tag, domAttributes(tag, attrs), 0],
    defining: role !== "list",
  };
  return role === "text"
    ? { ...spec, code: tag === "pre", content: "inline*" }
    : { ...spec, content: content[tag] ?? "flow+" };
}

/** A main heading, which the portal shows as a section heading. An existing one is kept, but editors cannot add one. */
const mainHeading: NodeSpec = {
  ...nodeOf("h2"),
  parseDOM: [{ tag: "h1", getAttrs: readAttributes }],
  toDOM: ({ attrs }) => ["h1", domAttributes("h2", attrs), 0],
};

const leaf = (tag: "br" | "img" | "hr"): NodeSpec => ({
  attrs: attributes,
  ...(tag === "hr" ? { group: "flow" } : { group: "inline", inline: true }),
  ...(tag === "br" && { selectable: false, linebreakReplacement: true }),
  ...(tag === "img" && { draggable: true }),
  parseDOM: [{ tag, getAttrs: readAttributes }],
  toDOM: ({ attrs }) => [tag, domAttributes(tag, attrs)],
});

const cell = (tag: "td" | "th"): NodeSpec => ({
  content: "flow+",
  tableRole: tag === "th" ? "header_cell" : "cell",
  isolating: true,
  attrs: { ...attributes, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [{ tag, getAttrs: readAttributes }],
  toDOM: ({ attrs }) => {
    const { colspan, rowspan } = attrs;
    const spans = { ...(colspan > 1 && { colspan: `${colspan}` }), ...(rowspan > 1 && { rowspan: `${rowspan}` }) };
    return [tag, { ...domAttributes(tag, attrs), ...spans }, 0];
  },
});

/** Markup that the editor does not support is shown as one unit and kept unchanged. */
const preserved = (isInline: boolean): NodeSpec => ({
  attrs: { html: { default: "" } },
  atom: true,
  ...(isInline ? { inline: true, group: "inline" } : { group: "flow" }),
  parseDOM: [
    {
      tag: `${isInline ? "span" : "div"}[data-preserved]`,
      getAttrs: (element) => ({ html: element.getAttribute("data-preserved") }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    isInline ? "span" : "div",
    { class: "preserved", "data-preserved": attrs["html"] },
    attrs["html"],
  ],
});

const textTags = allowedTags.filter((tag) => roles[tag] === "text" || roles[tag] === "flow" || roles[tag] === "list");

/**
 * Nodes of an HTML field. A table's caption is outside of its node, because the table commands expect only rows there.
 */
const nodes: Record<string, NodeSpec> = {
  doc: { content: "(p | flow)+" },
  text: { group: "inline" },
  // Text without a paragraph, as in most list items and cells. It is the first type, so that it is the default for new
  // blocks.
  bare: {
    content: "inline*",
    group: "flow",
    parseDOM: [{ tag: "div.bare" }],
    toDOM: () => ["div", { class: "bare" }, 0],
  },
  ...Object.fromEntries(textTags.map((tag) => [tag, nodeOf(tag)])),
  h1: mainHeading,
  section: {
    content: "(p | flow)+",
    group: "flow",
    attrs: { ...attributes, tag: { default: "div" } },
    parseDOM: [{ tag: "div.section", getAttrs: readTagged }],
    toDOM: ({ attrs }) => ["div", { ...domAttributes("div", attrs), class: "section", "data-tag": attrs["tag"] }, 0],
  },
  captioned: {
    content: "caption? table",
    group: "flow",
    isolating: true,
    attrs: { ...attributes, columns: { default: "" } },
    toDOM: () => ["div", { class: "captioned" }, 0],
  },
  table: {
    content: "tr+",
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: () => ["table", ["tbody", 0]],
  },
  tr: {
    content: "(td | th)*",
    tableRole: "row",
    attrs: { ...attributes, group: { default: null } },
    parseDOM: [{ tag: "tr", getAttrs: readAttributes }],
    toDOM: ({ attrs }) => ["tr", domAttributes("tr", attrs), 0],
  },
  ...{ td: cell("td"), th: cell("th"), hr: leaf("hr"), br: leaf("br"), img: leaf("img") },
  ...{ preserved: preserved(false), preservedInline: preserved(true) },
};

/** One mark type for all tags, because marks of the same type keep their nesting order. */
const inline: MarkSpec = {
  attrs: { ...attributes, tag: {} },
  excludes: "",
  parseDOM: allowedTags.filter((tag) => roles[tag] === "mark").map((tag) => ({ tag, getAttrs: readTagged })),
  toDOM: ({ attrs }) => {
    const tag = String(attrs["tag"]);
    const visibleTag = renamedTags[tag] ?? tag;
    return [
      isAllowedTag(visibleTag) ? visibleTag : "span",
      { ...domAttributes(visibleTag, attrs), "data-tag": tag },
      0,
    ];
  },
};

export const schema = new Schema({ nodes, marks: { inline } });

/** Returns a node type of this schema. */
export function nodeType(name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema of HTML fields has no node ${name}.`);
  return type;
}

/** Returns the mark of a tag, such as `strong`. */
export function markOf(tag: string, own: Attributes = {}): Mark {
  return schema.mark("inline", { tag, attributes: own });
}
