import { lift, wrapIn } from "prosemirror-commands";
import type { Node, NodeType } from "prosemirror-model";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import { allowedAttributes } from "#portal/contract/values/html.ts";
import { attributesOf, removeMarks, tagOf } from "./marks.ts";
import { nodeType } from "./schema.ts";
import type { Attributes } from "./shown-attributes.ts";

/** Returns the innermost node of these types around the selection, with its position. */
export function around({ selection: { $from } }: EditorState, ...names: string[]): { node: Node; pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, pos: $from.before(depth) };
  }
  return null;
}

/** True when the cursor is in such a paragraph or heading. */
export function isBlock({ selection: { $from } }: EditorState, tag: string): boolean {
  return $from.parent.type.name === tag;
}

/** Turns the selected lines into paragraphs or headings; their attributes are kept. */
export function setBlock(tag: string): Command {
  const type = nodeType(tag);
  return ({ selection, tr }, dispatch) => {
    if (!dispatch) return canBecome(selection, type);
    for (const { $from, $to } of selection.ranges)
      tr.setBlockType($from.pos, $to.pos, type, (node) => ({ attributes: attributesOf(node) }));
    if (!tr.docChanged) return false;
    dispatch(tr.scrollIntoView());
    return true;
  };
}

/** True when the line at the start of the selection is not yet such a block and can become one. */
function canBecome({ $from }: Selection, type: NodeType): boolean {
  if ($from.depth === 0) return false;
  const index = $from.index(-1);
  return $from.parent.type !== type && $from.node(-1).canReplaceWith(index, index + 1, type);
}

export function toggleQuotation(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  if (around(state, "blockquote")) return lift(state, dispatch);
  const type = nodeType("blockquote");
  return canBecome(state.selection, type) && wrapIn(type)(state, dispatch);
}

/** Turns the line at the cursor into a term and starts its definition. */
export const insertTerms: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { tr } = state;
  if (!$from.parent.isTextblock || around(state, "dl")) return false;
  const term = nodeType("dt").create(null, $from.parent.content);
  const meaning = nodeType("dd").create(null, nodeType("bare").create());
  const at = $from.before();
  const isFitting = $from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), nodeType("dl"));
  if (!isFitting) return false;
  tr.replaceWith(at, $from.after(), nodeType("dl").create(null, [term, meaning]));
  tr.setSelection(TextSelection.create(tr.doc, term.content.size === 0 ? at + 2 : at + term.nodeSize + 3));
  dispatch?.(tr.scrollIntoView());
  return true;
};

export interface NewImage {
  src: string;
  alt: string;
  /** Empty for an image without a caption. */
  caption: string;
}

/** Replaces the selection with an image and, if it has one, its caption. */
export function insertImage({ src, alt, caption }: NewImage): Command {
  return ({ tr, schema }, dispatch) => {
    const image = nodeType("img").create({ attributes: { src, alt } });
    const text = caption === "" ? null : nodeType("figcaption").create(null, schema.text(caption));
    const figure = text && nodeType("figure").create(null, [nodeType("bare").create(null, image), text]);
    dispatch?.(tr.replaceSelectionWith(figure ?? image).scrollIntoView());
    return true;
  };
}

/** Changes the attributes of the selected image. */
export function changeImage(attributes: Attributes): Command {
  return ({ tr, selection }, dispatch) => {
    const node = tr.doc.nodeAt(selection.from);
    if (node?.type.name !== "img") return false;
    dispatch?.(tr.setNodeAttribute(selection.from, "attributes", { ...attributesOf(node), ...attributes }));
    return true;
  };
}

/** Sets the language of the whole line at the cursor; an empty value removes it. */
export function setBlockLanguage(lang: string): Command {
  return ({ tr, selection: { $from } }, dispatch) => {
    if ($from.depth === 0 || !("attributes" in $from.parent.attrs)) return false;
    const { lang: _old, ...others } = attributesOf($from.parent);
    dispatch?.(tr.setNodeAttribute($from.before(), "attributes", lang === "" ? others : { ...others, lang }));
    return true;
  };
}

const withMeaning = ["a", "abbr"];

/** Removes formatting from the selected lines; links, abbreviations and languages are kept. */
export const clearFormatting: Command = ({ tr, selection }, dispatch) => {
  if (!dispatch) return true;
  for (const { $from, $to } of selection.ranges) {
    const [from, to] = selection.empty ? [$from.start(), $from.end()] : [$from.pos, $to.pos];
    removeMarks(tr, from, to, (mark) => !withMeaning.includes(tagOf(mark)) && attributesOf(mark)["lang"] === undefined);
    tr.doc.nodesBetween(from, to, (node, pos) => {
      if (!node.isTextblock || !("attributes" in node.attrs)) return;
      const known = Object.entries(attributesOf(node)).filter(([name]) => allowedAttributes["*"]?.includes(name));
      const isHeading = /^(h\d|pre)$/.test(node.type.name);
      tr.setNodeMarkup(pos, isHeading ? nodeType("p") : null, { attributes: Object.fromEntries(known) });
    });
  }
  dispatch(tr.scrollIntoView());
  return true;
};

/** Starts a paragraph below the top-level block at the cursor, such as a table. */
export const paragraphBelow: Command = ({ tr, selection: { $to } }, dispatch) => {
  if ($to.depth === 0) return false;
  const at = $to.after(1);
  tr.insert(at, nodeType("p").create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};
