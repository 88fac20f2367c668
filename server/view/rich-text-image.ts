import type { Attributes, Tag } from "sanitize-html";
import { documentAddress, toDocumentPath } from "#schemas/values/image.ts";
import { type ImageProvider, imageSource } from "#schemas/values/image-address.ts";
import type { ImageMetadata } from "#server/images/image-metadata.ts";

export interface ImageOptions {
  /** Returns the portal's address of a document or image of the CMS. */
  document(url: string): string;
  /** Metadata of images without a size, by their CMS path. */
  images: ReadonlyMap<string, ImageMetadata>;
  imageProvider: ImageProvider;
}

/** Converts an image of the CMS to a responsive one with width and height; removes any other image. */
export function toImage(
  { src: written = "", alt = "", width, height }: Attributes,
  { document, images, imageProvider }: ImageOptions,
): Tag {
  const src = toDocumentPath(written);
  if (!documentAddress.safeParse(src).success) return { tagName: "span", attribs: {} };
  const metadata = images.get(src);
  const size = toSize(pixels(width), pixels(height), metadata);
  return {
    tagName: "img",
    attribs: {
      ...toSource(document(src), size, metadata, imageProvider),
      alt,
      loading: "lazy",
      ...(size && { width: String(size.width), height: String(size.height) }),
    },
  };
}

/** Converts an inline image with a data: address; allows pixel formats only. */
export function toDataImage({ src = "", alt = "" }: Attributes): Tag | null {
  const isPicture = /^data:image\/(?:gif|png|jpeg|webp);base64,[\w+/=]+$/.test(src);
  return isPicture ? { tagName: "img", attribs: { src, alt } } : null;
}

interface Size {
  width: number;
  height: number;
}

/** Parses a size attribute in whole pixels; 0 for anything else. */
function pixels(text = ""): number {
  return Number(/^\s*(\d{1,5})(?:px)?\s*$/.exec(text)?.[1] ?? 0);
}

/** Returns width and height, filled in from the image's metadata where the editor left them out; null when unknown. */
function toSize(width: number, height: number, own?: ImageMetadata): Size | null {
  if (width && height) return { width, height };
  if (!own?.ratio) return null;
  if (width) return { width, height: Math.round(width / own.ratio) };
  return { width: height ? Math.round(height * own.ratio) : own.width, height: height || own.height };
}

/** The editor's width is the size on the page; the file may have more pixels, for dense screens. */
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
