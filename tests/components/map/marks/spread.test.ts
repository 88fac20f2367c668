import { expect, test } from "vitest";
import { clusterSize, markerSize } from "#components/map/map-constants.ts";
import { spread } from "#components/map/marks/spread.ts";

const legs = (count: number) => spread(count).map(({ dx, dy }) => Math.hypot(dx, dy));

test("up to eight markers are spread in a circle, from nine on in a spiral", () => {
  for (let count = 2; count <= 8; count += 1) {
    const [longest, shortest] = [Math.max(...legs(count)), Math.min(...legs(count))];
    expect(longest - shortest, `${count}`).toBeLessThan(1.5);
  }
  for (let count = 9; count <= 100; count += 1) {
    const distances = legs(count);
    expect(distances, `${count}`).toEqual(distances.toSorted((a, b) => b - a));
    expect((distances[0] ?? 0) - (distances.at(-1) ?? 0)).toBeGreaterThan(markerSize);
  }
});

test("spread markers cover neither each other nor their cluster", () => {
  for (let count = 2; count <= 100; count += 1) {
    const places = spread(count);
    expect(places).toHaveLength(count);
    const legs = places.map(({ dx, dy }) => Math.hypot(dx, dy));
    expect(Math.min(...legs), `${count}`).toBeGreaterThanOrEqual((clusterSize + markerSize) / 2 - 1);
    const gaps = places.flatMap((a, index) => places.slice(0, index).map((b) => Math.hypot(a.dx - b.dx, a.dy - b.dy)));
    expect(Math.min(...gaps), `${count}`).toBeGreaterThanOrEqual(markerSize);
  }
});
