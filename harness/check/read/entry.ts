import { LRUCache } from "lru-cache";
import type { Item, RecordEntry } from "#harness/check/item.ts";
import { readSpooled } from "#harness/cli/spool.ts";
import { isValueSet } from "#harness/fixtures/recorded-values.ts";
import type { Config } from "#portal/config/config.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { readFile } from "./files.ts";
import { contentOf, toItem } from "./record.ts";

/** Reads the record of an entry. */
export function readItem({ place }: RecordEntry): Item {
  if (place.kind === "memory") return place.item;
  if (place.kind === "file") return readFile(place);
  const text = readSpooled(place);
  return toItem(JSON.parse(text), { file: null, text });
}

/** Returns a function that reads listed content items and caches some of them. */
export function createContentReader(): (entry: RecordEntry) => Content | null {
  const read = new LRUCache<RecordEntry, { content: Content }>({
    maxSize: 64_000_000,
    // An object takes several times the memory of its JSON.
    sizeCalculation: ({ content }) => 6 * JSON.stringify(content.data).length + 1000,
  });
  return (entry) => {
    const known = read.get(entry);
    if (known) return known.content;
    const content = readOf(entry);
    if (content) read.set(entry, { content });
    return content;
  };
}

/** Reads the sets of shared values among the entries. */
export function setsIn(entries: readonly RecordEntry[], { structureKeys }: Config): Content[] {
  const sets = entries.filter(({ content }) => content && isValueSet(content, structureKeys));
  return sets.flatMap((entry) => readOf(entry) ?? []);
}

function readOf(entry: RecordEntry): Content | null {
  return entry.place.kind === "spool" ? contentOf(JSON.parse(readSpooled(entry.place))) : readItem(entry).content;
}
