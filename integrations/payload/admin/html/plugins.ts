import { baseKeymap, chainCommands } from "prosemirror-commands";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { paragraphBelow, setBlock } from "./blocks.ts";
import { toggleList } from "./lists.ts";
import { tagOf, toggleMark } from "./marks.ts";
import { nodeType } from "./schema.ts";
import { enterInCaption, enterInTerms } from "./terms.ts";

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodeType("br").create()).scrollIntoView());
  return true;
};

const item = nodeType("li");

/** Keyboard shortcuts of the editor, in addition to `own`. Tab is not bound: it moves to the next control. */
export function plugins(own: Readonly<Record<string, Command>>): Plugin[] {
  const headings = ["h2", "h3", "h4", "h5", "h6"].map((tag) => [`Mod-Alt-${tag.slice(1)}`, setBlock(tag)] as const);
  return [
    keymap({
      ...own,
      ...Object.fromEntries(headings),
      "Mod-Alt-0": setBlock("p"),
      "Mod-b": toggleMark("strong"),
      "Mod-i": toggleMark("em"),
      "Mod-u": toggleMark("u"),
      "Mod-Shift-7": toggleList("ol"),
      "Mod-Shift-8": toggleList("ul"),
      "Mod-]": sinkListItem(item),
      "Mod-[": liftListItem(item),
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Shift-Enter": lineBreak,
      "Mod-Enter": paragraphBelow,
      Enter: chainCommands(enterInTerms, enterInCaption, splitListItem(item)),
    }),
    keymap(baseKeymap),
    history(),
    gapCursor(),
    tableEditing(),
    paragraphs,
    endOfMarks,
  ];
}

/** Text lifted out of a list becomes a paragraph, unless the document has text outside paragraphs anyway. */
const paragraphs = new Plugin({
  appendTransaction(transactions, before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged) || bareWords(before.doc).length > 0) return null;
    const places = bareWords(doc);
    for (const pos of places) tr.setNodeMarkup(pos, nodeType("p"));
    return places.length > 0 ? tr : null;
  },
});

function bareWords(doc: Node): number[] {
  const places: number[] = [];
  doc.forEach((node, pos) => {
    if (node.type.name === "bare") places.push(pos);
  });
  return places;
}

/** Text typed after a link, an abbreviation or foreign words does not become part of them. */
const endOfMarks = new Plugin({
  appendTransaction(transactions, _before, { selection: { $from, empty }, storedMarks, tr }) {
    if (!empty || storedMarks || !transactions.some((own) => own.docChanged || own.selectionSet)) return null;
    const marks = $from.marks();
    const after = $from.nodeAfter?.marks ?? [];
    const going = marks.filter((mark) => !["a", "abbr", "span"].includes(tagOf(mark)) || mark.isInSet(after));
    return going.length === marks.length ? null : tr.setStoredMarks(going);
  },
});
