import { type Extent, openSpool, readSpooled } from "#harness/cli/spool.ts";
import type { Finding } from "#portal/checks/finding.ts";

/** Findings in the order of a report: an array, or a list that reads findings from a file one by one. */
export interface FindingList extends Iterable<Finding> {
  readonly length: number;
  at(index: number): Finding | undefined;
  filter(keep: (finding: Finding) => boolean): FindingList;
  map<Value>(to: (finding: Finding, index: number) => Value): Value[];
}

/** A finding, or its extent in a temporary file. */
export type Stored = Finding | Extent;

/** Returns a function that stores findings: the first ones in memory, the others in a temporary file. */
export function createFindingStore(mostInMemory = 1000): (findings: readonly Finding[]) => Stored[] {
  let spool: ReturnType<typeof openSpool> | null = null;
  let count = 0;
  return (findings) =>
    findings.map((finding) => {
      count += 1;
      if (count <= mostInMemory) return finding;
      spool ??= openSpool();
      return spool.add(JSON.stringify(finding));
    });
}

export function listOfStored(stored: readonly Stored[]): FindingList {
  return listOf(stored, (each) => ("fd" in each ? JSON.parse(readSpooled(each)) : each));
}

/** Returns a list whose findings are changed when they are read. */
export function changedList(list: FindingList, change: (finding: Finding) => Finding): FindingList {
  const indexes = Array.from({ length: list.length }, (_, index) => index);
  return listOf(indexes, (index) => change(readAt(list, index)));
}

export function joinedLists(one: FindingList, other: FindingList): FindingList {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const indexes = Array.from({ length: one.length + other.length }, (_, index) => index);
  return listOf(indexes, (index) => (index < one.length ? readAt(one, index) : readAt(other, index - one.length)));
}

function readAt(list: FindingList, index: number): Finding {
  const finding = list.at(index);
  if (finding) return finding;
  throw new Error("A list of findings has become shorter.");
}

function listOf<Place>(places: readonly Place[], read: (place: Place) => Finding): FindingList {
  return {
    length: places.length,
    *[Symbol.iterator]() {
      for (const place of places) yield read(place);
    },
    at: (index) => places.slice(index, index + 1).map(read)[0],
    filter: (keep) => {
      const kept = places.filter((place) => keep(read(place)));
      return listOf(kept, read);
    },
    map: (to) => places.map((place, index) => to(read(place), index)),
  };
}
