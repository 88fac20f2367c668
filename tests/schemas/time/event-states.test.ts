import { expect, test } from "vitest";
import { currentDate, eventState, isOver, registrationState } from "#schemas/time/event-states.ts";

const at = Date.parse;
const first = { start: "2026-11-25T12:00:00Z", end: "2026-11-25T16:00:00Z", cancelled: false };
const called = { start: "2026-12-02T12:00:00Z", end: "2026-12-02T16:00:00Z", cancelled: true };
const last = { start: "2026-12-09T12:00:00Z", end: null, cancelled: false };
const dates = [first, called, last];

test("an event is over after its end, or without an end after its day in Prague", () => {
  expect(isOver(first, at("2026-11-25T16:00:00Z"))).toBe(false);
  expect(isOver(first, at("2026-11-25T16:00:01Z"))).toBe(true);
  expect(isOver(last, at("2026-12-09T22:59:59Z"))).toBe(false);
  expect(isOver(last, at("2026-12-09T23:00:00Z"))).toBe(true);
});

test("the current date is the next one not cancelled, then the last one that took place", () => {
  expect(currentDate(dates, at("2026-11-25T15:00:00Z"))).toBe(first);
  expect(currentDate(dates, at("2026-11-26T00:00:00Z"))).toBe(last);
  expect(currentDate(dates, at("2027-01-01T00:00:00Z"))).toBe(last);
  expect(currentDate([called], at("2026-11-26T00:00:00Z"))).toBe(called);
});

test("an event is past when all its dates are; a cancelled event stays cancelled", () => {
  const between = at("2026-12-01T00:00:00Z");
  const after = at("2027-01-01T00:00:00Z");
  expect(eventState({ status: "moved", dates }, between)).toBe("moved");
  expect(eventState({ status: "moved", dates }, after)).toBe("past");
  expect(eventState({ status: "cancelled", dates }, after)).toBe("cancelled");
});

test.each([
  ["2026-10-31T00:00:00Z", false, "soon"],
  ["2026-10-31T00:00:00Z", true, "soon"],
  ["2026-11-15T00:00:00Z", false, "open"],
  ["2026-11-15T00:00:00Z", true, "full"],
  ["2026-12-01T00:00:01Z", false, "closed"],
  ["2026-12-01T00:00:01Z", true, "closed"],
] as const)("at %s the registration (no place left: %s) is %s", (now, full, state) => {
  const registration = { opensAt: "2026-11-01T00:00:00Z", closesAt: "2026-12-01T00:00:00Z", full };
  expect(registrationState(registration, at(now))).toBe(state);
});
