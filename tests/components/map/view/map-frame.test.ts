import { expect, test } from "vitest";
import { boxInView, boxOf, isWithin, toFrame } from "#components/map/view/map-frame.ts";
import { toPlace, toWorld, worldSize } from "#schemas/values/mercator.ts";

const [width, height] = [1000, 600];
const centre = { latitude: 49.8, longitude: 15.5 };

/** Frame of a map dragged by some pixels. */
function frameAt(zoom: number, [dx, dy] = [0, 0]) {
  const mapState = {
    width,
    height,
    zoom,
    center: [centre.latitude, centre.longitude] satisfies [number, number],
    bounds: { ne: [0, 0] satisfies [number, number], sw: [0, 0] satisfies [number, number] },
  };
  const frame = toFrame({ mapState, latLngToPixel: () => [width / 2 + dx, height / 2 + dy] });
  if (!frame) throw new Error("There is no frame.");
  return frame;
}

test("there is no frame before pigeon-maps has reported the position", () => {
  expect(toFrame({})).toBeNull();
});

test("the visible box has the window's size in pixels, plus the margin", () => {
  for (const zoom of [5, 7.3, 7.5, 12, 18]) {
    const frame = frameAt(zoom);
    for (const around of [0, 128, -20]) {
      const { start, end } = boxOf(frame, around);
      expect((end.x - start.x) * worldSize(zoom)).toBeCloseTo(width + 2 * around, 4);
      expect((end.y - start.y) * worldSize(zoom)).toBeCloseTo(height + 2 * around, 4);
      expect(isWithin({ start, end }, toWorld(centre))).toBe(true);
    }
  }
});

test("dragging to the right reveals what is to the left", () => {
  const [still, dragged] = [boxOf(frameAt(7)), boxOf(frameAt(7, [80, -40]))];
  expect((still.start.x - dragged.start.x) * worldSize(7)).toBeCloseTo(80, 6);
  expect((still.start.y - dragged.start.y) * worldSize(7)).toBeCloseTo(-40, 6);
});

test("a mark is fully visible when half a cluster fits between it and each edge", () => {
  for (const zoom of [5, 11, 18]) {
    const size = worldSize(zoom);
    const { x, y } = toWorld(centre);
    const box = boxInView({ ...centre, zoom }, { width, height });
    const at = (dx: number, dy: number) => isWithin(box, toWorld(toPlace({ x: x + dx / size, y: y + dy / size })));
    expect(at(479, 279)).toBe(true);
    expect(at(-479, -279)).toBe(true);
    for (const [dx, dy] of [
      [481, 0],
      [-481, 0],
      [0, 281],
      [0, -281],
    ] as const)
      expect(at(dx, dy)).toBe(false);
  }
});
