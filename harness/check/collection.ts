import { createFindingStore, type FindingList, listOfStored, type Stored } from "#harness/report/finding-list.ts";
import type { Finding } from "#portal/checks/finding.ts";

/** Findings of one record or of several. */
export interface Checked<Findings = FindingList> {
  findings: Findings;
  accepted: readonly Finding[];
  /** Number of records checked. */
  count: number;
  /** First internal error of the check; the other records are still checked. */
  crash: Error | null;
}

/** Findings of one batch of a worker thread. */
export type CheckedBatch = Checked<readonly Finding[]>;

/** Collects findings in any order; most of them are kept in a temporary file. */
export function createCollection() {
  const store = createFindingStore();
  const parts: (Checked<readonly Stored[]> & { first: number })[] = [];
  return {
    /** `first` is the index of the first record. */
    add(first: number, { findings, ...checked }: CheckedBatch): void {
      parts.push({ ...checked, first, findings: store(findings) });
    },
    /** All findings in the order of the records. */
    all(): Checked {
      const sorted = parts.toSorted((a, b) => a.first - b.first);
      return { ...joined(sorted), findings: listOfStored(sorted.flatMap(({ findings }) => findings)) };
    },
  };
}

export function joinedBatches(parts: readonly CheckedBatch[]): CheckedBatch {
  return { ...joined(parts), findings: parts.flatMap(({ findings }) => findings) };
}

function joined(parts: readonly Omit<CheckedBatch, "findings">[]): Omit<CheckedBatch, "findings"> {
  return {
    accepted: parts.flatMap(({ accepted }) => accepted),
    count: parts.reduce((sum, { count }) => sum + count, 0),
    crash: parts.find(({ crash }) => crash)?.crash ?? null,
  };
}
