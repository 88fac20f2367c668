import { expect, test } from "vitest";
import { deadlineState, periodState } from "#schemas/time/states.ts";

const deadline = "2026-11-30T22:59:59.000Z";
const at = (time: string) => Date.parse(time);

test.each([
  ["2026-11-20T12:00:00Z", "open"],
  ["2026-11-27T22:59:58Z", "open"],
  ["2026-11-27T22:59:59Z", "closing"],
  [deadline, "closing"],
  ["2026-11-30T23:00:00Z", "closed"],
])("at %s an offer that ends on 30 November is %s", (now, state) => {
  expect(deadlineState({ deadline }, at(now))).toBe(state);
});

test("a cancelled offer stays cancelled, before and after its deadline", () => {
  for (const now of ["2026-11-20T12:00:00Z", "2026-12-20T12:00:00Z"])
    expect(deadlineState({ deadline, outcome: "cancelled" }, at(now))).toBe("cancelled");
});

test("an offer without a deadline is open", () => {
  expect(deadlineState({ deadline: null }, at(deadline))).toBe("open");
});

test.each([
  [null, null, "active"],
  ["2026-12-01T00:00:00Z", null, "future"],
  [null, "2026-11-01T00:00:00Z", "expired"],
  ["2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z", "active"],
])("a period from %s to %s is %s in between", (from, to, state) => {
  expect(periodState({ from, to }, at("2026-11-15T00:00:00Z"))).toBe(state);
});

test("an offer with a result is closed, even if its deadline is missing or in the future", () => {
  const result = { text: "Místo obsazeno vybraným žadatelem." };
  expect(deadlineState({ deadline: null, result }, at(deadline))).toBe("closed");
  expect(deadlineState({ deadline: "2099-01-01T00:00:00Z", result }, at(deadline))).toBe("closed");
  expect(deadlineState({ deadline: null, outcome: "cancelled", result }, at(deadline))).toBe("cancelled");
});
