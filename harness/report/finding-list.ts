import type { Finding } from "#checks/finding.ts";
import { type Extent, openSpool, readSpooled } from "#harness/cli/spool.ts";

/** Findings in the order of a report: an array, or a list whose findings are read from a file one by one. */
export interface FindingList extends Iterable<Finding> {
  readonly length: number;
  at(index: number): Finding | undefined;
  filter(keep: (finding: Finding) => boolean): FindingList;
  map<Value>(to: (finding: Finding, index: number) => Value): Value[];
}

/** Returns a function that writes findings to a temporary file and says where they are. */
export function openFindingSpool(): (findings: readonly Finding[]) => Extent[] {
  let spool: ReturnType<typeof openSpool> | null = null;
  return (findings) =>
    findings.map((finding) => {
      spool ??= openSpool();
      return spool.add(JSON.stringify(finding));
    });
}

/** Lists findings of which memory holds only the places in a file. */
export function listOfSpooled(places: readonly Extent[]): FindingList {
  return listOf(places, (place) => JSON.parse(readSpooled(place)));
}

export function joinedLists(one: FindingList, other: FindingList): FindingList {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const indexes = Array.from({ length: one.length + other.length }, (_, index) => index);
  return listOf(indexes, (index) => {
    const finding = index < one.length ? one.at(index) : other.at(index - one.length);
    if (finding) return finding;
    throw new Error("A list of findings has become shorter.");
  });
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
