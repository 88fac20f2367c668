export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A line of the tree. */
export interface JsonRow {
  /** JSON Pointer (RFC 6901); empty for the root. */
  path: string;
  /** Null for the root. */
  key: string | null;
  value: Json;
  /** Counted from 1, like the next two (`aria-level`, `aria-posinset`, `aria-setsize`). */
  level: number;
  position: number;
  siblings: number;
  /** Index of the parent row; -1 for the root. */
  parent: number;
  /** Null for values that cannot be opened. */
  isOpen: boolean | null;
}

/** Returns the visible rows of a tree; `isOpen` decides by path. Not recursive, so depth is not limited. */
export function toRows(json: Json, isOpen: (path: string) => boolean): JsonRow[] {
  const rows: JsonRow[] = [];
  const whole = { path: "", key: null, value: json, level: 1, position: 1, siblings: 1, parent: -1 };
  const waiting: Omit<JsonRow, "isOpen">[] = [whole];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value, level } = next;
    const children = childrenOf(value);
    const open = children && children.length > 0 ? isOpen(path) : null;
    const parent = rows.push({ ...next, isOpen: open }) - 1;
    if (!children || !open) continue;
    for (const [index, [key, child]] of [...children.entries()].reverse()) {
      const place = { level: level + 1, position: index + 1, siblings: children.length, parent };
      waiting.push({ path: `${path}/${escapeToken(key)}`, key, value: child, ...place });
    }
  }
  return rows;
}

/**
 * Returns what a key does in a tree (ARIA Authoring Practices, tree view): the row to focus, and whether the current
 * row is toggled.
 */
export function treeKeyAction(
  rows: readonly JsonRow[],
  active: number,
  key: string,
): { row: number; toggle: boolean } | null {
  const row = rows[active];
  if (!row) return null;
  const go = (to: number) => ({ row: Math.min(Math.max(to, 0), rows.length - 1), toggle: false });
  const toggle = { row: active, toggle: true };
  switch (key) {
    case "ArrowDown":
      return go(active + 1);
    case "ArrowUp":
      return go(active - 1);
    case "PageDown":
      return go(active + page);
    case "PageUp":
      return go(active - page);
    case "Home":
      return go(0);
    case "End":
      return go(rows.length - 1);
    case "ArrowRight":
      return row.isOpen === false ? toggle : go(row.isOpen ? active + 1 : active);
    case "ArrowLeft":
      return row.isOpen ? toggle : go(row.parent);
    case "Enter":
    case " ":
      return row.isOpen === null ? go(active) : toggle;
    default:
      return null;
  }
}

const page = 19;
const longest = 120;

/** Formats a value in one line: long texts are shortened, lists and objects show their size. */
export function summarize(value: Json): string {
  const children = childrenOf(value);
  if (children) return Array.isArray(value) ? `[${children.length}]` : `{${children.length}}`;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export function kindOf(value: Json): "text" | "number" | "word" | "list" {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" || value === null ? "word" : "list";
}

/** Returns the entries of a list or object; null for other values. */
function childrenOf(value: Json): [string, Json][] | null {
  return typeof value === "object" && value !== null ? Object.entries(value) : null;
}

function escapeToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
