import { redo, undo } from "prosemirror-history";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import * as tables from "prosemirror-tables";
import type { WordKey } from "../../locales/words.ts";
import * as blocks from "./blocks.ts";
import { toggleList } from "./lists.ts";
import { attributesOf, hasTag, type IsMark, isMarked, markAt, toggleMark } from "./marks.ts";
import { nodeType } from "./schema.ts";
import {
  isHeaderCell,
  isHeaderLine,
  removeTable,
  toggleCaption,
  toggleHeaderCell,
  toggleHeaderLine,
  withScopes,
} from "./tables.ts";
import { referenceAt } from "./value-references.ts";

/** Tools that open a dialog before they do anything. */
export type DialogName = "a" | "abbr" | "lang" | "value" | "table" | "figure";

/** A button of the toolbar. */
export interface Tool {
  name: Extract<WordKey, `html.${string}`>;
  /** Runs immediately; a tool without it opens its dialog. */
  run?: Command;
  dialog?: DialogName;
  /** Present for tools with an on/off state. */
  isOn?: (state: EditorState) => boolean;
  keys?: string;
}

const block = (tag: "p" | "h2" | "h3" | "h4" | "h5" | "h6" | "pre", keys?: string): Tool => ({
  name: `html.${tag}`,
  run: blocks.setBlock(tag),
  isOn: (state) => blocks.isBlock(state, tag),
  ...(keys && { keys }),
});

const mark = (tag: "strong" | "em" | "u" | "s" | "sub" | "sup" | "small" | "code", keys?: string): Tool => ({
  name: `html.${tag}`,
  run: toggleMark(tag),
  isOn: (state) => isMarked(state, hasTag(tag)),
  ...(keys && { keys }),
});

const list = (tag: "ul" | "ol", keys: string): Tool => ({
  name: `html.${tag}`,
  run: toggleList(tag),
  isOn: (state) => blocks.around(state, "ul", "ol")?.node.type.name === tag,
  keys,
});

/** True for a mark that sets a language. */
export const hasLanguage: IsMark = (own) => attributesOf(own)["lang"] !== undefined;

export function isImage({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === "img";
}

const item = nodeType("li");

/** Text tools by group. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: "html.undo", run: undo, keys: "Control+Z" },
    { name: "html.redo", run: redo, keys: "Control+Y" },
  ],
  [
    block("p", "Control+Alt+0"),
    ...(["h2", "h3", "h4", "h5", "h6"] as const).map((tag) => block(tag, `Control+Alt+${tag.slice(1)}`)),
  ],
  [
    ...[mark("strong", "Control+B"), mark("em", "Control+I"), mark("u", "Control+U"), mark("s")],
    ...[mark("sub"), mark("sup"), mark("small"), mark("code")],
  ],
  [
    { name: "html.a", dialog: "a", isOn: (state) => markAt(state, hasTag("a")) !== null, keys: "Control+K" },
    { name: "html.abbr", dialog: "abbr", isOn: (state) => markAt(state, hasTag("abbr")) !== null },
    { name: "html.lang", dialog: "lang", isOn: (state) => markAt(state, hasLanguage) !== null },
    { name: "html.value", dialog: "value", isOn: (state) => referenceAt(state) !== null },
  ],
  [
    ...[list("ul", "Control+Shift+8"), list("ol", "Control+Shift+7")],
    { name: "html.indent", run: sinkListItem(item), keys: "Control+]" },
    { name: "html.outdent", run: liftListItem(item), keys: "Control+[" },
    { name: "html.dl", run: blocks.insertTerms },
  ],
  [
    {
      name: "html.blockquote",
      run: blocks.toggleQuotation,
      isOn: (state) => blocks.around(state, "blockquote") !== null,
    },
    block("pre"),
    { name: "html.figure", dialog: "figure", isOn: isImage },
    { name: "html.table", dialog: "table" },
    { name: "html.hr", run: insertLine },
    { name: "html.clear", run: blocks.clearFormatting },
    { name: "html.below", run: blocks.paragraphBelow, keys: "Control+Enter" },
  ],
];

/** Tools shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: "html.caption", run: toggleCaption, isOn: hasCaption },
  { name: "html.headRow", run: toggleHeaderLine("col"), isOn: (state) => isHeaderLine(state, "col") },
  { name: "html.headColumn", run: toggleHeaderLine("row"), isOn: (state) => isHeaderLine(state, "row") },
  { name: "html.headOfColumn", run: toggleHeaderCell("col"), isOn: (state) => isHeaderCell(state, "col") },
  { name: "html.headOfRow", run: toggleHeaderCell("row"), isOn: (state) => isHeaderCell(state, "row") },
  { name: "html.rowAbove", run: withScopes(tables.addRowBefore) },
  { name: "html.rowBelow", run: withScopes(tables.addRowAfter) },
  { name: "html.columnBefore", run: withScopes(tables.addColumnBefore) },
  { name: "html.columnAfter", run: withScopes(tables.addColumnAfter) },
  { name: "html.removeRow", run: tables.deleteRow },
  { name: "html.removeColumn", run: tables.deleteColumn },
  { name: "html.merge", run: tables.mergeCells },
  { name: "html.split", run: tables.splitCell },
  { name: "html.removeTable", run: removeTable },
];

function hasCaption(state: EditorState): boolean {
  return blocks.around(state, "captioned")?.node.firstChild?.type.name === "caption";
}

function insertLine({ tr }: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  dispatch?.(tr.replaceSelectionWith(nodeType("hr").create()).scrollIntoView());
  return true;
}
