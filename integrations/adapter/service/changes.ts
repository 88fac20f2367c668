import { isRecord } from "#schemas/parse/shape.ts";
import { type Change, change, type changedKinds, unknownChange } from "#server/changes/change.ts";
import { maxChangeBytes } from "#server/changes/changed-route.ts";
import type { RecordKind, WireRecord } from "./records.ts";
import type { Applied } from "./served-records.ts";

/** Kinds of changes by kind of record; a menu belongs to a site's settings. */
const kinds: Readonly<Record<Exclude<RecordKind, "content">, (typeof changedKinds)[number]>> = {
  settings: "configs",
  folder: "configs",
  category: "categories",
  tag: "tags",
  web: "webs",
  document: "documents",
};

/** True when visitors may see a difference. */
export function isVisible({ before, after }: Applied): boolean {
  return JSON.stringify(before?.published ?? null) !== JSON.stringify(after.published);
}

/**
 * Returns the change notification for a portal; null when nothing is relevant. A content item is listed with its old
 * and new addresses and structures.
 */
export function changeOf(applied: readonly Applied[]): Change | null {
  const contents = applied.filter(({ after }) => after.kind === "content");
  const versions = contents.flatMap(({ before, after }) => [before?.published ?? null, after.published]);
  return bounded({
    ids: unique(contents.map(({ after }) => after.key)),
    addresses: unique(versions.flatMap(addressesOf)),
    structures: unique(versions.flatMap(structureOf)),
    kinds: unique(applied.flatMap(({ after }) => (after.kind === "content" ? [] : kinds[after.kind]))),
    everything: false,
  });
}

/** Merges two changes into one. */
export function merge(a: Change | null, b: Change | null): Change | null {
  if (!a || !b) return a ?? b;
  return bounded({
    ids: unique([...a.ids, ...b.ids]),
    addresses: unique([...a.addresses, ...b.addresses]),
    structures: unique([...a.structures, ...b.structures]),
    kinds: unique([...a.kinds, ...b.kinds]),
    everything: a.everything || b.everything,
  });
}

/** Returns "everything has changed" for a change that exceeds the portal's limits, and null for an empty one. */
function bounded(wanted: Change): Change | null {
  const lists = [wanted.ids, wanted.addresses, wanted.structures, wanted.kinds];
  if (!wanted.everything && lists.every(({ length }) => length === 0)) return null;
  const isTaken = change.safeParse(wanted).success && Buffer.byteLength(JSON.stringify(wanted)) <= maxChangeBytes;
  return wanted.everything || !isTaken ? unknownChange : wanted;
}

function addressesOf(record: WireRecord | null): string[] {
  const addresses = record?.["friendlyURLs"];
  return isRecord(addresses)
    ? Object.values(addresses)
        .filter((each) => typeof each === "string" && each !== "")
        .map(String)
    : [];
}

function structureOf(record: WireRecord | null): string[] {
  const structure = record?.["structure"];
  return isRecord(structure) && typeof structure["key"] === "string" ? [structure["key"]] : [];
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
