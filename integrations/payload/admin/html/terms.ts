import { type Command, TextSelection } from "prosemirror-state";
import { paragraphBelow } from "./blocks.ts";
import { nodeType } from "./schema.ts";

/** Enter in definition lists: a term is followed by its definition, a definition by another term. */
export const enterInTerms: Command = (state, dispatch, view) => {
  const { $from, $to, empty } = state.selection;
  const isTerm = $from.parent.type.name === "dt";
  const depth = isTerm ? $from.depth : $from.depth - 1;
  if (!$from.sameParent($to) || (!isTerm && (depth < 1 || $from.node(depth).type.name !== "dd"))) return false;
  const own = $from.node(depth);
  const isLast = $from.indexAfter(depth - 1) === $from.node(depth - 1).childCount;
  const { tr } = state;
  if (!isTerm && empty && own.textContent === "" && isLast) return leave(state, dispatch, view);
  const rest = $from.parent.content.cut($to.parentOffset);
  const next = isTerm
    ? nodeType("dd").create(null, nodeType("bare").create(null, rest))
    : nodeType("dt").create(null, rest);
  tr.delete($from.pos, $from.end());
  const at = tr.mapping.map($from.after(depth));
  tr.insert(at, next).setSelection(TextSelection.create(tr.doc, at + (isTerm ? 2 : 1)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Enter in an empty definition removes it together with an empty term, and starts a paragraph after the list. */
const leave: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const list = $from.node($from.depth - 2);
  const { tr } = state;
  if (list.childCount > 1) tr.delete($from.before($from.depth - 1), $from.after($from.depth - 1));
  const at = tr.mapping.map($from.after($from.depth - 2));
  tr.insert(at, nodeType("p").create()).setSelection(TextSelection.create(tr.doc, at + 1));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Enter in an image caption leaves it; in a table caption it moves to the first cell. */
export const enterInCaption: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  if ($from.parent.type.name === "figcaption") return paragraphBelow(state, dispatch, view);
  if ($from.parent.type.name !== "caption") return false;
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve($from.after() + 1))).scrollIntoView());
  return true;
};
