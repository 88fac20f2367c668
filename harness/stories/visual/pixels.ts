import { sharp } from "#server/images/libvips.ts";

/** Difference of two pictures. */
export interface PixelDifference {
  /** Number of pixels that differ where both pictures have some. */
  count: number;
  /** Largest difference of a colour channel, up to 255. */
  delta: number;
  /** True when a square of {@link areaSide} pixels differs as a whole. */
  hasArea: boolean;
  /** Smallest rectangle around all differing pixels; null when there are none. */
  box: { x: number; y: number; width: number; height: number } | null;
  /** Returns a PNG with the differing pixels in red on nothing. */
  mask(): Promise<Buffer>;
}

/** Side of the smallest square whose change of colour people notice. */
const areaSide = 4;
const red = 0xff_00_00_ff;

/** Compares two pictures pixel by pixel, from the top left corner. */
export async function comparePixels(before: Buffer, after: Buffer): Promise<PixelDifference> {
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const marks = new Uint32Array(width * height);
  let [count, delta, hasArea] = [0, 0, false];
  let [left, top, right, bottom] = [width, height, -1, -1];
  // Side of the largest square of differing pixels that ends at each pixel of the row above.
  let above = new Uint8Array(width + 1);
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width + 1);
    for (let x = 0; x < width; x++) {
      const a = one.pixels[y * one.width + x] ?? 0;
      const b = other.pixels[y * other.width + x] ?? 0;
      if (a === b) continue;
      marks[y * width + x] = red;
      count++;
      delta = Math.max(delta, distance(a, b));
      const side = 1 + Math.min(row[x] ?? 0, above[x] ?? 0, above[x + 1] ?? 0, areaSide);
      row[x + 1] = side;
      hasArea ||= side >= areaSide;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    above = row;
  }
  const box = count === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const mask = () =>
    sharp(Buffer.from(marks.buffer), { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 3 })
      .toBuffer();
  return { count, delta, hasArea, box, mask };
}

interface Decoded {
  width: number;
  height: number;
  /** One number for each pixel. */
  pixels: Uint32Array;
}

async function decode(png: Buffer): Promise<Decoded> {
  const image = sharp(png, { limitInputPixels: false }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const bytes = new Uint8Array(data);
  return { width: info.width, height: info.height, pixels: new Uint32Array(bytes.buffer) };
}

function distance(one: number, other: number): number {
  let most = 0;
  for (let shift = 0; shift < 32; shift += 8)
    most = Math.max(most, Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)));
  return most;
}
