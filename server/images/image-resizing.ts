import type { Metadata } from "sharp";
import { imageWidths } from "#schemas/values/image-address.ts";
import { imageFormats, type Modifiers } from "./image-modifiers.ts";

export interface ResizedImage {
  bytes: Buffer;
  type: `image/${(typeof imageFormats)[number]}`;
}

const maxPixels = 40_000_000;
/** The longest side that JPEG allows. A PNG with a few very long lines takes as much memory as a whole image. */
const maxSide = 65_535;
/** Limit for images that must be decoded as a whole: interlaced PNG and progressive JPEG, at two bytes a sample. */
const maxWholeBytes = 150_000_000;
const maxSeconds = 5;

/** Resizes a JPEG, PNG or WebP, never above its own size; throws when it is unreadable or takes too long. */
export async function resizeImage(source: Buffer, modifiers: Modifiers): Promise<ResizedImage> {
  // Loaded lazily: saves 27 MB when images are resized elsewhere.
  const sharp = (await import("./libvips.ts")).sharpForPhotographs();
  // Damaged photographs show their intact part, as in browsers.
  const image = sharp(source, { limitInputPixels: maxPixels, failOn: "none" });
  const { format: own, ...size } = await image.metadata();
  checkMemory(size);
  const format = modifiers.format ?? imageFormats.find((name) => name === own) ?? "webp";
  const { width, height, fit, quality, background } = modifiers;
  image
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(width ?? (height === null ? Math.max(...imageWidths) : null), height, {
      fit,
      background: background ?? "#0000",
      withoutEnlargement: true,
    });
  if (format === "jpeg") image.flatten({ background: background ?? "#fff" });
  const bytes = await image.toFormat(format, format === "png" ? {} : { quality }).toBuffer();
  return { bytes, type: `image/${format}` };
}

function checkMemory({ width, height, channels, isProgressive }: Omit<Metadata, "format">): void {
  if (Math.max(width, height) > maxSide) throw new Error(`the image has a side of more than ${maxSide} pixels`);
  const wholeBytes = isProgressive ? width * height * channels * 2 : 0;
  if (wholeBytes > maxWholeBytes)
    throw new Error(`the image is interlaced or progressive and needs ${wholeBytes} bytes`);
}
