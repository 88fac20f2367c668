import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { isInTable, selectedRect, type TableRect } from "prosemirror-tables";
import { around } from "./blocks.ts";
import { attributesOf } from "./marks.ts";
import { nodeType } from "./schema.ts";

export interface NewTable {
  rows: number;
  columns: number;
  caption: string;
  hasHeadRow: boolean;
  hasHeadColumn: boolean;
}

/** Replaces the selection with a table with a caption and headers. */
export function insertTable({ rows, columns, caption, hasHeadRow, hasHeadColumn }: NewTable): Command {
  return (state, dispatch) => {
    const row = (y: number) => {
      const isHead = hasHeadRow && y === 0;
      const cells = Array.from({ length: columns }, (_, x) =>
        isHead ? newCell("col") : newCell(hasHeadColumn && x === 0 ? "row" : null),
      );
      return nodeType("tr").create({ group: isHead ? head : body }, cells);
    };
    const table = nodeType("table").create(
      null,
      Array.from({ length: rows }, (_, y) => row(y)),
    );
    const text = caption === "" ? [] : [nodeType("caption").create(null, state.schema.text(caption))];
    const { tr } = state;
    tr.replaceSelectionWith(nodeType("captioned").create(null, [...text, table]));
    const inserted = lastTable(tr);
    if (inserted !== null) tr.setSelection(TextSelection.near(tr.doc.resolve(inserted + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const head = { tag: "thead", attributes: {}, index: -2 };
const body = { tag: "tbody", attributes: {}, index: -1 };

/** Position of the rows of the table that a transaction has inserted. */
function lastTable({ doc, mapping }: Transaction): number | null {
  let found: number | null = null;
  mapping.maps.at(-1)?.forEach((_from, _to, from, to) => {
    doc.nodesBetween(from, to, (node, pos) => {
      if (node.type.name === "table" && found === null) found = pos;
    });
  });
  return found;
}

function newCell(scope: Scope | null): Node {
  const attrs = scope ? { attributes: { scope } } : null;
  return nodeType(scope ? "th" : "td").create(attrs, nodeType("bare").create());
}

/** Scope of a header cell. */
type Scope = "col" | "row";
type Area = Pick<TableRect, "left" | "right" | "top" | "bottom">;
/** A cell and its position in the document. */
type Cell = readonly [number, Node];

function cellsIn({ map, table, tableStart }: TableRect, area: Area): Cell[] {
  return map.cellsInRect(area).flatMap((offset) => {
    const cell = table.nodeAt(offset);
    return cell ? [[tableStart + offset, cell] as const] : [];
  });
}

/** The row (`col`) or the column (`row`) that contains the cursor. */
function lineOf({ map, top, left }: TableRect, scope: Scope): Area {
  return scope === "col"
    ? { left: 0, right: map.width, top, bottom: top + 1 }
    : { left, right: left + 1, top: 0, bottom: map.height };
}

const isHeader = (cell: Node, scope: Scope) => cell.type.name === "th" && attributesOf(cell)["scope"] === scope;

const areHeaders = (cells: readonly Cell[], scope: Scope) =>
  cells.length > 0 && cells.every(([, cell]) => isHeader(cell, scope));

/** Turns cells into header cells, or into data cells for `null`. */
function setScope(tr: Transaction, cells: readonly Cell[], scope: Scope | null): void {
  for (const [pos, cell] of cells) {
    const { scope: _old, ...others } = attributesOf(cell);
    const attributes = scope ? { ...others, scope } : others;
    tr.setNodeMarkup(pos, nodeType(scope ? "th" : "td"), { ...cell.attrs, attributes });
  }
}

/** True when the cell at the cursor, or each selected cell, is a header of its column (`col`) or row (`row`). */
export function isHeaderCell(state: EditorState, scope: Scope): boolean {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  return areHeaders(cellsIn(rect, rect), scope);
}

/** Toggles the cell at the cursor, or the selected cells, between header and data cells. */
export function toggleHeaderCell(scope: Scope): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const { tr } = state;
    setScope(tr, cellsIn(rect, rect), isHeaderCell(state, scope) ? null : scope);
    dispatch?.(tr);
    return true;
  };
}

/** True when the cursor's row consists of column headers (`col`), or its column of row headers (`row`). */
export function isHeaderLine(state: EditorState, scope: Scope): boolean {
  return isInTable(state) && areHeaders(cellsOfLine(selectedRect(state), scope), scope);
}

/** A column header stays one when its column is turned into row headers. */
function cellsOfLine(rect: TableRect, scope: Scope): Cell[] {
  return cellsIn(rect, lineOf(rect, scope)).filter(([, cell]) => scope === "col" || !isHeader(cell, "col"));
}

/**
 * Toggles the cursor's row or column between headers and data cells; a first row of headers becomes the table's head.
 */
export function toggleHeaderLine(scope: Scope): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const isOn = isHeaderLine(state, scope);
    const { tr } = state;
    setScope(tr, cellsOfLine(rect, scope), isOn ? null : scope);
    if (scope === "col" && rect.top === 0) tr.setNodeAttribute(rect.tableStart, "group", isOn ? null : head);
    dispatch?.(tr);
    return true;
  };
}

/** Sets the scope of new header cells to that of the adjacent ones. */
export function withScopes(command: Command): Command {
  return (state, dispatch) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          const old = new Set<Node>();
          state.doc.descendants((node) => void old.add(node));
          tr.doc.descendants((node, pos, row) => {
            if (node.type.name !== "th" || old.has(node) || attributesOf(node)["scope"] !== undefined) return;
            const isHead = row?.attrs["group"]?.tag === "thead";
            tr.setNodeAttribute(pos, "attributes", { ...attributesOf(node), scope: isHead ? "col" : "row" });
          });
          dispatch(tr);
        }),
    );
}

export const toggleCaption: Command = (state, dispatch) => {
  const own = around(state, "captioned");
  const first = own?.node.firstChild;
  if (!own || !first) return false;
  const { tr } = state;
  if (first.type.name === "caption") tr.delete(own.pos + 1, own.pos + 1 + first.nodeSize);
  else tr.insert(own.pos + 1, nodeType("caption").create()).setSelection(TextSelection.create(tr.doc, own.pos + 2));
  dispatch?.(tr.scrollIntoView());
  return true;
};

export const removeTable: Command = (state, dispatch) => {
  const own = around(state, "captioned");
  if (!own) return false;
  dispatch?.(state.tr.delete(own.pos, own.pos + own.node.nodeSize).scrollIntoView());
  return true;
};
