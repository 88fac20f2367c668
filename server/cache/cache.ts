import { LRUCache } from "lru-cache";

export interface Cached<V> {
  value: V;
  loadedAt: number;
  /** Whole seconds past its retention, rounded up; 0 when fresh. */
  staleFor: number;
}

/** Reads from the origin; null says that the entity does not exist. `previous` is the value it would replace. */
export type Load<V> = (previous: V | undefined) => Promise<V | null>;

export interface Cache<V> {
  readonly name: string;
  readonly size: number;
  readonly bytes: number;
  /**
   * Null when the entity does not exist. Rejects with the load's error when there is no stale value to fall back on.
   */
  get(key: string, load: Load<V>): Promise<Cached<V> | null>;
  /** Forgets everything; loads under way still answer their callers but are not kept. */
  clear(): void;
}

export interface CacheOptions<V> {
  name: string;
  /** How long a value is fresh. */
  retentionMs: number;
  /** Greatest age of a value that may stand in for a failed load. */
  staleMaxMs: number;
  /** Pause after a failed load while a stale value is served. */
  retryAfterMs: number;
  maxEntries: number;
  /** Needs `sizeOf`; a value larger than this is returned but not kept. */
  maxBytes?: number;
  sizeOf?: (value: V) => number;
  clock: { now(): number };
  /** Called once for each failed load that a stale value covers; other failures reach the caller of `get`. */
  onError: (error: unknown, key: string) => void;
}

/**
 * A cache with one load per key at a time: fresh values at once, values up to twice their retention at once with a
 * refresh behind, older ones after a refresh, and stale ones while loads fail.
 */
export function createCache<V extends {}>(options: CacheOptions<V>): Cache<V> {
  const { name, retentionMs, staleMaxMs, retryAfterMs, maxEntries, clock, onError } = options;
  const entries = new LRUCache<string, Entry<V>>({ max: maxEntries, ...byteLimit(options) });
  const absentUntil = new LRUCache<string, number>({ max: ABSENT_ENTRIES });
  const failures = new LRUCache<string, Failure>({ max: Math.max(maxEntries, ABSENT_ENTRIES) });
  let flights = new Map<string, Promise<Cached<V> | null>>();

  function aged({ value, loadedAt }: Entry<V>): Cached<V> {
    const over = clock.now() - loadedAt - retentionMs;
    return { value, loadedAt, staleFor: Math.max(0, Math.ceil(over / 1000)) };
  }

  function age({ loadedAt }: Entry<V>): number {
    return clock.now() - loadedAt;
  }

  function usable(entry: Entry<V> | undefined): Entry<V> | null {
    return entry && age(entry) <= staleMaxMs ? entry : null;
  }

  async function refresh(key: string, load: Load<V>): Promise<Cached<V> | null> {
    const born = flights;
    const previous = entries.get(key);
    const stale = usable(previous);
    try {
      const value = await load(previous?.value);
      const loadedAt = clock.now();
      if (born === flights) keep(key, value === null ? null : { value, loadedAt });
      return value === null ? null : { value, loadedAt, staleFor: 0 };
    } catch (error) {
      if (born === flights) failures.set(key, { error, at: clock.now() });
      if (!stale) throw error;
      onError(error, key);
      return aged(stale);
    }
  }

  function keep(key: string, entry: Entry<V> | null): void {
    failures.delete(key);
    if (entry) {
      entries.set(key, entry);
    } else {
      entries.delete(key);
      absentUntil.set(key, clock.now() + Math.min(ABSENT_MS, retentionMs));
    }
  }

  function fly(key: string, load: Load<V>): Promise<Cached<V> | null> {
    const current = flights;
    const running = current.get(key);
    if (running) return running;
    const flight = refresh(key, load);
    current.set(key, flight);
    const land = () => current.delete(key);
    // Handles the rejection too, for a refresh that nobody waits for.
    flight.then(land, land);
    return flight;
  }

  async function get(key: string, load: Load<V>): Promise<Cached<V> | null> {
    if (clock.now() < (absentUntil.get(key) ?? 0)) return null;
    const entry = entries.get(key);
    if (entry && age(entry) < retentionMs) return aged(entry);
    const stale = usable(entry);
    const failure = failures.get(key);
    const pause = stale ? retryAfterMs : Math.min(COLD_PAUSE_MS, retryAfterMs);
    if (failure && clock.now() - failure.at < pause) {
      if (stale) return aged(stale);
      throw failure.error;
    }
    const flight = fly(key, load);
    return stale && age(stale) <= 2 * retentionMs ? aged(stale) : flight;
  }

  function clear(): void {
    flights = new Map();
    entries.clear();
    absentUntil.clear();
    failures.clear();
  }

  return {
    name,
    get,
    clear,
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

interface Entry<V> {
  value: V;
  loadedAt: number;
}

interface Failure {
  error: unknown;
  at: number;
}

const ABSENT_ENTRIES = 1000;
const ABSENT_MS = 60_000;
const COLD_PAUSE_MS = 1000;

function byteLimit<V>({ name, maxBytes, sizeOf }: CacheOptions<V>) {
  if (maxBytes === undefined) return {};
  if (!sizeOf) throw new Error(`Cache ${name}: maxBytes needs sizeOf.`);
  // lru-cache takes whole sizes from 1 up.
  return { maxSize: maxBytes, sizeCalculation: ({ value }: Entry<V>) => Math.max(1, Math.ceil(sizeOf(value))) };
}
