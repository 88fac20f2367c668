import { LRUCache } from "lru-cache";

export interface Cached<V> {
  value: V;
  loadedAt: number;
  /** Whole seconds past its retention, rounded up; 0 when fresh. */
  staleFor: number;
}

/**
 * Reads from the origin; null says that the entity does not exist. `previous` is the value that it would replace;
 * `standIn` is the same while that may stand in for a failed load. `setAge` says that what is returned was read from the
 * origin before, by another node, and how many milliseconds ago.
 */
export type Load<V> = (
  previous: V | undefined,
  standIn: V | undefined,
  setAge: (ms: number) => void,
) => Promise<V | null>;

export interface Cache<V> {
  /**
   * Null when the entity does not exist. Rejects with the load's error when there is no stale value to fall back on.
   * With `isFresh` only a load that is under way is shared.
   */
  get(key: string, load: Load<V>, options?: { isFresh?: boolean }): Promise<Cached<V> | null>;
  /** The value that could be served now; null where there is none. */
  peek(key: string): V | null;
  /** The value that is held, whatever its age; null where there is none. */
  held(key: string): V | null;
  /** Every value that is held. */
  values(): Iterable<V>;
  /**
   * Has what the origin has changed loaded again before it is served, unless that fails; returns how many values. The
   * value is null for a key that has none. No load that began before is stored. What only may have changed is loaded behind
   * those to whom it is served.
   */
  expire(isChanged: (key: string, value: V | null) => boolean, options?: { isCertain: boolean }): number;
}

export interface CacheOptions<V> {
  /** Milliseconds for which a value is fresh, for all or by their keys. */
  retentionMs: number | ((key: string) => number);
  /** Milliseconds for which a missing entity stays missing; by default the retention, at most a minute. */
  absenceMs?: number;
  /** Greatest age of a value that may stand in for a failed load; without it none does. */
  staleMaxMs?: number;
  /** Pause after a failed load while a stale value is served; none unless set. */
  retryAfterMs?: number;
  /** The same by the failure; `retryAfterMs` unless set. */
  stalePauseMs?: (error: unknown) => number;
  /** Pause after a failed load without a stale value; `retryAfterMs`, and at most a second, unless set. */
  coldPauseMs?: (error: unknown) => number;
  maxEntries: number;
  /** Needs `sizeOf`; a value larger than this is returned but not cached. */
  maxBytes?: number;
  sizeOf?: (value: V) => number;
  clock: { now(): number };
  /** Called once for each failed load that a stale value covers; other failures reach the caller of `get`. */
  onError?: (error: unknown, key: string) => void;
}

/**
 * The cache of all that is fetched or computed: bounded in size, with one load per key at a time. Fresh values are
 * served at once, values up to twice their retention at once with a refresh behind, older ones after a refresh that
 * does not take long, and stale ones while loads fail. Failures and absences are remembered for a while, beside the values.
 */
