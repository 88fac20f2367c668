import type { Language } from "#schemas/site/language-codes.ts";
import { formatBytes } from "#schemas/values/file-size.ts";

const link =
  /<a ([^>]*\bhref="([^"?#]*\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|xml|zip))(?:[?#][^"]*)?"[^>]*)>(.*?)<\/a>/gis;

/** Sizes in bytes of CMS files, by their address on the portal. */
export type FileSizes = ReadonlyMap<string, number>;

/** Adds format and size to links to files, unless the link text names the format. Expects sanitised HTML. */
export function withFileFormats(html: string, language: Language, sizes: FileSizes): string {
  return html.replace(link, (all, attributes: string, href: string, extension: string, words: string) => {
    const format = extension.toUpperCase();
    if (new RegExp(`\\b${format}\\b`, "i").test(words)) return all;
    const bytes = sizes.get(href);
    const facts = bytes === undefined ? format : `${format}, ${formatBytes(bytes, language)}`;
    return `<a ${attributes}>${words} (${facts})</a>`;
  });
}
