import { expect, test } from "vitest";
import { isSameSize, kindOf } from "#harness/stories/visual/compare.ts";
import { comparePixels } from "#harness/stories/visual/pixels.ts";
import { sharp } from "#server/images/libvips.ts";

/** A grey PNG of 20 by 10 pixels, in which some have another brightness. */
function png(grey: (x: number, y: number) => number, height = 10): Promise<Buffer> {
  const bytes = Buffer.from(Array.from({ length: 20 * height }, (_, at) => grey(at % 20, Math.floor(at / 20))));
  return sharp(bytes, { raw: { width: 20, height, channels: 1 } })
    .png()
    .toBuffer();
}

const plain = () => 200;
const size = { png: Buffer.alloc(0), sha: "", width: 20, height: 10 };

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
] as const)("%s is measured and classified", async (_, changed, expected, kind) => {
  const difference = await comparePixels(await png(plain), await png(changed));
  expect(difference).toMatchObject(expected);
  expect(kindOf(difference)).toBe(kind);
});

test("pictures of different sizes are compared where both have pixels, and are of another size", async () => {
  const difference = await comparePixels(await png(plain), await png(plain, 14));
  expect(difference).toMatchObject({ count: 0, box: null });
  expect([isSameSize(size, size), isSameSize(size, { ...size, height: 14 }), kindOf(null)]).toEqual([
    true,
    false,
    "size",
  ]);
});

test("the mask marks the differing pixels and nothing else", async () => {
  const { mask } = await comparePixels(await png(plain), await png((x, y) => (x === 1 && y === 0 ? 0 : 200)));
  const { data, info } = await sharp(await mask())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 20, height: 10, channels: 4 });
  expect([...data.subarray(0, 8)]).toEqual([0, 0, 0, 0, 255, 0, 0, 255]);
  expect(data.subarray(8).every((byte) => byte === 0)).toBe(true);
});
