interface Dimensions {
  width: number;
  height: number;
}

/** Reads the displayed size in pixels of a JPEG, PNG, WebP, GIF or SVG; throws when it has none. */
export async function dimensionsOf(bytes: Buffer): Promise<Dimensions> {
  const { width, height } = await read(bytes);
  if (!(width >= 1 && height >= 1)) throw new Error("the image has no size");
  if (Math.max(width, height) > maxSide) throw new Error(`the image has a side of more than ${maxSide} pixels`);
  return { width: Math.round(width), height: Math.round(height) };
}

async function read(bytes: Buffer): Promise<Dimensions> {
  const head = bytes.toString("utf8", 0, maxHeadBytes).trimStart();
  if (head.startsWith("<")) return readDrawing(head);
  if (head.startsWith("GIF8")) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  // Loaded lazily, as for resizing.
  const sharp = (await import("./libvips.ts")).sharpForPhotographs();
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: "none" }).metadata();
  return autoOrient;
}

const maxSide = 1_000_000;

/** The root element of an SVG is expected within these bytes. */
const maxHeadBytes = 65_536;

/** Size of an SVG in pixels; without one, the size of its viewBox. */
function readDrawing(head: string): Dimensions {
  const attributes = /<svg\b([^<>]*)>/.exec(head)?.[1] ?? "";
  const [, , viewWidth, viewHeight] = attributeOf(attributes, "viewBox")
    .trim()
    .split(/[\s,]+/);
  const [width, height] = ["width", "height"].map(
    (name) => /^\s*([\d.]+)(?:px)?\s*$/.exec(attributeOf(attributes, name))?.[1],
  );
  return width && height
    ? { width: Number(width), height: Number(height) }
    : { width: Number(viewWidth), height: Number(viewHeight) };
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? "";
}
