import { expect, test, vi } from "vitest";
import { ProviderDown } from "#server/auth/auth-kind.ts";
import { createSharedRotation } from "#server/auth/shared-rotation.ts";
import type { SharedAnswer } from "#server/cms/shared-answer-format.ts";
import { createSharedAnswers } from "#server/cms/shared-answers.ts";

/** A store whose locks are never released and whose values never arrive; counts the attempts to lock. */
function createHeldStore() {
  let attempts = 0;
  const isLocked = () => {
    attempts += 1;
    return false;
  };
  return {
    attempts: () => attempts,
    read: async () => null,
    readOrLock: async () => ({ isStored: false, hasLock: isLocked() }) as const,
    lock: async () => isLocked(),
    release: vi.fn(),
    write: async () => true,
    shorten: async () => 0,
    mayHaveLost: () => false,
  };
}

test("an answer that another node never stores is read from the CMS once its lock would have ended", async () => {
  const store = createHeldStore();
  const answers = createSharedAnswers({ store, scope: "x", staleMaxMs: 1000, lockMs: 200 });
  const load = async () => ({ json: [1], text: "[1]" });
  const request = { kind: "contents", key: "/contents/1", retentionMs: 1000 } as const;
  const toEntity = (answer: SharedAnswer) => answer && { ...answer, ids: new Set<string>(), value: answer.json };
  expect((await answers.load(request, load, { mayBeStale: false, toEntity })).entity?.value).toEqual([1]);
  expect(store.attempts()).toBe(9);
  expect(store.release).not.toHaveBeenCalled();
});

test("a token whose lock another node never releases is not exchanged a second time: the session stays", async () => {
  const store = createHeldStore();
  const exchange = vi.fn();
  const exchangeOnce = createSharedRotation({ ...store, patient: store, wasReached: true }, { timeoutMs: 0 });
  await expect(exchangeOnce("session", exchange)).rejects.toThrow(ProviderDown);
  expect(exchange).not.toHaveBeenCalled();
  expect(store.release).not.toHaveBeenCalled();
});

test.each([
  [true, "waits and leaves the session alone", 0],
  [false, "exchanges the token itself", 1],
])("without an answer of the store, a node that has reached it before (%s) %s", async (wasReached, _, times) => {
  const silent = { ...createHeldStore(), lock: async () => null };
  const exchange = vi.fn(async () => "tokens");
  const exchangeOnce = createSharedRotation({ ...silent, patient: silent, wasReached }, { timeoutMs: 0 });
  const answer = await exchangeOnce("session", exchange).catch((error: unknown) => error);
  if (wasReached) expect(answer).toBeInstanceOf(ProviderDown);
  else expect(answer).toBe("tokens");
  expect(exchange).toHaveBeenCalledTimes(times);
});
