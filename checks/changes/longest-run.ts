/** Returns the positions of a longest increasing subsequence of distinct numbers, in n·log n steps. */
export function longestRun(numbers: readonly number[]): Set<number> {
  /** Position of the smallest last number of an increasing subsequence of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [position, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = position;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) run.add(at);
  return run;
}
