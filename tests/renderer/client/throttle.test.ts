import { expect, onTestFinished, test, vi } from "vitest";
import { isRepeatedClick, throttled } from "#renderer/client/throttle.ts";

test("the first call runs at once, the last of those in between at the end", () => {
  const { run, call } = start();
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(49);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test("continuous calls run once per interval", () => {
  const { run, call } = start();
  for (let at = 0; at < 500; at += 10) {
    call();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(11);
});

test("a single call has no trailing call", () => {
  const { run, call } = start();
  call();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a second click on the same element within 50 ms is ignored", () => {
  const button = new EventTarget();
  expect(isRepeatedClick({ currentTarget: button, timeStamp: 1000 })).toBe(false);
  expect(isRepeatedClick({ currentTarget: button, timeStamp: 1049 })).toBe(true);
  expect(isRepeatedClick({ currentTarget: button, timeStamp: 1050 })).toBe(false);
  expect(isRepeatedClick({ currentTarget: new EventTarget(), timeStamp: 1051 })).toBe(false);
});

function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const run = vi.fn();
  return { run, call: throttled(run, 50) };
}
