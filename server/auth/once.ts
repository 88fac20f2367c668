import { LRUCache } from "lru-cache";
import type { SharedStore } from "#server/store/shared-store.ts";

/** Keys that a node remembers; the least recently used is evicted. */
const maxKeys = 20_000;

export type Once = ReturnType<typeof createOnce>;

/** Returns a function that is true for the first call with a key among all nodes, within `keepMs`. */
export function createOnce(store: SharedStore | null) {
  const seen = new LRUCache<string, true>({ max: maxKeys });
  return async function isFirst(key: string, keepMs: number): Promise<boolean> {
    if (seen.has(key)) return false;
    seen.set(key, true, { ttl: keepMs });
    return (await store?.patient.lock(`once:${key}`, keepMs)) !== false;
  };
}
