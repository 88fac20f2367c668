import { createRandom } from "#harness/content/random.ts";

/** Seeded random functions, so that findings of a test can be reproduced. */
export function chances(seed: number) {
  const { next, pick, whole } = createRandom(seed);
  const below = (count: number) => whole(0, count - 1);
  const text = () =>
    Array.from({ length: below(6) }, () => pick(["a", "ž", '"', "\\", "/", "~", "\n", "😀", " ", "{"])).join("");

  function json(depth: number): unknown {
    const kind = below(depth > 0 ? 8 : 5);
    if (kind === 0) return pick([0, -1.5, 12, 1e30, 3e-7]);
    if (kind === 1) return pick([true, false, null]);
    if (kind < 5) return text();
    if (kind < 6) return Array.from({ length: below(4) }, () => json(depth - 1));
    return Object.fromEntries(Array.from({ length: below(4) }, () => [text(), json(depth - 1)]));
  }

  /** A text with one character inserted, removed or replaced. */
  function broken(source: string): string {
    const at = below(source.length + 1);
    const length = below(2);
    return source.slice(0, at) + pick(["", ...'{}[]":,\\0-.e1tn \n\u0001'.split("")]) + source.slice(at + length);
  }

  return { next, below, pick, text, json, broken };
}
