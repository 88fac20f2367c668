import { LRUCache } from "lru-cache";
import { createAdmission } from "./admission.ts";
import { boundedKeys, cacheLimits } from "./bounds.ts";
import { ByteLru, type SharedParts } from "./byte-lru.ts";
import { fallbackIfSlow } from "./fallback-if-slow.ts";

export interface Cached<V> {
  value: V;
  loadedAt: number;
  /** Seconds past its retention, rounded up; 0 when fresh. */
  staleFor: number;
}

/** How long a value is used, as its age in milliseconds. */
export interface Validity {
  /** Younger values are served without a refresh. */
  freshMs: number;
  /** Milliseconds after that for which it is served at once while it is refreshed. */
  refreshMs: number;
  /** Maximum age at which it may replace a failed load; 0: at none. */
  usableMs: number;
}

/** A cached value. */
export interface Entry<V> {
  value: V;
  /** Time at which the origin answered. */
  at: number;
  validity: Validity;
  /** Time since which the origin is known to have a newer value. */
  expiredAt?: number;
}

/**
 * Loads a value from the origin; null when the entity does not exist. `previous` is the cached value, whatever its age.
 * `fallback` is the same value if it may still replace a failed load. `setAge` reports that the returned value was read
 * earlier, by another node, and how many milliseconds ago. `isExpired` tells that the value was expired with certainty.
 */
export type Load<V> = (
  previous: V | undefined,
  fallback: V | undefined,
  setAge: (ms: number) => void,
  isExpired: boolean,
) => Promise<V | null>;

export interface Cache<V> {
  /**
   * Returns the value; null when the entity does not exist. Rejects with the load's error when there is no stale value
   * to fall back on. `isFresh` bypasses the cache and only shares a load in flight.
   */
  get(key: string, load: Load<V>, options?: { isFresh?: boolean }): Promise<Cached<V> | null>;
  /** Returns the cached value if it may be served, fresh or stale; null otherwise. Counts its size again. */
  find(key: string): Readonly<Entry<V>> | null;
  /** Returns the cached value whatever its age; null if there is none. */
  peekAny(key: string): V | null;
  values(): Iterable<V>;
  /** Keys of the values that may be served, without those that were expired with certainty. */
  keys(): Iterable<string>;
  /** Returns the error of the last load of a key; undefined when it succeeded. */
  failureOf(key: string): unknown;
  delete(key: string): void;
  /** Counts a value again whose size or parts have changed. */
  recount(key: string): void;
  /**
   * Expires the entries that match; `value` is null for a key without one. They are loaded again before they are
   * served, and loads in flight are not stored. With `isCertain: false` they only become stale: served once more while
   * they are refreshed. Returns the number of expired values.
   */
  expire(isChanged: (key: string, value: V | null) => boolean, options?: { isCertain: boolean }): number;
}

export interface CacheOptions<V> {
  /** Milliseconds for which a value is fresh, for all keys or by key. */
  retentionMs: number | ((key: string) => number);
  /** Milliseconds for which the absence of an entity is cached; by default the retention, at most a minute. */
  absenceMs?: number;
  /** Maximum age in milliseconds of a value that may replace a failed load; 0 by default: none may. */
  staleMaxMs?: number;
  /** Replaces `retentionMs` and `staleMaxMs` for a value; null for a value that is returned but not cached. */
  validityOf?: (value: V, key: string) => Validity | null;
  /** Milliseconds before the next attempt after a failed load, while a stale value is served; 0 by default. */
  retryAfterMs?: number;
  /** The same as a function of the error; `retryAfterMs` by default. */
  stalePauseMs?: (error: unknown) => number;
  /** Pause in milliseconds after a failed load without a stale value; by default `retryAfterMs`, at most a second. */
  coldPauseMs?: (error: unknown) => number;
  maxEntries: number;
  /** Requires `sizeOf`. A value larger than this is returned but not cached. */
  maxBytes?: number;
  sizeOf?: (value: V) => number;
  /** Parts that values share, counted besides `sizeOf`. */
  parts?: SharedParts<V>;
  clock: { now(): number };
  /** Called for each failed load that a stale value covers; other errors reach the caller of `get`. */
  onError?: (error: unknown, key: string) => void;
  /** Called when a value has been cached. */
  onStored?: (value: V, key: string) => void;
}

