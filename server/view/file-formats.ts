import type { Language } from "#schemas/site/language-codes.ts";
import { formatBytes } from "#schemas/values/file-size.ts";

const link =
  /<a ([^>]*\bhref="([^"?#]*\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|xml|zip))(?:[?#][^"]*)?"[^>]*)>(.*?)<\/a>/gis;

/** Sizes in bytes of the CMS's files, by the address under which the portal serves them. */
export type FileSizes = ReadonlyMap<string, number>;

/** Says in each link to a file what kind of file it is and how large, unless its own words do; the HTML is the sanitiser's output. */
export function withFileFormats(html: string, language: Language, sizes: FileSizes): string {
  return html.replace(link, (all, attributes: string, href: string, extension: string, words: string) => {
    const format = extension.toUpperCase();
    if (new RegExp(`\\b${format}\\b`, "i").test(words)) return all;
    const bytes = sizes.get(href);
    const facts = bytes === undefined ? format : `${format}, ${formatBytes(bytes, language)}`;
    return `<a ${attributes}>${words} (${facts})</a>`;
  });
}
