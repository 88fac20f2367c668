import type { Json } from "#components/viewer/json-rows.ts";

/**
 * Generates a tree that depends only on the seed: records of four values each, and a chain of `depth` nested levels.
 */
export function growTree({ seed, records, depth }: { seed: number; records: number; depth: number }): Json {
  const next = randomNumbers(seed);
  let chain: Json = next(100);
  for (let level = depth; level > 0; level -= 1) chain = { [`level ${level}`]: chain };
  const record = (id: number) => ({ id, score: next(1000) / 10, isOpen: next(2) === 1, note: null });
  return { chain, records: Array.from({ length: records }, (_, index) => record(index + 1)) };
}

/** Lehmer's random number generator: returns whole numbers below a limit. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
