import { z } from "zod";
import { sourceOf } from "#schemas/parse/sources.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import type { ImageProvider } from "./image-address.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

export const documentPattern = /^\/documents(?:\/(?![./]|%2e)(?:[\w.~-]|%[0-9A-F]{2})+)+$/i;

/** Address of a CMS document or image; other sources are not allowed (spec §7, images). */
export const documentAddress = field(z.string().regex(documentPattern), {
  cs: "Soubor v CMS",
  en: "File of the CMS",
  example: "/documents/files/budova-uradu-prace.jpg",
  format: "address",
  read: toDocumentPath,
});

/** The path of a file as browsers send it: spaces, diacritics and other signs of its name are encoded. */
export function toDocumentPath(written: string): string {
  const path = written
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toWellFormed();
  if (!path.startsWith("/documents/") || /[?#\\\p{Cc}]/u.test(path)) return written;
  return path
    .replace(/%(?![\dA-F]{2})/gi, "%25")
    .replace(/[^\w.~%/-]/gu, (sign) =>
      encodeURIComponent(sign).replace(/^[!'()*]$/, (each) => `%${each.charCodeAt(0).toString(16)}`),
    );
}

/** Address of a CMS image; it may lack an extension, but not have that of another document type. */
export const imageAddress = documentAddress.regex(
  /^(?!.*\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|mp[34]|m4a|webm|ogg|wav|vtt)$)/i,
);

/** Distance from an edge of an image, in percent of its size. */
const distance = z.number().min(0).max(100);

const focus = z.object({
  x: field(distance, { cs: "Zleva, v procentech", en: "From the left, per cent", example: "50" }),
  y: field(distance, { cs: "Shora, v procentech", en: "From the top, per cent", example: "25" }),
});

export const image = z.object({
  url: field(imageAddress, {
    cs: "Soubor obrázku",
    en: "Image file",
    example: "/documents/files/budova-uradu-prace.jpg",
  }),
  alt: field(text.nullish(), {
    cs: "Popis obrázku pro nevidomé",
    en: "Alternative text",
    example: "Vstup do úřadu",
    advisedLength: 250,
  }),
  sirka: field(z.number().int().positive(), {
    cs: "Šířka v bodech",
    en: "Width in pixels",
    example: "1600",
    faultWords: "image.width",
  }),
  vyska: field(z.number().int().positive(), {
    cs: "Výška v bodech",
    en: "Height in pixels",
    example: "1067",
    faultWords: "image.height",
  }),
  popisek: field(text.nullish(), {
    cs: "Popisek pod obrázkem",
    en: "Caption",
    example: "Hlavní vchod je bezbariérový.",
  }),
  autor: field(text.nullish(), { cs: "Autor", en: "Credit", example: "Jana Vzorová" }),
  stred: field(focus.nullish(), {
    cs: "Místo, které zůstane vidět ve výřezu",
    en: "Point that stays in sight when the image is cropped",
    example: '{"x":50,"y":25}',
  }),
});

export type WireImage = z.output<typeof image>;

type Quarter = 0 | 1 | 2 | 3 | 4;

export interface Image {
  src: string;
  /** Service that resizes it. */
  provider: ImageProvider;
  /** Empty for a decorative image. */
  alt: string;
  width: number;
  height: number;
  caption: string | null;
  credit: string | null;
  /** Point that stays visible when the image is cropped, in quarters of width and height; by default the centre. */
  focus?: { x: Quarter; y: Quarter };
  /** JSON pointer to its part of the CMS record, for previews and checks. */
  source?: string | undefined;
}

export function toImage(wire: WireImage, ctx: ViewContext): Image {
  const { url, alt, sirka, vyska, popisek, autor, stred } = wire;
  return {
    src: ctx.document(url),
    provider: ctx.imageProvider,
    alt: toText(alt ?? ""),
    width: sirka,
    height: vyska,
    caption: optional(popisek, toText),
    credit: optional(autor, toText),
    ...(stred && { focus: { x: toQuarter(stred.x), y: toQuarter(stred.y) } }),
    ...(ctx.marksSources && { source: sourceOf(wire) }),
  };
}

const quarters = [0, 1, 2, 3, 4] as const;

function toQuarter(percent: number): Quarter {
  return quarters[Math.round(percent / 25)] ?? 2;
}
