import { z } from "zod";
import { parseLanguage } from "#schemas/site/languages.ts";
import { isForEverybody } from "#schemas/site/permissions.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { field } from "./field.ts";
import { html } from "./html.ts";
import { optional } from "./optional.ts";
import { pageReference } from "./page-reference.ts";

/**
 * A page embedded in another one as a whole record. Only its own text is shown; pages that it embeds are linked, which
 * prevents deep nesting and cycles.
 */
export const embeddedPage = field(
  pageReference
    .extend({
      language: field(z.string().nullish(), { cs: "Jazyk stránky", en: "Language of the page", example: "cs_cz" }),
      published: field(z.boolean().nullish(), { cs: "Publikováno", en: "Published" }),
      displayAt: field(localDateTime.nullish(), { cs: "Zobrazit od", en: "Shown from" }),
      data: field(z.looseObject({ obsah: field(html, { cs: "Text stránky", en: "Text of the page" }) }), {
        cs: "Obsah stránky",
        en: "Data of the page",
      }),
    })
    .refine(({ published }) => published !== false, { message: "reference.unpublished" })
    .refine((page) => isForEverybody(page["permissions"]), { message: "reference.restricted" }),
  {
    cs: "Vložená stránka",
    en: "Embedded page",
    example:
      '{"name":"Zaměstnanecká karta","language":"cs_cz","friendlyURLs":{"cs_cz":"cizinci/zamestnanecka-karta"},"web":{"id":"12"},"published":true,"displayAt":"2026-02-16T10:00:00","data":{"obsah":"<p>Kartu potřebuje občan země mimo Evropskou unii.</p>"}}',
  },
);

/** `level` is the level of its first heading. */
export function toEmbeddedPage(page: z.output<typeof embeddedPage>, level: number, ctx: ViewContext) {
  const language = parseLanguage(page.language ?? "");
  return {
    body: ctx.richText(page.data.obsah, level),
    /** Set when the page is in another language than the page that embeds it. */
    language: language === ctx.language ? null : language,
    page: ctx.page(page),
    /** ISO instant from which it may be shown. */
    shownFrom: optional(page.displayAt, toInstant),
  };
}
