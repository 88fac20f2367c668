import { type JsonTape, readTape, widthOf } from "./json-tape.ts";

/** Line and column in a text, from 1; columns count UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** Finds the positions of values in a JSON text by pointer; for a missing value that of its parent. */
export type Locate = (pointer: string) => Position;

/** Reads a JSON text as `JSON.parse` does, or throws a `JsonSyntaxError`. */
export function jsonPositions(text: string): Locate {
  const tape = readTape(text);
  let lines: number[] | null = null;
  return (pointer) => {
    lines ??= startsOfLines(text);
    return positionAt(lines, startOf(text, tape, partsOf(pointer)));
  };
}

/** Returns the position of an offset in a text. */
export function positionIn(text: string, offset: number): Position {
  return positionAt(startsOfLines(text), offset);
}

function partsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the offset of the value at a path, or of its nearest existing ancestor. */
function startOf(text: string, tape: JsonTape, parts: readonly string[]): number {
  let node = 0;
  for (const part of parts) {
    const child = childOf(text, tape, node, part);
    if (child === null) break;
    node = child;
  }
  return tape[node] ?? 0;
}

/** Finds a child by key; among duplicate keys the last one counts, as in `JSON.parse`. */
function childOf(text: string, tape: JsonTape, parent: number, part: string): number | null {
  const start = tape[parent] ?? 0;
  const end = tape[parent + 1] ?? 0;
  const isList = text[start] === "[";
  if (!isList && text[start] !== "{") return null;
  let found: number | null = null;
  let index = 0;
  for (let child = parent + widthOf; child < end; child = tape[child + 1] ?? end) {
    if (isList ? String(index) === part : keyOf(text, tape, child) === part) found = child;
    index++;
  }
  return found;
}

function keyOf(text: string, tape: JsonTape, child: number): string {
  const key = text.slice(tape[child + 2], tape[child + 3]);
  return key.includes("\\") ? String(JSON.parse(`"${key}"`)) : key;
}

/** Line ends as editors count them: LF, CR or both. */
function startsOfLines(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return starts;
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
