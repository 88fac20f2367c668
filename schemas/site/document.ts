import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { documentAddress } from "#schemas/values/image.ts";
import { wireId } from "./id.ts";
import { parseLanguage } from "./languages.ts";

/** Checks alone read it, so that a wrong one never costs the document. */
const pixels = z.number().int().positive().nullish().catch(null);

/** A document or image record of the CMS (spec §3). */
export const wireDocument = z.looseObject({
  id: field(wireId, { cs: "Identifikátor", en: "Identifier", example: "9001" }),
  webId: field(wireId, { cs: "Web", en: "Site", example: "12" }),
  name: field(z.string(), { cs: "Název", en: "Name", example: "Budova úřadu práce" }),
  fileName: field(z.string(), { cs: "Název souboru", en: "File name", example: "budova-uradu-prace.jpg" }),
  mimeType: field(z.string(), { cs: "Typ souboru", en: "Media type", example: "image/jpeg" }),
  size: field(z.number().int().nonnegative(), { cs: "Velikost v bajtech", en: "Size in bytes", example: "48213" }),
  url: documentAddress,
  language: field(z.string().nullish(), { cs: "Jazyk", en: "Language", example: "cs_cz" }),
  width: field(pixels, { cs: "Šířka obrázku v bodech", en: "Width of an image in pixels", example: "1600" }),
  height: field(pixels, { cs: "Výška obrázku v bodech", en: "Height of an image in pixels", example: "1067" }),
});

export type Document = ReturnType<typeof toDocument>;

export function toDocument(wire: z.output<typeof wireDocument>) {
  const { id, webId, name, fileName, mimeType, size, url, width, height } = wire;
  return {
    id: String(id),
    webId: String(webId),
    name,
    fileName,
    mimeType,
    size,
    url,
    language: parseLanguage(wire.language ?? ""),
    /** Null for other files than images, and when the CMS does not tell. */
    pixels: width && height ? { width, height } : null,
  };
}

/** Returns the sizes of images in pixels by their addresses. */
export function imageSizesOf(documents: readonly Document[]) {
  return new Map(documents.flatMap(({ url, pixels: own }) => (own ? [[url, own] as const] : [])));
}
