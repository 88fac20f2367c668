import type { InBoth } from "#checks/finding.ts";

/** A run of words of a text that stayed, went or came. */
export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** One difference between two records of a content item. */
export interface Change {
  kind: "changed" | "added" | "removed" | "moved";
  /** RFC 6901 pointer in the record after the change; of a removed list item, in the record before it. */
  pointer: string;
  /** Pointer in the record before the change; null for what was added. */
  was: string | null;
  /** Path to the place in labels. */
  humanPath: InBoth;
  /** Name of the field, or of the item with its list. */
  label: InBoth;
  /** Number of list items that it is about, from `pointer` on; 1 for anything else. */
  count: number;
  /** The value before and after in words; null where there was none. */
  before: InBoth | null;
  after: InBoth | null;
  /** The differences of a text word by word, with some words around them; null for other values and for long differences. */
  pieces: readonly Piece[] | null;
  /** True for a text whose words stayed: only its markup, such as bold type, is another one. */
  isFormatOnly: boolean;
}

export interface Changes {
  changes: readonly Change[];
  /** Number of changes beyond those listed. */
  left: number;
}
