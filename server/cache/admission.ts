import { LRUCache } from "lru-cache";
import { boundedKeys } from "./bounds.ts";
import type { ByteLru } from "./byte-lru.ts";

/** Number of refused keys that a cache remembers. */
const maxRefused = 3000;

/**
 * Returns a function that decides whether a cache stores an entry. While there is room it stores all of them. A full
 * cache stores a new key only at its second request, so that a crawl of all addresses neither displaces the pages that
 * people read nor fragments the memory.
 */
export function createAdmission(cache: Pick<ByteLru<unknown>, "has" | "bytes" | "maxBytes">): (key: string) => boolean {
  const refused = new LRUCache<string, true>(boundedKeys(maxRefused));
  return (key) => {
    const isFull = cache.bytes > 0.95 * cache.maxBytes;
    if (!isFull || cache.has(key) || refused.delete(key)) return true;
    refused.set(key, true);
    return false;
  };
}
