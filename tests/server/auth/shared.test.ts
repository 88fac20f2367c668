import { expect, test, vi } from "vitest";
import { createShared } from "#server/auth/shared.ts";

function start(keptFor: (result: PromiseSettledResult<number>) => number = () => 1000) {
  const clock = { time: 0, now: () => clock.time };
  const { ask } = createShared<number>({ max: 100, keptFor, clock });
  let count = 0;
  const load = vi.fn(async () => ++count);
  return { clock, load, ask: (token = "t", options = {}) => ask(token, load, options) };
}

test("those who ask at once and a while after get the same answer, each token its own", async () => {
  const { ask, clock, load } = start();
  expect(await Promise.all([ask(), ask(), ask("u")])).toEqual([1, 1, 2]);
  clock.time = 999;
  expect(await ask()).toBe(1);
  clock.time = 1000;
  expect(await ask()).toBe(3);
  expect(load).toHaveBeenCalledTimes(3);
});

test("whoever wants a fresh answer gets a new one, or the one under way", async () => {
  const { ask } = start();
  await ask();
  expect(await Promise.all([ask("t", { isFresh: true }), ask("t", { isFresh: true }), ask()])).toEqual([2, 2, 2]);
});

test("what is not worth keeping is asked for again", async () => {
  const { ask } = start((result) => (result.status === "fulfilled" && result.value > 1 ? 1000 : 0));
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
  expect(await ask()).toBe(2);
});

test("a failure is kept for as long as it is told", async () => {
  const clock = { time: 0, now: () => clock.time };
  const { ask } = createShared<number>({ max: 9, keptFor: ({ status }) => (status === "rejected" ? 10 : 0), clock });
  const load = vi.fn(() => Promise.reject(new Error("down")));
  await expect(ask("t", load)).rejects.toThrow("down");
  await expect(ask("t", load)).rejects.toThrow("down");
  expect(load).toHaveBeenCalledTimes(1);
  clock.time = 10;
  await expect(ask("t", load)).rejects.toThrow("down");
  expect(load).toHaveBeenCalledTimes(2);
});
