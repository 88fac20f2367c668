import { expect, test, vi } from "vitest";
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

test("a token that another node never exchanges is exchanged once its lock would have ended", async () => {
  const store = createHeldStore();
  const exchangeOnce = createSharedRotation(store, { timeoutMs: 0 });
  expect(await exchangeOnce("session", async () => "tokens")).toBe("tokens");
  expect(store.attempts()).toBe(41);
  expect(store.release).not.toHaveBeenCalled();
});
