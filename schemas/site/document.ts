import { z } from "zod";
import { documentAddress } from "#schemas/values/image.ts";
import { wireId } from "./id.ts";
import { parseLanguage } from "./languages.ts";

/** A document or image record of the CMS (spec §3). */
export const wireDocument = z.looseObject({
  id: wireId,
  webId: wireId,
  name: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number().int().nonnegative(),
  url: documentAddress,
  language: z.string().nullish(),
});

export type Document = ReturnType<typeof toDocument>;

export function toDocument(wire: z.output<typeof wireDocument>) {
  const { id, webId, name, fileName, mimeType, size, url } = wire;
  return {
    id: String(id),
    webId: String(webId),
    name,
    fileName,
    mimeType,
    size,
    url,
    language: parseLanguage(wire.language ?? ""),
  };
}
