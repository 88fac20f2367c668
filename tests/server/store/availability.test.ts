import { expect, onTestFinished, test, vi } from "vitest";
import { createAvailability } from "#server/store/availability.ts";

function start() {
  vi.useFakeTimers();
  const lines: string[] = [];
  const note = (_: object, message: string) => void lines.push(message);
  const log = { debug: note, info: note, warn: note, error: note };
  const store = { answers: true, recoveries: 0 };
  const answer = () => (store.answers ? Promise.resolve("answer") : Promise.reject(new Error("gone")));
  const availability = createAvailability({
    name: "read",
    log,
    budgetMs: 50,
    probe: answer,
    onRecovery() {
      store.recoveries += 1;
    },
  });
  onTestFinished(() => {
    availability.stop();
    vi.useRealTimers();
  });
  return { store, lines, attempt: (work: () => Promise<unknown> = answer) => availability.attempt(work) };
}

const second = () => vi.advanceTimersByTimeAsync(1000);
const hang = () => new Promise(() => {});

test("after one slow answer nobody waits until the store has answered a probe within a second", async () => {
  const { store, lines, attempt } = start();
  const waiting = attempt(hang);
  await vi.advanceTimersByTimeAsync(60);
  expect(await waiting).toBeNull();
  store.answers = false;
  await second();
  const work = vi.fn(hang);
  expect(await attempt(work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
  store.answers = true;
  await second();
  expect(await attempt()).toEqual({ result: "answer" });
  expect(lines).toEqual([expect.stringMatching(/cannot be read/), expect.stringMatching(/can be read again/)]);
});

test("a store that answers probes but fails again soon after is tried less and less often", async () => {
  const { store, attempt } = start();
  const fail = () => Promise.reject(new Error("lost"));
  for (let seconds = 0; seconds < 60; seconds += 1) {
    await attempt(fail);
    await second();
  }
  expect(store.recoveries).toBeLessThan(20);
  for (let seconds = 0; seconds < 30; seconds += 1) await second();
  await attempt(fail);
  await second();
  expect(await attempt()).toEqual({ result: "answer" });
});
