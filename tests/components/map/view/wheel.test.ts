import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWheel, toLevels } from "#components/map/view/wheel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const zoom = vi.fn<(levels: number, at: string) => void>();
  return { zoom, wheel: createWheel(zoom) };
}

test.each([
  [0, 0],
  [-1, 1],
  [-60, 1],
  [60, -1],
  [-120, 2],
  [-100_000, 4],
  [100_000, -4],
])("%i pixels are %i zoom levels", (pixels, levels) => {
  expect(toLevels(pixels)).toBe(levels);
});

test("more scrolling never zooms less", () => {
  for (let pixels = 1; pixels < 2000; pixels += 1) {
    expect(toLevels(-pixels)).toBeGreaterThanOrEqual(toLevels(-pixels + 1));
    expect(toLevels(pixels)).toBe(-toLevels(-pixels));
  }
});

test("wheel events within 40 milliseconds are combined, at the last pointer position", () => {
  const { zoom, wheel } = start();
  for (const at of ["a", "b", "c"]) wheel.turn({ deltaY: -20, deltaMode: 0 }, at);
  vi.advanceTimersByTime(39);
  expect(zoom).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(zoom.mock.calls).toEqual([[1, "c"]]);
  wheel.turn({ deltaY: 60, deltaMode: 0 }, "d");
  vi.advanceTimersByTime(40);
  expect(zoom.mock.lastCall).toEqual([-1, "d"]);
});

test("lines and pages are converted to pixels; opposite movements cancel out", () => {
  const { zoom, wheel } = start();
  wheel.turn({ deltaY: -3, deltaMode: 1 }, "lines");
  vi.advanceTimersByTime(40);
  expect(zoom.mock.lastCall).toEqual([1, "lines"]);
  wheel.turn({ deltaY: 5, deltaMode: 0 }, "there");
  wheel.turn({ deltaY: -5, deltaMode: 0 }, "back");
  vi.advanceTimersByTime(40);
  expect(zoom).toHaveBeenCalledOnce();
});

test("a map that has been removed is not zoomed", () => {
  const { zoom, wheel } = start();
  wheel.turn({ deltaY: -60, deltaMode: 0 }, "a");
  wheel.stop();
  vi.advanceTimersByTime(1000);
  expect(zoom).not.toHaveBeenCalled();
});