/**
 * Creates a cache that is bounded in size, with one load per key in flight (single flight, stale-while-revalidate,
 * stale-if-error). Fresh values are served at once. Values up to twice their retention are served at once and refreshed
 * in the background; older ones wait briefly for the refresh. Stale values are served while loads fail. Failures and
 * absences are cached for a while as well.
 */
export function createCache<V extends {}>(options: CacheOptions<V>): Cache<V> {
  return new LoadingCache(options);
}

/** A cached miss: a failed load, or the absence of the entity (null). */
interface Miss {
  failure: { error: unknown } | null;
  at: number;
}

/** A load returned an outdated value from another node. */
class OutdatedValue extends Error {
  override name = "OutdatedValue";
}

/** Number of misses to cache. */
const maxMisses = 4000;

class LoadingCache<V extends {}> implements Cache<V> {
  readonly #policy: Policy<V>;
  readonly #entries: ByteLru<Entry<V>>;
  readonly #admits: (key: string) => boolean;
  readonly #misses: LRUCache<string, Miss>;
  readonly #inFlight = new Map<string, Promise<Cached<V> | null>>();
  /** Number of calls of `expire`: a load that started before the last one is not stored. */
  #expiries = 0;

  constructor(options: CacheOptions<V>) {
    this.#policy = policyOf(options);
    const { sizeOf, parts } = options;
    this.#entries = new ByteLru({
      ...cacheLimits<Entry<V>>(options, ({ value }) => sizeOf?.(value) ?? 0),
      ...(parts && { parts: { ...parts, of: ({ value }) => parts.of(value) } }),
    });
    this.#admits = createAdmission(this.#entries);
    this.#misses = new LRUCache<string, Miss>(boundedKeys(maxMisses));
  }

  async get(key: string, load: Load<V>, { isFresh = false } = {}): Promise<Cached<V> | null> {
    if (isFresh) return this.#loadOnce(key, load);
    const { absenceOf, stalePauseMs, coldPauseMs } = this.#policy;
    const [entry, fallback, miss] = [this.#entries.get(key), this.#fallback(key), this.#misses.get(key)];
    if (miss && !miss.failure && this.#age(miss) < absenceOf(key)) return null;
    if (entry && this.#isFresh(entry)) return this.#toCached(entry);
    if (miss?.failure && this.#age(miss) < (fallback ? stalePauseMs : coldPauseMs)(miss.failure.error)) {
      if (fallback) return this.#toCached(fallback);
      throw miss.failure.error;
    }
    const loaded = this.#loadOnce(key, load);
    if (!fallback || fallback.expiredAt !== undefined) return loaded;
    const { freshMs, refreshMs } = fallback.validity;
    if (this.#age(fallback) <= freshMs + refreshMs) return this.#toCached(fallback);
    return fallbackIfSlow(loaded, () => this.#toCached(fallback));
  }

  find(key: string): Readonly<Entry<V>> | null {
    this.recount(key);
    return this.#fallback(key);
  }

  peekAny(key: string): V | null {
    return this.#entries.peek(key)?.value ?? null;
  }

  *values(): Iterable<V> {
    for (const [, { value }] of this.#entries.entries()) yield value;
  }

  *keys(): Iterable<string> {
    for (const [key, entry] of this.#entries.entries())
      if (entry.expiredAt === undefined && this.#isUsable(entry)) yield key;
  }

  failureOf(key: string): unknown {
    return this.#misses.get(key)?.failure?.error;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  recount(key: string): void {
    this.#entries.countAgain(key);
  }

  expire(isChanged: (key: string, value: V | null) => boolean, { isCertain } = { isCertain: true }): number {
    this.#expiries += 1;
    this.#inFlight.clear();
    for (const [key] of [...this.#misses.entries()]) if (isChanged(key, this.peekAny(key))) this.#misses.delete(key);
    const changed = [...this.#entries.entries()].filter(([key, { value }]) => isChanged(key, value));
    const now = this.#policy.clock.now();
    for (const [, entry] of changed) {
      if (isCertain) entry.expiredAt ??= now;
      else entry.at = Math.min(entry.at, now - entry.validity.freshMs);
    }
    return changed.length;
  }

  #loadOnce(key: string, load: Load<V>): Promise<Cached<V> | null> {
    const running = this.#inFlight.get(key);
    if (running !== undefined) return running;
    const started = this.#load(key, load);
    this.#inFlight.set(key, started);
    const end = () => this.#inFlight.get(key) === started && this.#inFlight.delete(key);
    // Also handles the rejection of a background refresh.
    started.then(end, end);
    return started;
  }

  async #load(key: string, load: Load<V>): Promise<Cached<V> | null> {
    const { clock, validityOf, onError } = this.#policy;
    const fallback = this.#fallback(key);
    const expiriesBefore = this.#expiries;
    let ageAtLoad = 0;
    const setAge = (ms: number) => {
      ageAtLoad = ms;
    };
    try {
      const value = await load(
        this.#entries.get(key)?.value,
        fallback?.value,
        setAge,
        fallback?.expiredAt !== undefined,
      );
      const at = clock.now() - ageAtLoad;
      const validity = validityOf(key, value);
      if (this.#expiries === expiriesBefore) this.#store(key, value, validity, at);
      // A load returns an outdated value only when the origin failed.
      if (validity && ageAtLoad > validity.freshMs) this.#storeFailure(key, new OutdatedValue());
      return value && this.#toCached({ value, at, validity: validity ?? notCached });
    } catch (error) {
      this.#storeFailure(key, error);
      if (!fallback) throw error;
      onError?.(error, key);
      return this.#toCached(fallback);
    }
  }

  #store(key: string, value: V | null, validity: Validity | null, at: number): void {
    if (value === null) this.#misses.set(key, { failure: null, at });
    else this.#misses.delete(key);
    if (value === null || validity === null) this.#entries.delete(key);
    else if (this.#admits(key)) {
      this.#entries.set(key, { value, at, validity });
      if (this.#entries.has(key)) this.#policy.onStored?.(value, key);
    }
  }

  #storeFailure(key: string, error: unknown): void {
    this.#misses.set(key, { failure: { error }, at: this.#policy.clock.now() });
  }

  /** Returns the entry that may replace a failed load. */
  #fallback(key: string): Entry<V> | null {
    const entry = this.#entries.get(key);
    return entry && this.#isUsable(entry) ? entry : null;
  }

  #isUsable(entry: Entry<V>): boolean {
    const { usableMs } = entry.validity;
    return usableMs > 0 && this.#age(entry) <= usableMs;
  }

  #isFresh(entry: Entry<V>): boolean {
    return entry.expiredAt === undefined && this.#age(entry) < entry.validity.freshMs;
  }

  #age({ at }: { at: number }): number {
    return this.#policy.clock.now() - at;
  }

  #toCached(entry: Entry<V>): Cached<V> {
    const staleFor = Math.max(0, Math.ceil((this.#age(entry) - entry.validity.freshMs) / 1000));
    return { value: entry.value, loadedAt: entry.at, staleFor };
  }
}

/** Validity of a value that is not cached: its age is not known. */
const notCached: Validity = { freshMs: Infinity, refreshMs: 0, usableMs: 0 };

type Policy<V> = ReturnType<typeof policyOf<V>>;

/** Fills in the defaults of the options. */
function policyOf<V>({ retentionMs, absenceMs, staleMaxMs = 0, retryAfterMs = 0, clock, ...rest }: CacheOptions<V>) {
  const toValidity = (freshMs: number) => ({ freshMs, refreshMs: freshMs, usableMs: staleMaxMs });
  // One object for all values with the same retention, because thousands are in memory.
  const same = typeof retentionMs === "number" ? toValidity(retentionMs) : null;
  const retentionOf = typeof retentionMs === "number" ? () => retentionMs : retentionMs;
  const {
    stalePauseMs = () => retryAfterMs,
    coldPauseMs = () => Math.min(1000, retryAfterMs),
    onError,
    onStored,
  } = rest;
  const absenceOf = (key: string) => absenceMs ?? Math.min(60_000, retentionOf(key));
  const validityOf = (key: string, value: V | null) =>
    value !== null && rest.validityOf ? rest.validityOf(value, key) : (same ?? toValidity(retentionOf(key)));
  return { validityOf, absenceOf, stalePauseMs, coldPauseMs, clock, onError, onStored };
}
