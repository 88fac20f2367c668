import { sharp } from "#portal/images/libvips.ts";

/** Difference of two pictures. */
export interface PixelDifference {
  /** Number of differing pixels in the common area. */
  count: number;
  /** Largest difference of a colour channel, up to 255. */
  delta: number;
  /** True when all pixels of a square with side {@link areaSide} differ. */
  hasArea: boolean;
  /** Smallest rectangle around all differing pixels; null when there are none. */
  box: { x: number; y: number; width: number; height: number } | null;
  /** Returns a transparent PNG with the differing pixels in red. */
  mask(): Promise<Buffer>;
}

/** Side of the smallest square whose change of colour is noticeable. */
const areaSide = 4;
const red = 0xff_00_00_ff;

/** Largest imperceptible difference of a channel, unless a whole area has it. */
const leastDelta = 5;
/** Height of the part that is compared first: decoding it takes a fifth of the time of a whole page. */
const topHeight = 256;

/** Returns true when a difference may be perceptible. Pictures are decoded completely only if their tops do not differ. */
export async function isPerceptible(before: Buffer, after: Buffer): Promise<boolean> {
  for (const height of [topHeight, Number.POSITIVE_INFINITY]) {
    const { delta, hasArea } = await comparePixels(before, after, height);
    if (delta > leastDelta || hasArea) return true;
  }
  return false;
}

/** Compares two pictures pixel by pixel from the top left corner; `height` limits the comparison. */
export async function comparePixels(
  before: Buffer,
  after: Buffer,
  most = Number.POSITIVE_INFINITY,
): Promise<PixelDifference> {
  const [one, other] = await Promise.all([decode(before, most), decode(after, most)]);
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => !isSameRow(one, other, y, width));
  let [count, delta, hasArea] = [0, 0, false];
  let [left, right] = [width, -1];
  // Sides of the largest squares of differing pixels ending in the row above.
  let above = { y: -1, sides: new Uint8Array(width + 1) };
  for (const y of rows) {
    const sides = new Uint8Array(width + 1);
    const isNext = above.y === y - 1;
    for (let x = 0; x < width; x++) {
      const a = one.pixels[y * one.width + x] ?? 0;
      const b = other.pixels[y * other.width + x] ?? 0;
      if (a === b) continue;
      count++;
      delta = Math.max(delta, distance(a, b));
      const [up, upNext] = isNext ? [above.sides[x] ?? 0, above.sides[x + 1] ?? 0] : [0, 0];
      const side = 1 + Math.min(sides[x] ?? 0, up, upNext, areaSide);
      sides[x + 1] = side;
      hasArea ||= side >= areaSide;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
    above = { y, sides };
  }
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const box = count === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { count, delta, hasArea, box, mask: () => maskOf(one, other, { width, height, rows }) };
}

interface Decoded {
  width: number;
  height: number;
  bytes: Buffer;
  /** One number for each pixel. */
  pixels: Uint32Array;
}

async function decode(png: Buffer, most: number): Promise<Decoded> {
  const image = sharp(png, { limitInputPixels: false });
  const { width, height } = await image.metadata();
  const part = image.extract({ left: 0, top: 0, width, height: Math.min(height, most) });
  const { data: bytes, info } = await part.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, info.width * info.height);
  return { width: info.width, height: info.height, bytes, pixels };
}

/** Most rows are equal, and comparing them as bytes is ten times as fast. */
function isSameRow(one: Decoded, other: Decoded, y: number, width: number): boolean {
  const [start, otherStart, length] = [4 * y * one.width, 4 * y * other.width, 4 * width];
  return one.bytes.compare(other.bytes, otherStart, otherStart + length, start, start + length) === 0;
}

function maskOf(
  one: Decoded,
  other: Decoded,
  { width, height, rows }: { width: number; height: number; rows: readonly number[] },
): Promise<Buffer> {
  const marks = new Uint32Array(width * height);
  for (const y of rows)
    for (let x = 0; x < width; x++)
      if (one.pixels[y * one.width + x] !== other.pixels[y * other.width + x]) marks[y * width + x] = red;
  return sharp(Buffer.from(marks.buffer), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function distance(one: number, other: number): number {
  let most = 0;
  for (let shift = 0; shift < 32; shift += 8)
    most = Math.max(most, Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)));
  return most;
}
