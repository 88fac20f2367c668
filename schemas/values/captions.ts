import { z } from "zod";
import { languageKey } from "#schemas/site/language-key.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { documentPattern } from "./image.ts";

/** Captions of a video in one language. */
export const captions = z.object({
  jazyk: field(languageKey, { cs: "Jazyk titulků", en: "Language of the captions", example: "cs_cz" }),
  url: field(
    z
      .string()
      .regex(documentPattern)
      .regex(/\.vtt$/),
    {
      cs: "Soubor s titulky (WebVTT)",
      en: "Captions file (WebVTT)",
      example: "/documents/files/klientska-zona-cs.vtt",
      format: "address",
    },
  ),
});

export function toCaptions({ jazyk, url }: z.output<typeof captions>, ctx: ViewContext) {
  return { language: parseLanguage(jazyk) ?? ctx.language, src: ctx.document(url) };
}
