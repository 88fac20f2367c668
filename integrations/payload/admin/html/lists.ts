import type { Node, NodeRange } from "prosemirror-model";
import { liftListItem } from "prosemirror-schema-list";
import { type Command, TextSelection } from "prosemirror-state";
import { around } from "./blocks.ts";
import { attributesOf } from "./marks.ts";
import { nodeType } from "./schema.ts";

/** Turns the selected lines into a list, changes the list's kind, or lifts them out of it. */
export function toggleList(tag: "ul" | "ol"): Command {
  return (state, dispatch) => {
    const list = around(state, "ul", "ol");
    if (list?.node.type.name === tag) return liftListItem(nodeType("li"))(state, dispatch);
    const { tr } = state;
    if (list) {
      dispatch?.(tr.setNodeMarkup(list.pos, nodeType(tag), list.node.attrs));
      return true;
    }
    const { $from, $to, anchor, head } = state.selection;
    const range = $from.blockRange($to);
    if (!range?.parent.canReplaceWith(range.startIndex, range.endIndex, nodeType(tag))) return false;
    const lines = linesOf(range);
    tr.replaceWith(range.start, range.end, nodeType(tag).create(null, lines.flatMap(toItems)));
    // Every line up to this position, including its own, is now wrapped in an item.
    const moved = (pos: number) => pos + 2 + 2 * state.doc.resolve(pos).index(range.depth) - 2 * range.startIndex;
    const isPlain = lines.every(({ isTextblock }) => isTextblock);
    tr.setSelection(
      isPlain
        ? TextSelection.create(tr.doc, moved(anchor), moved(head))
        : TextSelection.near(tr.doc.resolve(range.start + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function linesOf({ parent, startIndex, endIndex }: NodeRange): Node[] {
  return Array.from({ length: endIndex - startIndex }, (_, index) => parent.child(startIndex + index));
}

/** Items for a line, or for a list among the lines; an item takes over the line's language. */
function toItems(line: Node): Node[] {
  if (line.type.name === "ul" || line.type.name === "ol")
    return Array.from({ length: line.childCount }, (_, index) => line.child(index));
  const content = line.isTextblock ? nodeType("bare").create(null, line.content) : line;
  return [nodeType("li").create(line.isTextblock ? { attributes: attributesOf(line) } : null, content)];
}
