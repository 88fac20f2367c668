import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { TokenRefused } from "#machines/auth.ts";
import { monotonicClock } from "#server/clock.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { ProviderDown } from "./auth-kind.ts";

/** Milliseconds for which requests with an exchanged refresh token get the same new tokens. */
export const rotationMs = 30_000;

/** Polling interval in milliseconds while another node exchanges the token. */
const pollMs = 25;

/** Milliseconds for which a store that does not answer is tried, such as while its client connects again. */
const outageMs = 1000;

/** Retry interval in milliseconds for a failed write. */
const retryMs = 250;

type RotationStore = Pick<SharedStore, "patient" | "wasReached" | "mayHaveLost">;

/** Exchanges the refresh token of a key, or returns the response that another node got for it. */
export type ExchangeOnce = (key: string, exchange: () => Promise<unknown>) => Promise<unknown>;

const stored = z.object({ answer: z.unknown() });

/**
 * Makes one node exchange a refresh token and shares the response with the others: providers treat a second exchange as
 * theft. A node whose store was there never exchanges without the lock: while the store cannot be asked, or another node
 * holds the lock for longer than `timeoutMs` and a second, it throws ProviderDown, which keeps the session.
 */
export function createSharedRotation(store: RotationStore, { timeoutMs }: { timeoutMs: number }): ExchangeOnce {
  const { patient } = store;
  const { now } = monotonicClock;

  async function read(name: string) {
    const found = await patient.read(name, rotationMs);
    return found && readStoredJson(stored, found.value);
  }

  async function exchangeHere(name: string, hasLock: boolean, exchange: () => Promise<unknown>): Promise<unknown> {
    try {
      const answer = await exchange();
      void share(name, answer, hasLock);
      return answer;
    } catch (error) {
      if (hasLock) await patient.release(name);
      const mayBeElsewhere = !hasLock || store.mayHaveLost(rotationMs);
      if (!(error instanceof TokenRefused && mayBeElsewhere)) throw error;
      throw new ProviderDown(`${error.message}, and another node may have exchanged the token`);
    }
  }

  /** Retries until the response is stored: other nodes wait for it as long as the lock lasts. */
  async function share(name: string, answer: unknown, hasLock: boolean): Promise<void> {
    const value = Buffer.from(JSON.stringify({ answer }));
    for (const until = now() + rotationMs; now() < until; ) {
      if (await patient.write(name, value, { keepMs: rotationMs })) break;
      await setTimeout(retryMs, null, { ref: false });
    }
    if (hasLock) await patient.release(name);
  }

  return async function exchangeOnce(key, exchange) {
    const name = `rotation:${key}`;
    const until = now() + timeoutMs + 1000;
    const tryUntil = now() + outageMs;
    for (;;) {
      // The lock outlasts the exchange even on a starved machine; it is released when the response is stored.
      const hasLock = await patient.lock(name, rotationMs);
      if (hasLock === null && !store.wasReached) return exchangeHere(name, false, exchange);
      const shared = hasLock === null ? null : await read(name);
      if (shared) {
        if (hasLock) await patient.release(name);
        return shared.answer;
      }
      if (hasLock) return exchangeHere(name, true, exchange);
      if (hasLock === null ? now() >= tryUntil : now() >= until)
        throw new ProviderDown(
          hasLock === null ? "the shared store cannot be asked" : "another node has not exchanged the token in time",
        );
      await setTimeout(pollMs);
    }
  };
}
