import { expect, test } from "vitest";
import { kindOf } from "#harness/stories/visual/compare-job.ts";
import { comparePixels } from "#harness/stories/visual/pixels.ts";
import { sharp } from "#server/images/libvips.ts";

/** A grey PNG of 20 by 10 pixels, with the brightness of each given by a function. */
function png(grey: (x: number, y: number) => number, height = 10): Promise<Buffer> {
  const bytes = Buffer.from(Array.from({ length: 20 * height }, (_, at) => grey(at % 20, Math.floor(at / 20))));
  return sharp(bytes, { raw: { width: 20, height, channels: 1 } })
    .png()
    .toBuffer();
}

const plain = () => 200;

async function picture(grey: (x: number, y: number) => number, height = 10) {
  return { png: await png(grey, height), sha: "", width: 20, height };
}

test.each([
  ["the same", plain, { count: 0, delta: 0, hasArea: false, box: null }, "below-perception"],
  [
    "one pixel by 5",
    (x: number, y: number) => (x === 3 && y === 7 ? 205 : 200),
    { count: 1, delta: 5, hasArea: false, box: { x: 3, y: 7, width: 1, height: 1 } },
    "below-perception",
  ],
  [
    "one pixel by 6",
    (x: number, y: number) => (x === 3 && y === 7 ? 206 : 200),
    { count: 1, delta: 6, hasArea: false, box: { x: 3, y: 7, width: 1, height: 1 } },
    "changed",
  ],
  [
    "a square of four by four by 1",
    (x: number, y: number) => (x >= 16 && y >= 6 ? 201 : 200),
    { count: 16, delta: 1, hasArea: true, box: { x: 16, y: 6, width: 4, height: 4 } },
    "changed",
  ],
  [
    "a line by 1",
    (_: number, y: number) => (y === 2 ? 199 : 200),
    { count: 20, delta: 1, hasArea: false, box: { x: 0, y: 2, width: 20, height: 1 } },
    "below-perception",
  ],
] as const)("the difference %s is measured and classified", async (_, changed, expected, kind) => {
  const [before, after] = [await picture(plain), await picture(changed)];
  expect(await comparePixels(before.png, after.png)).toMatchObject(expected);
  expect(await kindOf(before, after)).toBe(kind);
});

test("pictures of different sizes are compared where they overlap, and reported as resized", async () => {
  const [low, high] = [await picture(plain), await picture(plain, 14)];
  expect(await comparePixels(low.png, high.png)).toMatchObject({ count: 0, box: null });
  expect(await kindOf(low, high)).toBe("size");
});

test.each([
  ["at the very bottom", (x: number, y: number) => (x === 19 && y === 999 ? 206 : 200)],
  ["in an area across the first rows compared", (x: number, y: number) => (x < 4 && y >= 254 && y < 258 ? 201 : 200)],
])("a change in a tall picture %s is detected", async (_, changed) => {
  expect(await kindOf(await picture(plain, 1000), await picture(changed, 1000))).toBe("changed");
});

test("the mask marks exactly the differing pixels", async () => {
  const { mask } = await comparePixels(await png(plain), await png((x, y) => (x === 1 && y === 0 ? 0 : 200)));
  const { data, info } = await sharp(await mask())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 20, height: 10, channels: 4 });
  expect([...data.subarray(0, 8)]).toEqual([0, 0, 0, 0, 255, 0, 0, 255]);
  expect(data.subarray(8).every((byte) => byte === 0)).toBe(true);
});
