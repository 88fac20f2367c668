/** An item that was chosen, with the features for which it was. */
export interface Chosen {
  item: number;
  for: number[];
}

/**
 * Chooses few items that together have every feature of all (greedy set cover). Items in `must` come first; of equally useful
 * ones the earlier is taken.
 */
export function cover(items: readonly (readonly number[])[], must: readonly number[] = []): Chosen[] {
  const covered = new Map<number, number>();
  const chosen: Chosen[] = [];

  function choose(item: number): void {
    const features = items[item] ?? [];
    chosen.push({ item, for: features.filter((feature) => !covered.has(feature)) });
    for (const feature of features) covered.set(feature, (covered.get(feature) ?? 0) + 1);
  }

  for (const item of new Set(must)) choose(item);
  const queues: number[][] = [];
  const put = (item: number, gain: number) => {
    const queue = queues[gain];
    if (queue) queue.push(item);
    else queues[gain] = [item];
  };
  for (const [item, features] of items.entries()) put(item, features.length);
  for (let gain = queues.length - 1; gain > 0; gain -= 1) {
    // An item's gain only falls: one that no longer has this gain waits in the queue of its own.
    for (const item of (queues[gain] ?? []).toSorted((one, other) => one - other)) {
      const left = (items[item] ?? []).filter((feature) => !covered.has(feature)).length;
      if (left === gain) choose(item);
      else if (left > 0) put(item, left);
    }
  }
  return withoutSpare(chosen, items, covered, new Set(must));
}

/** Leaves out what later choices have made superfluous. */
function withoutSpare(
  chosen: readonly Chosen[],
  items: readonly (readonly number[])[],
  covered: Map<number, number>,
  must: ReadonlySet<number>,
): Chosen[] {
  return chosen.filter(({ item }) => {
    const features = items[item] ?? [];
    if (must.has(item) || features.some((feature) => (covered.get(feature) ?? 0) < 2)) return true;
    for (const feature of features) covered.set(feature, (covered.get(feature) ?? 0) - 1);
    return false;
  });
}
