import { expect, test } from "vitest";
import { createHeapCompaction } from "#server/heap-compaction.ts";

function start() {
  const flags: string[] = [];
  const heap = { total_physical_size: 100, used_heap_size: 90 };
  const look = createHeapCompaction({ read: () => heap, setFlag: (flag) => flags.push(flag) });
  /** Looks at a heap of this size five times, with one low in between, as after a collection. */
  function decide(size: number, low: number): void {
    for (const used of [size, size, low, size, size]) {
      heap.total_physical_size = size;
      heap.used_heap_size = used;
      look();
    }
  }
  return { decide, flags };
}

test("a heap that is much larger than what a collection leaves is compacted until it is not", () => {
  const { decide, flags } = start();
  decide(139, 100);
  expect(flags).toEqual([]);
  decide(141, 100);
  decide(150, 100);
  expect(flags).toEqual(["--optimize-for-size"]);
  decide(120, 100);
  decide(120, 100);
  expect(flags).toEqual(["--optimize-for-size", "--no-optimize-for-size"]);
});

test("each decision looks at its own time only", () => {
  const { decide, flags } = start();
  decide(100, 80);
  decide(200, 160);
  expect(flags).toEqual([]);
});