export function createCache<V extends {}>(options: CacheOptions<V>): Cache<V> {
  const { retentionMs, staleMaxMs = 0, maxEntries, clock } = options;
  const { retryAfterMs = 0, stalePauseMs = () => retryAfterMs, onError } = options;
  const { coldPauseMs = () => Math.min(1000, retryAfterMs) } = options;
  const entries = new LRUCache<string, Entry<V>>(limitsOf(options));
  const misses = new LRUCache<string, Miss>(boundedKeys(Math.max(maxEntries, 1000)));
  const inFlight = new Map<string, Promise<Cached<V> | null>>();
  let expiries = 0;

  const retentionOf = typeof retentionMs === "number" ? () => retentionMs : retentionMs;
  const absenceOf = (key: string) => options.absenceMs ?? Math.min(60_000, retentionOf(key));

  function age({ at }: { at: number }): number {
    return clock.now() - at;
  }

  function aged(key: string, entry: Entry<V>): Cached<V> {
    const staleFor = Math.max(0, Math.ceil((age(entry) - retentionOf(key)) / 1000));
    return { value: entry.value, loadedAt: entry.at, staleFor };
  }

  /** The value that may stand in for a failed load. */
  function staleEntry(key: string): Entry<V> | null {
    const entry = entries.get(key);
    return entry && staleMaxMs > 0 && age(entry) <= staleMaxMs ? entry : null;
  }

  async function load(key: string, read: Load<V>): Promise<Cached<V> | null> {
    const stale = staleEntry(key);
    const expiriesBefore = expiries;
    let sinceOrigin = 0;
    const setAge = (ms: number) => {
      sinceOrigin = ms;
    };
    try {
      const value = await read(entries.get(key)?.value, stale?.value, setAge);
      const at = clock.now() - sinceOrigin;
      if (expiries === expiriesBefore) store(key, value, at);
      // Only a failure makes a load return what is old already.
      if (sinceOrigin > retentionOf(key)) misses.set(key, { failure: { error: new OldValue() }, at: clock.now() });
      return value && aged(key, { value, at });
    } catch (error) {
      misses.set(key, { failure: { error }, at: clock.now() });
      if (!stale) throw error;
      onError?.(error, key);
      return aged(key, stale);
    }
  }

  function store(key: string, value: V | null, at: number): void {
    if (value === null) {
      entries.delete(key);
      misses.set(key, { failure: null, at });
    } else {
      entries.set(key, { value, at });
      misses.delete(key);
    }
  }

  function loadOnce(key: string, read: Load<V>): Promise<Cached<V> | null> {
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const started = load(key, read);
    inFlight.set(key, started);
    const end = () => inFlight.get(key) === started && inFlight.delete(key);
    // Handles the rejection too, for a refresh that nobody waits for.
    started.then(end, end);
    return started;
  }

  async function get(key: string, read: Load<V>, { isFresh = false } = {}): Promise<Cached<V> | null> {
    if (isFresh) return loadOnce(key, read);
    const [entry, stale, miss] = [entries.get(key), staleEntry(key), misses.get(key)];
    if (miss && !miss.failure && age(miss) < absenceOf(key)) return null;
    if (entry && !entry.isExpired && age(entry) < retentionOf(key)) return aged(key, entry);
    if (miss?.failure && age(miss) < (stale ? stalePauseMs : coldPauseMs)(miss.failure.error)) {
      if (stale) return aged(key, stale);
      throw miss.failure.error;
    }
    const loaded = loadOnce(key, read);
    if (!stale || stale.isExpired) return loaded;
    return age(stale) <= 2 * retentionOf(key) ? aged(key, stale) : inTime(loaded, () => aged(key, stale));
  }

  function expire(isChanged: (key: string, value: V | null) => boolean, { isCertain } = { isCertain: true }): number {
    expiries += 1;
    inFlight.clear();
    for (const [key] of [...misses.entries()]) if (isChanged(key, entries.peek(key)?.value ?? null)) misses.delete(key);
    const changed = [...entries.entries()].filter(([key, { value }]) => isChanged(key, value));
    for (const [key, entry] of changed) {
      if (isCertain) entry.isExpired = true;
      else entry.at = Math.min(entry.at, clock.now() - retentionOf(key));
    }
    return changed.length;
  }

  return {
    get,
    peek: (key) => staleEntry(key)?.value ?? null,
    held: (key) => entries.peek(key)?.value ?? null,
    *values() {
      for (const { value } of entries.values()) yield value;
    },
    expire,
  };
}

interface Entry<V> {
  value: V;
  at: number;
  /** The origin has a newer one. */
  isExpired?: true;
}

/** A load returned what another one had read long before. */
class OldValue extends Error {
  override name = "OldValue";
}

/** A load that brought no value: a failure, or the news that there is none. */
interface Miss {
  failure: { error: unknown } | null;
  at: number;
}

/** Greatest time that is waited for a value where an older one could be served. */
const refreshPatienceMs = 250;

/** The loaded value, or the other one when it takes long. */
export async function inTime<V>(loaded: Promise<V>, other: () => V): Promise<V> {
  const { promise, resolve } = Promise.withResolvers<V>();
  const timer = setTimeout(() => resolve(other()), refreshPatienceMs);
  try {
    return await Promise.race([loaded, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Bounds a cache of next to nothing by its keys, which visitors may make as long as addresses are: a number of usual ones. */
export function boundedKeys(usual: number) {
  return { maxSize: 250 * usual, sizeCalculation: (_: unknown, key: string) => 100 + key.length };
}

/**
 * Bounds bytes and entries by one number, as lru-cache takes the memory for a number of entries when it is made: an entry
 * counts as its share of the bytes at least.
 */
function limitsOf<V>({ maxEntries, maxBytes = maxEntries, sizeOf }: CacheOptions<V>) {
  if (maxBytes !== maxEntries && !sizeOf) throw new Error("A cache with maxBytes needs sizeOf.");
  const least = Math.ceil(maxBytes / maxEntries);
  return {
    maxSize: maxBytes,
    sizeCalculation: ({ value }: Entry<V>) => Math.max(least, Math.ceil(sizeOf?.(value) ?? 0)),
  };
}
