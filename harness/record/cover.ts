/** A selected item and the features that it adds. */
export interface Chosen {
  item: number;
  for: number[];
}

/**
 * Selects few items that together have all features (greedy set cover). Items in `must` come first; of equally useful
 * items, the earlier one is selected.
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
    // The gain of an item can only decrease: an item with a lower gain than its queue moves to the queue of its current
    // gain.
    for (const item of (queues[gain] ?? []).toSorted((one, other) => one - other)) {
      const left = (items[item] ?? []).filter((feature) => !covered.has(feature)).length;
      if (left === gain) choose(item);
      else if (left > 0) put(item, left);
    }
  }
  return withoutRedundant(chosen, items, covered, new Set(must));
}

/** Removes items made redundant by later ones. */
function withoutRedundant(
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
