import { setTimeout } from "node:timers/promises";
import type { ReadOrLock } from "./shared-store.ts";

/** Polling interval in milliseconds while another node computes a value. */
const pollMs = 25;

interface SharedValue<Value, Known> {
  /** Reads the value; if there is none, tries to acquire its lock. */
  read: () => Promise<{
    result: ReadOrLock;
    /** Null when a new value has to be computed. */
    usable: Value | null;
    /** Facts that the computation needs, such as the stale value. */
    known: Known;
  }>;
  lock: () => Promise<boolean | null>;
  release: () => Promise<void>;
  /** Longest wait in milliseconds for a value that another node computes. */
  maxWaitMs: number;
  /** Computes and stores the value; calls `release` once it is stored or has failed. */
  compute: (known: Known, release: () => Promise<void>) => Promise<Value>;
}

/**
 * Returns the stored value if it is usable, or else computes it. One node computes, while the others wait for its
 * value. Without a store, and after waiting too long, a node computes without the lock.
 */
export async function readOrCompute<Value, Known>(options: SharedValue<Value, Known>): Promise<Value> {
  const { read, lock, release, maxWaitMs, compute } = options;
  for (let waited = 0; ; waited += pollMs) {
    const { result, usable, known } = await read();
    if (usable !== null) return usable;
    const hasLock = result.isStored ? await lock() : result.hasLock;
    if (hasLock !== false || waited >= maxWaitMs)
      return compute(known, async () => {
        if (hasLock) await release();
      });
    await setTimeout(pollMs);
  }
}
