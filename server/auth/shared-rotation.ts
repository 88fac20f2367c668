import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { TokenRefused } from "#machines/auth.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { ProviderDown } from "./provider-client.ts";

/** Milliseconds for which requests with an exchanged refresh token get the same new tokens. */
export const rotationMs = 30_000;

/** Polling interval in milliseconds while another node exchanges the token. */
const pollMs = 25;

/** Retry interval in milliseconds for a failed write. */
const retryMs = 250;

type RotationStore = Pick<SharedStore, "read" | "write" | "lock" | "release" | "mayHaveLost">;

/** Exchanges the refresh token of a key, or returns the response that another node got for it. */
export type ExchangeOnce = (key: string, exchange: () => Promise<unknown>) => Promise<unknown>;

const stored = z.object({ answer: z.unknown() });

/**
 * Makes one node exchange a refresh token and shares the response with the others: providers treat a second exchange as
 * theft. While the store cannot tell whether another node exchanged the token, a refusal does not end the session.
 */
export function createSharedRotation(store: RotationStore, { timeoutMs }: { timeoutMs: number }): ExchangeOnce {
  async function read(name: string) {
    const found = await store.read(name, rotationMs);
    return found && readStoredJson(stored, found.value);
  }

  async function exchangeAlone(name: string, isCertain: boolean, exchange: () => Promise<unknown>): Promise<unknown> {
    try {
      const answer = await exchange();
      void share(name, answer, isCertain);
      return answer;
    } catch (error) {
      if (isCertain) await store.release(name);
      const mayBeElsewhere = !isCertain || store.mayHaveLost(rotationMs);
      if (!(error instanceof TokenRefused && mayBeElsewhere)) throw error;
      throw new ProviderDown(`${error.message}, and another node may have exchanged the token`);
    }
  }

  /** Retries until the response is stored: other nodes wait for it as long as the lock lasts. */
  async function share(name: string, answer: unknown, isLocked: boolean): Promise<void> {
    const value = Buffer.from(JSON.stringify({ answer }));
    for (let waited = 0; waited < rotationMs; waited += retryMs) {
      if (await store.write(name, value, { keepMs: rotationMs })) break;
      await setTimeout(retryMs, null, { ref: false });
    }
    if (isLocked) await store.release(name);
  }

  return async function exchangeOnce(key, exchange) {
    const name = `rotation:${key}`;
    const lockMs = timeoutMs + 1000;
    for (let waited = 0; ; waited += pollMs) {
      const hasLock = await store.lock(name, lockMs);
      const shared = await read(name);
      if (shared) {
        if (hasLock) await store.release(name);
        return shared.answer;
      }
      if (hasLock !== false || waited >= lockMs) return exchangeAlone(name, hasLock === true, exchange);
      await setTimeout(pollMs);
    }
  };
}
