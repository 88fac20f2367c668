import { Mark, type Node, type ResolvedPos } from "prosemirror-model";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { renamedTags } from "#portal/contract/values/html.ts";
import { markOf } from "./schema.ts";
import type { Attributes } from "./shown-attributes.ts";

/** Selects marks. */
export type IsMark = (mark: Mark) => boolean;

export const tagOf = (mark: Mark): string => String(mark.attrs["tag"]);
export const attributesOf = (of: Mark | Node): Attributes => of.attrs["attributes"] ?? {};

/** Selects marks of a tag and of its equivalents, such as `b` for `strong`. */
export function hasTag(tag: string): IsMark {
  return (mark) => (renamedTags[tagOf(mark)] ?? tagOf(mark)) === tag;
}

/** True when all selected text has such a mark, or text typed next will have it. */
export function isMarked({ selection, storedMarks, doc }: EditorState, isIt: IsMark): boolean {
  if (selection.empty) return (storedMarks ?? selection.$head.marks()).some(isIt);
  const words: Node[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node) => void (node.isInline && words.push(node)));
  return words.length > 0 && words.every(({ marks }) => marks.some(isIt));
}

/** Adds a tag's mark to the selected text, or removes it. */
export function toggleMark(tag: string): Command {
  const isIt = hasTag(tag);
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection.empty && !selection.$head.parent.inlineContent) return false;
    if (!dispatch) return true;
    const isOn = isMarked(state, isIt);
    if (selection.empty) {
      const own = state.storedMarks ?? selection.$head.marks();
      dispatch(tr.setStoredMarks(isOn ? own.filter((mark) => !isIt(mark)) : [...own, markOf(tag)]));
      return true;
    }
    for (const { $from, $to } of selection.ranges) {
      if (isOn) removeMarks(tr, $from.pos, $to.pos, isIt);
      else changeMarks(tr, $from.pos, $to.pos, (marks) => (marks.some(isIt) ? marks : [...marks, markOf(tag)]));
    }
    dispatch(tr.scrollIntoView());
    return true;
  };
}

/** Removes such marks from a range, whatever their attributes. */
export function removeMarks(tr: Transaction, from: number, to: number, isIt: IsMark): void {
  changeMarks(tr, from, to, (marks) => marks.filter((mark) => !isIt(mark)));
}

/** Replaces the marks of each piece of text in a range, outermost first; positions do not change. */
function changeMarks(tr: Transaction, from: number, to: number, change: (marks: readonly Mark[]) => readonly Mark[]) {
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isInline) return;
    const marks = change(node.marks);
    if (Mark.sameSet(marks, node.marks)) return;
    const [start, end] = [Math.max(from, pos), Math.min(to, pos + node.nodeSize)];
    tr.replaceWith(start, end, (node.isText ? node.cut(start - pos, end - pos) : node).mark(marks));
  });
}

/** A mark with the text that it covers. */
export interface Marked {
  mark: Mark;
  from: number;
  to: number;
}

/** Returns the innermost such mark at the cursor or at the start of the selection, with all the text that it covers. */
export function markAt({ selection: { $from, empty } }: EditorState, isIt: IsMark): Marked | null {
  const { parent, parentOffset } = $from;
  const after = parent.childAfter(parentOffset);
  const before = empty ? parent.childBefore(parentOffset) : { node: null, index: -1 };
  const at = [after, before].find(({ node }) => node?.marks.some(isIt));
  const mark = at?.node?.marks.findLast(isIt);
  return mark && at ? extent($from, at.index, mark) : null;
}

function extent($from: ResolvedPos, index: number, mark: Mark): Marked {
  const { parent } = $from;
  const has = (at: number) => mark.isInSet(parent.maybeChild(at)?.marks ?? []);
  let [first, end] = [index, index + 1];
  while (first > 0 && has(first - 1)) first -= 1;
  while (end < parent.childCount && has(end)) end += 1;
  return { mark, from: $from.posAtIndex(first), to: $from.posAtIndex(end) };
}

/** The selected text, if it is within one line. */
export function selectedText({ selection, doc }: EditorState): string {
  return doc.textBetween(selection.from, selection.to, " ");
}

interface NewMark {
  tag: string;
  attributes: Attributes;
  /** Text to insert when nothing is selected. */
  text: string;
}

/** Wraps the selected text in a mark, replacing an existing one, or inserts new text with it. */
export function setMark(isIt: IsMark, { tag, attributes, text }: NewMark): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const known = markAt(state, isIt);
    const kept = known && tag === tagOf(known.mark) ? attributesOf(known.mark) : {};
    const own = Object.fromEntries(Object.entries({ ...kept, ...attributes }).filter(([, value]) => value !== ""));
    if (!known && selection.empty) {
      const words = state.schema.text(text, [...selection.$head.marks(), markOf(tag, own)]);
      dispatch?.(tr.replaceSelectionWith(words, false).scrollIntoView());
      return true;
    }
    const { from, to } = known ?? selection;
    // A new mark is the outermost, so that a link across differently formatted text is one link.
    const mark = markOf(tag, own);
    changeMarks(tr, from, to, (marks) =>
      known ? marks.map((each) => (each.eq(known.mark) ? mark : each)) : [mark, ...marks.filter((each) => !isIt(each))],
    );
    tr.setSelection(TextSelection.create(tr.doc, to));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Removes the mark at the cursor from all of its text. */
export function unsetMark(isIt: IsMark): Command {
  return (state, dispatch) => {
    const known = markAt(state, isIt);
    if (!known) return false;
    const { tr } = state;
    removeMarks(tr, known.from, known.to, (mark) => mark.eq(known.mark));
    dispatch?.(tr);
    return true;
  };
}
