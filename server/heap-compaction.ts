import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** Milliseconds between two looks at the heap, and the number of looks before a decision. */
const intervalMs = 1000;
const looks = 5;
/** Memory of the heap divided by what is in use after a collection, above which collections compact it. */
const maxRatio = 1.4;

interface Heap {
  read(): { total_physical_size: number; used_heap_size: number };
  setFlag(flag: string): void;
}

const ownHeap: Heap = { read: getHeapStatistics, setFlag: setFlagsFromString };

/**
 * Returns a function that looks at the heap. Every few looks it decides whether V8's next collections compact: V8 leaves
 * pages half empty and never returns them while requests arrive, and compacting at each collection takes a fifth more CPU.
 */
export function createHeapCompaction({ read, setFlag } = ownHeap): () => void {
  let isOn = false;
  let count = 0;
  /** Least memory in use since the last decision: about what a collection leaves. */
  let least = Infinity;

  return () => {
    const { total_physical_size: size, used_heap_size: used } = read();
    least = Math.min(least, used);
    count += 1;
    if (count < looks) return;
    const isNeeded = size > maxRatio * least;
    if (isNeeded !== isOn) setFlag(isNeeded ? "--optimize-for-size" : "--no-optimize-for-size");
    isOn = isNeeded;
    count = 0;
    least = Infinity;
  };
}

/** Keeps the heap of this process compact until it ends. */
export function keepHeapCompact(): void {
  setInterval(createHeapCompaction(), intervalMs).unref();
}
