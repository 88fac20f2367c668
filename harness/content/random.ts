export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random choices, the same for the same integer seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed | 0;

  /** A number from 0 to less than 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** An integer from `least` to `most`. */
  function whole(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }
  /** True with a probability of `chance` per cent. */
  function percent(chance: number): boolean {
    return next() * 100 < chance;
  }
  function pick<Item>(items: readonly Item[]): Item {
    const [item] = items.slice(whole(0, items.length - 1));
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  }
  /** Up to `count` different items in random order. */
  function several<Item>(items: readonly Item[], count: number): Item[] {
    const drawn = items.map((item) => ({ item, place: next() })).toSorted((a, b) => a.place - b.place);
    return drawn.slice(0, count).map(({ item }) => item);
  }
  return { whole, percent, pick, several, next };
}
