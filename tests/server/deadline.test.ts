import { expect, test, vi } from "vitest";
import { DeadlineError, deadlineIn, withDeadline, withTimeout } from "#server/deadline.ts";

test("work finished in time returns its result or its own error", async () => {
  expect(await withDeadline(deadlineIn(1000), async () => 1)).toBe(1);
  await expect(withDeadline(deadlineIn(1000), () => Promise.reject(new Error("own")))).rejects.toThrow("own");
});

test("work that takes longer is aborted", async () => {
  await expect(withDeadline(deadlineIn(10), () => new Promise(() => {}))).rejects.toBeInstanceOf(DeadlineError);
});

test("work does not start after its deadline", async () => {
  const work = vi.fn();
  await expect(withDeadline(deadlineIn(-1), work)).rejects.toBeInstanceOf(DeadlineError);
  expect(work).not.toHaveBeenCalled();
});

test("work that takes longer than its timeout is replaced", async () => {
  const slow = () => new Promise<string>(() => {});
  expect(await withTimeout(10, slow, () => "late")).toBe("late");
  const onTimeout = vi.fn(() => "late");
  expect(await withTimeout(10, () => "done", onTimeout)).toBe("done");
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(onTimeout).not.toHaveBeenCalled();
});
