import { imageWidths } from "#schemas/values/image-address.ts";
import { imageFormats, type Modifiers } from "./image-modifiers.ts";

export interface ResizedImage {
  bytes: Buffer;
  type: `image/${(typeof imageFormats)[number]}`;
}

const maxPixels = 40_000_000;
const maxSeconds = 5;

/** Makes the variant of a JPEG, PNG or WebP, never larger than its source; throws for what it cannot read or do in time. */
export async function resizeImage(source: Buffer, modifiers: Modifiers): Promise<ResizedImage> {
  // Loaded with the first image: it takes 27 MB that a portal behind an image service of its own can spare.
  const { sharp } = await import("./libvips.ts");
  // A damaged photograph is shown as far as it goes, as browsers do.
  const image = sharp(source, { limitInputPixels: maxPixels, failOn: "none" });
  const { format: own } = await image.metadata();
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
