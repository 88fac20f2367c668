import type { Attributes, Tag } from "sanitize-html";
import { documentAddress } from "#schemas/values/image.ts";
import { type ImageProvider, imageSource } from "#schemas/values/image-address.ts";
import type { ImageMetadata } from "#server/images/image-metadata.ts";

export interface ImageOptions {
  /** Address at which this site serves a document or image of the CMS. */
  document(url: string): string;
  /** Metadata of images that come without a size, by their path in the CMS. */
  images: ReadonlyMap<string, ImageMetadata>;
  imageProvider: ImageProvider;
}

/** An image of the CMS in all its sizes, with its width and height; nothing for any other image. */
export function toImage(
  { src = "", alt = "", width, height }: Attributes,
  { document, images, imageProvider }: ImageOptions,
): Tag {
  if (!documentAddress.safeParse(src).success) return { tagName: "span", attribs: {} };
  const own = images.get(src);
  const size = toSize(pixels(width), pixels(height), own);
  return {
    tagName: "img",
    attribs: {
      ...toSource(document(src), size, own, imageProvider),
      alt,
      loading: "lazy",
      ...(size && { width: String(size.width), height: String(size.height) }),
    },
  };
}

/** An image that is its own address; only kinds that hold nothing but pixels. */
export function toDataImage({ src = "", alt = "" }: Attributes): Tag | null {
  const isPicture = /^data:image\/(?:gif|png|jpeg|webp);base64,[\w+/=]+$/.test(src);
  return isPicture ? { tagName: "img", attribs: { src, alt } } : null;
}

interface Size {
  width: number;
  height: number;
}

/** Whole pixels, as the attributes of an image have them; 0 for anything else. */
function pixels(text = ""): number {
  return Number(/^\s*(\d{1,5})(?:px)?\s*$/.exec(text)?.[1] ?? 0);
}

/** Width and height of an image; what the editor left out comes from the image, null when it is not known. */
function toSize(width: number, height: number, own?: ImageMetadata): Size | null {
  if (width && height) return { width, height };
  if (!own?.ratio) return null;
  if (width) return { width, height: Math.round(width / own.ratio) };
  return { width: height ? Math.round(height * own.ratio) : own.width, height: height || own.height };
}

/** An editor's width is that on the page: the file itself may have more pixels, which dense screens show. */
function toSource(
  src: string,
  size: Size | null,
  own: ImageMetadata | undefined,
  provider: ImageProvider,
): Record<string, string> {
  if (!size) return { src };
  const { srcSet, sizes } = imageSource(src, own?.width || 2 * size.width, { provider, preset: "content" });
  return srcSet ? { src, srcset: srcSet, sizes: `min(${size.width}px, ${sizes})` } : { src };
}
