import { expect, onTestFinished, test, vi } from "vitest";
import { createRenderQueue, OverloadError } from "#server/http/render-queue.ts";
import { events } from "#server/telemetry/events.ts";

function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { started: false, run, end: resolve, fail: reject };
  function run(): Promise<string> {
    state.started = true;
    return promise;
  }
  return state;
}

test("tasks beyond the limit wait in order, and those beyond the queue are refused", async () => {
  const queue = createRenderQueue({ active: 2, waiting: 2 });
  const tasks = Array.from({ length: 5 }, task);
  const [a, b, c, d, e] = tasks.map(({ run }) => queue(run));
  await expect(e).rejects.toBeInstanceOf(OverloadError);
  expect(tasks.map(({ started }) => started)).toEqual([true, true, false, false, false]);
  tasks[0]?.fail(new Error("failed"));
  await expect(a).rejects.toThrow("failed");
  expect(tasks.map(({ started }) => started)).toEqual([true, true, true, false, false]);
  for (const { end } of tasks) end("done");
  expect(await Promise.all([b, c, d])).toEqual(["done", "done", "done"]);
});

test("all refusals share one error, as creating a stack for each would cost more than the refusal", async () => {
  const queue = createRenderQueue({ active: 1, waiting: 0 });
  void queue(task().run);
  const [first, second] = await Promise.allSettled([queue(task().run), queue(task().run)]);
  expect(first).toMatchObject({ status: "rejected", reason: expect.any(OverloadError) });
  expect(Object(second).reason).toBe(Object(first).reason);
});

test("slots are released after use", async () => {
  const queue = createRenderQueue({ active: 1, waiting: 0 });
  for (const value of [1, 2, 3]) expect(await queue(async () => value)).toBe(value);
});

test("a queue reports its length to its own listener; those of images and tiles are not counted as pages", async () => {
  const ofPages = vi.fn();
  onTestFinished(events.queueChanged.subscribe(ofPages));
  const onChange = vi.fn();
  await createRenderQueue({ active: 1, waiting: 0, onChange })(async () => {});
  expect(onChange.mock.calls).toEqual([[{ running: 1, waiting: 0 }], [{ running: 0, waiting: 0 }]]);
  await createRenderQueue({ active: 1, waiting: 0 })(async () => {});
  expect(ofPages).not.toHaveBeenCalled();
});
