import { expect, test } from "vitest";
import { createMissingParts } from "#server/cms/missing-parts.ts";
import { events } from "#server/telemetry/events.ts";

function start() {
  const clock = { time: 0, now: () => clock.time };
  const lines: string[] = [];
  const write = (_: object, message: string) => lines.push(message);
  const counts: number[] = [];
  events.partsGivenUp.subscribe((count) => counts.push(count));
  return {
    clock,
    lines,
    counts,
    parts: createMissingParts({ clock, log: { debug: write, info: write, warn: write, error: write } }),
  };
}

test("a part is given up after five minutes of failed reads, until it can be read again", () => {
  const { clock, lines, counts, parts } = start();
  expect(parts.fail("menu 1")).toBe(false);
  clock.time = 299_000;
  expect([parts.fail("menu 1"), parts.fail("menu 2")]).toEqual([false, false]);
  clock.time = 300_000;
  expect([parts.fail("menu 1"), parts.fail("menu 1"), parts.fail("menu 2")]).toEqual([true, true, false]);
  expect([lines, counts]).toEqual([["part of pages cannot be read; pages are cached without it"], [1]]);
  parts.succeed("menu 1");
  parts.succeed("menu 2");
  expect([lines.slice(1), counts]).toEqual([["part of pages can be read again"], [1, 0]]);
  expect(parts.fail("menu 1")).toBe(false);
});

test("a part that sometimes works is not given up", () => {
  const { clock, parts } = start();
  for (let minute = 0; minute < 60; minute += 1) {
    clock.time = minute * 60_000;
    if (minute % 4 === 0) parts.succeed("menu 1");
    else expect(parts.fail("menu 1")).toBe(false);
  }
});

test("parts invented by visitors are forgotten, and so is their count", () => {
  const { clock, counts, parts } = start();
  parts.fail("menu 1");
  clock.time = 300_000;
  parts.fail("menu 1");
  for (let number = 0; number < 5000; number += 1) parts.fail(`contents/${number}${"x".repeat(200)}`);
  expect(counts).toEqual([1, 0]);
});
