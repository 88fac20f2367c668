import { expect, onTestFinished, test, vi } from "vitest";
import { type LoaderState, load, loaderState, watchLoader } from "#renderer/client/loader.ts";

const idle = { active: false, shown: false, error: null };

test("a loader is active and shown while its task runs, and returns the result", async () => {
  const { name, task, changes } = start();
  expect(loaderState(name)).toEqual(idle);
  const result = load(name, task.run);
  expect(loaderState(name)).toEqual({ active: true, shown: true, error: null });
  task.answer("done");
  expect(await result).toBe("done");
  expect(loaderState(name)).toEqual(idle);
  expect(changes.at(-1)).toEqual(idle);
});

test("loaders of other names are not affected", () => {
  const { name, task } = start();
  void load(name, task.run);
  expect(loaderState(`${name}, another`)).toEqual(idle);
});

test("with a show delay, a short task is never shown", async () => {
  const { name, task, changes } = start();
  const result = load(name, task.run, { showDelay: 100 });
  vi.advanceTimersByTime(99);
  expect(loaderState(name)).toMatchObject({ active: true, shown: false });
  task.answer("done");
  await result;
  vi.advanceTimersByTime(1000);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter(({ shown }) => shown)).toEqual([]);
});

test("with a show delay, a long task is shown from then until it ends", async () => {
  const { name, task } = start();
  const result = load(name, task.run, { showDelay: 100 });
  vi.advanceTimersByTime(100);
  expect(loaderState(name)).toMatchObject({ active: true, shown: true });
  task.answer("done");
  await result;
  expect(loaderState(name)).toEqual(idle);
});

test("a task is skipped while another of its name is running", async () => {
  const { name, task } = start();
  const first = load(name, task.run);
  const second = vi.fn(() => Promise.resolve("second"));
  expect(await load(name, second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  task.answer("first");
  expect(await first).toBe("first");
  expect(await load(name, second)).toBe("second");
});

test("without skipIfActive, tasks run in parallel and the loader is active until the last ends", async () => {
  const { name, task } = start();
  const other = taskOf();
  const first = load(name, task.run);
  const second = load(name, other.run, { skipIfActive: false });
  task.answer("first");
  expect(await first).toBe("first");
  expect(loaderState(name)).toMatchObject({ active: true, shown: true });
  other.answer("second");
  expect(await second).toBe("second");
  expect(loaderState(name)).toEqual(idle);
});

test("a task's error is rethrown and kept until the next task begins", async () => {
  const { name, task } = start();
  const failure = new Error("down");
  await expect(load(name, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(loaderState(name)).toEqual({ ...idle, error: failure });
  void load(name, task.run);
  expect(loaderState(name)).toEqual({ active: true, shown: true, error: null });
});

test("without throwErrors, a failed task returns undefined and its error is kept", async () => {
  const { name } = start();
  const failure = new Error("down");
  expect(await load(name, () => Promise.reject(failure), { throwErrors: false })).toBeUndefined();
  expect(loaderState(name)).toEqual({ ...idle, error: failure });
});

test("without clearOnExecute, the last error is kept until the next task has ended", async () => {
  const { name, task } = start();
  const failure = new Error("down");
  await load(name, () => Promise.reject(failure), { throwErrors: false });
  const next = load(name, task.run, { clearOnExecute: false });
  expect(loaderState(name)).toEqual({ active: true, shown: true, error: failure });
  task.answer("done");
  await next;
  expect(loaderState(name)).toEqual(idle);
});

test("a task that throws synchronously leaves no loader active", async () => {
  const { name } = start();
  const failure = new Error("at once");
  const broken = () => {
    throw failure;
  };
  await expect(load(name, broken, { showDelay: 50 })).rejects.toBe(failure);
  vi.advanceTimersByTime(50);
  expect(loaderState(name)).toEqual({ ...idle, error: failure });
});

test("a removed listener is not called any more", async () => {
  const { name, changes, stop } = start();
  await load(name, () => Promise.resolve());
  const heard = changes.length;
  expect(heard).toBeGreaterThan(0);
  stop();
  await load(name, () => Promise.resolve());
  expect(changes).toHaveLength(heard);
});

function start() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const name = expect.getState().currentTestName ?? "";
  const changes: LoaderState[] = [];
  const stop = watchLoader(name, (state) => changes.push(state));
  return { name, changes, stop, task: taskOf() };
}

function taskOf() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, answer: resolve };
}
