import { LRUCache } from "lru-cache";
import { readOrLock, type ValueStore } from "#server/store/shared-store.ts";

interface Value {
  value: Buffer;
  until: number;
  tags: readonly string[];
}

interface Options {
  maxBytes: number;
  /** Milliseconds on a monotonic clock. */
  now: () => number;
}

/** Store of a node without a shared one: its workers share values in the memory of the primary process. */
export function createMemoryStore({ maxBytes, now }: Options): ValueStore {
  const keysOfTag = new Map<string, Set<string>>();
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: ({ value, tags }, key) => value.length + key.length + 200 * (tags.length + 1),
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysOfTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOfTag.delete(tag);
      }
    },
    noDisposeOnSet: false,
  });
  const locks = new LRUCache<string, number>({ max: 100_000 });

  const store: ValueStore = {
    readOrLock: (key, keepMs, forMs) => readOrLock(store, key, keepMs, forMs),
    async read(key, keepMs) {
      const found = values.get(key);
      const remainingMs = found ? found.until - now() : 0;
      if (!found || remainingMs <= 0) return null;
      return { value: found.value, age: Math.max(0, keepMs - remainingMs) };
    },
    async write(key, value, { keepMs, tags = [] }) {
      // Copied: a view would keep the whole message in memory.
      values.set(key, { value: Buffer.from(value), until: now() + keepMs, tags });
      if (!values.has(key)) return false;
      for (const tag of tags) {
        const keys = keysOfTag.get(tag) ?? new Set();
        keysOfTag.set(tag, keys.add(key));
      }
      return true;
    },
    async lock(key, forMs) {
      if ((locks.get(key) ?? 0) > now()) return false;
      locks.set(key, now() + forMs);
      return true;
    },
    async release(key) {
      locks.delete(key);
    },
    async readTagged(tag) {
      const found = [...(keysOfTag.get(tag) ?? [])].map((key) => values.peek(key));
      return found.flatMap((each) => (each && each.until > now() ? [each.value] : []));
    },
    async shorten(tags, leftMs) {
      const until = now() + leftMs;
      const found = [...new Set(tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])]))].flatMap(
        (key) => values.peek(key) ?? [],
      );
      const longer = found.filter((each) => each.until > until);
      for (const each of longer) each.until = until;
      return longer.length;
    },
  };
  return store;
}
