/**
 * Limits a cache of small values by the length of its keys, which clients can inflate; `usual` is the number of entries
 * with usual keys.
 */
export function boundedKeys(usual: number) {
  return { maxSize: 250 * usual, sizeCalculation: (_: unknown, key: string) => 100 + key.length };
}

interface Limits {
  maxEntries: number;
  maxBytes?: number;
  sizeOf?: unknown;
}

/**
 * Expresses both limits, bytes and entries, as one size: lru-cache preallocates memory for a number of entries. Each
 * entry counts at least as its share of the bytes.
 */
export function cacheLimits<Entry>(
  { maxEntries, maxBytes = maxEntries, sizeOf }: Limits,
  sizeOfEntry: (entry: Entry) => number,
) {
  if (maxBytes !== maxEntries && !sizeOf) throw new Error("A cache with maxBytes needs sizeOf.");
  const minSize = Math.ceil(maxBytes / maxEntries);
  return { maxBytes, sizeOf: (entry: Entry) => Math.max(minSize, Math.ceil(sizeOfEntry(entry))) };
}
