import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { TokenRefused } from "#machines/auth.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { ProviderDown } from "./provider-client.ts";

/** Milliseconds for which requests with a refresh token that was just exchanged get the same new tokens. */
export const rotationMs = 30_000;

/** Pause between two looks at what another node is about to write. */
const lookEveryMs = 25;

/** Pause before a write that failed is tried again. */
const writeAgainMs = 250;

/** Exchanges the refresh token with a key, or returns the answer that another node got for it. */
export type ExchangeOnce = (key: string, exchange: () => Promise<unknown>) => Promise<unknown>;

const stored = z.object({ answer: z.unknown() });

/**
 * Lets one node exchange a refresh token, and all others have its answer: a provider takes a second try for a theft. While
 * the store cannot tell whether the token was exchanged elsewhere, a refusal is not taken as the end of a session.
 */
export function createSharedRotation(store: SharedStore, { timeoutMs }: { timeoutMs: number }): ExchangeOnce {
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
      const mayBeElsewhere = !isCertain || store.hasForgotten(rotationMs);
      if (!(error instanceof TokenRefused && mayBeElsewhere)) throw error;
      throw new ProviderDown(`${error.message}, and another node may have exchanged the token`);
    }
  }

  /** Other nodes wait for what cannot be written at once, as long as the lock lasts. */
  async function share(name: string, answer: unknown, isLocked: boolean): Promise<void> {
    const value = Buffer.from(JSON.stringify({ answer }));
    for (let waited = 0; waited < rotationMs; waited += writeAgainMs) {
      if (await store.write(name, value, { keepMs: rotationMs })) break;
      await setTimeout(writeAgainMs, null, { ref: false });
    }
    if (isLocked) await store.release(name);
  }

  return async function exchangeOnce(key, exchange) {
    const name = `rotation:${key}`;
    for (;;) {
      const isMine = await store.lock(name, timeoutMs + 1000);
      const known = await read(name);
      if (known) {
        if (isMine) await store.release(name);
        return known.answer;
      }
      if (isMine !== false) return exchangeAlone(name, isMine === true, exchange);
      await setTimeout(lookEveryMs);
    }
  };
}
