import { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { documentAddress } from "./image.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

/** Code of any language, such as `cs_cz` or `de`: leaflets exist in languages that the portal does not have. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:[_-][a-z0-9]{2,8})*$/i);

export const file = z.object({
  nazev: field(text, { cs: "Název dokumentu", en: "Document title", example: "Žádost o přídavek na dítě" }),
  url: field(documentAddress, { cs: "Soubor", en: "File", example: "/documents/files/zadost-o-pridavek-na-dite.pdf" }),
  velikost: field(z.number().int().nonnegative().nullish(), {
    cs: "Velikost v bajtech",
    en: "Size in bytes",
    expected: true,
  }),
  jazyk: field(languageTag.nullish(), { cs: "Jazyk dokumentu", en: "Language of the document", example: "cs_cz" }),
});

export type WireFile = z.output<typeof file>;

export interface File {
  title: string;
  href: string;
  /** Upper-case extension shown to visitors, such as PDF. */
  format: string;
  bytes: number | null;
  /** Set when the document is in another language than the page. */
  language: Language | null;
}

export function toFile({ nazev, url, velikost, jazyk }: WireFile, ctx: ViewContext): File {
  const language = optional(jazyk, parseLanguage);
  return {
    title: toText(nazev),
    href: ctx.document(url),
    format: (url.split(".").at(-1) ?? "").toUpperCase(),
    bytes: velikost ?? null,
    language: language === ctx.language ? null : language,
  };
}
