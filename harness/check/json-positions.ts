import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { fromPointer } from "#portal/contract/parse/issue.ts";

/** Line and column in a text, both from 1; columns count UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** Returns a function from pointers to positions in a JSON text; a missing value has the position of its parent. */
export function jsonPositions(text: string): (pointer: string) => Position {
  const tree = parseTree(text);
  const lines = startsOfLines(text);
  return (pointer) => {
    let node = tree;
    for (const part of fromPointer(pointer)) {
      const child = childOf(node, part);
      if (!child) break;
      node = child;
    }
    return positionAt(lines, node?.offset ?? 0);
  };
}

/** Returns the position of the syntax error in invalid JSON. */
export function faultIn(text: string): Position {
  return positionAt(startsOfLines(text), firstErrorIn(text)?.offset ?? 0);
}

/** Returns true for a text that holds JSON values one after the other, also with commas between them. */
export function holdsSeveral(text: string): boolean {
  const fault = firstErrorIn(text);
  if (!fault || printParseErrorCode(fault.error) !== "EndOfFileExpected") return false;
  return /^\s*,?\s*[{[]/.test(text.slice(fault.offset));
}

function firstErrorIn(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // The text may be nested too deeply for the parser.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0];
}

/** Finds a child by key; the last of duplicate keys counts, as in `JSON.parse`. */
function childOf(parent: Node | undefined, part: string | number): Node | undefined {
  const children = parent?.children ?? [];
  if (parent?.type === "array") return children[Number(part)];
  return children.findLast((property) => property.children?.[0]?.value === String(part))?.children?.[1];
}

/** Returns the offsets of lines, as editors count them: ended by LF, CR or both. */
function startsOfLines(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
}

function positionAt(lines: readonly number[], offset: number): Position {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}
