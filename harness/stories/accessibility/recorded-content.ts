import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import type { CheckedRecord } from "#portal/checks/findings.ts";
import { childOf } from "#portal/checks/place.ts";
import type { RecordPath } from "#portal/checks/rule.ts";
import { fromPointer } from "#portal/contract/parse/issue.ts";
import { parseContent } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { isStructureKey } from "#portal/contract/structures/registry.ts";
import type { Place } from "./observation.ts";

/** The record of a story with its file. */
export interface Recorded extends CheckedRecord {
  file: string;
  text: string;
}

/** Reads and caches the records of stories; null for stories without content. */
export function createRecords(fixtures: string): (story: StoryEntry) => Recorded | null {
  const known = new Map<string, Recorded>();
  return ({ fixture, group }) => {
    // Stories of pages behind a content item's own, such as the steps of a form, are in groups of their own.
    const key = [group, fixture?.split("/")[1] ?? ""].find(isStructureKey);
    if (fixture === null || !key) return null;
    const file = `fixtures/contents/${fixture}`;
    const before = known.get(file);
    if (before) return before;
    const text = readFileSync(join(fixtures, "contents", fixture), "utf8");
    const record: unknown = JSON.parse(text);
    const recorded = { file, text, record, key, content: parseContent(record).content };
    known.set(file, recorded);
    return recorded;
  };
}

/**
 * Finds the field with the text of an element, as its whole value or within its HTML; else the block; null when there
 * is neither.
 */
export function fieldOf({ pointer, texts }: Place, record: unknown): RecordPath | null {
  const start = pointer === null ? ["data"] : fromPointer(pointer);
  const leaves = [...leavesOf(start.reduce(childOf, record), start)];
  for (const text of texts) {
    const whole = leaves.find(({ value }) => flat(value) === text);
    if (whole) return whole.path;
  }
  const written = leaves
    .filter(({ value }) => value.includes("<"))
    .map(({ path, value }) => ({ path, ...readHtml(value) }));
  for (const text of texts) {
    const within = written.find(({ words, values }) => values.has(text) || (text.length > 3 && words.includes(text)));
    if (within) return within.path;
  }
  return pointer === null ? null : start;
}

interface Leaf {
  path: RecordPath;
  value: string;
}

function* leavesOf(value: unknown, path: RecordPath): Generator<Leaf> {
  if (typeof value === "string" && value !== "") yield { path, value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leavesOf(item, [...path, index]);
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) yield* leavesOf(part, [...path, key]);
}

/** Returns the text of an editor's HTML and its attribute values. */
function readHtml(html: string): { words: string; values: Set<string> } {
  const values = new Set<string>();
  const words: string[] = [];
  const read = (node: DefaultTreeAdapterMap["node"]): void => {
    if ("value" in node) words.push(node.value);
    if ("attrs" in node) for (const { value } of node.attrs) values.add(value);
    if ("childNodes" in node) node.childNodes.forEach(read);
  };
  read(parseFragment(html));
  return { words: flat(words.join("")), values };
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
