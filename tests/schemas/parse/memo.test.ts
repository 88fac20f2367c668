import { expect, test, vi } from "vitest";
import { memo } from "#schemas/parse/memo.ts";

test("the result for an object is computed once, even if it is undefined", () => {
  for (const value of [1, 0, "", null, undefined]) {
    const compute = vi.fn(() => value);
    const once = memo(compute);
    const [one, other] = [{}, {}];
    expect([once(one), once(one), once(other)]).toEqual([value, value, value]);
    expect(compute).toHaveBeenCalledTimes(2);
  }
});

test("a failure is not cached", () => {
  const compute = vi.fn(() => {
    if (compute.mock.calls.length === 1) throw new Error("once");
    return 2;
  });
  const once = memo(compute);
  const key = {};
  expect(() => once(key)).toThrow("once");
  expect(once(key)).toBe(2);
});
