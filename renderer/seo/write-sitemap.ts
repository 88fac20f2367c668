import type { Duplex } from "node:stream";
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

interface SitemapEntry {
  href: string;
  /** ISO instant; null when not known. */
  changedAt: string | null;
}

interface PageEntry extends SitemapEntry {
  /** The page in each of its languages, including this one. */
  versions: readonly { language: Language; href: string }[];
}

/** Writes a sitemap that lists each page's versions in other languages (sitemaps.org; hreflang in xhtml:link). */
export function writeSitemap(entries: readonly PageEntry[], yieldToRequests: () => Promise<void>): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.SILENT,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  return write(
    stream,
    entries.map(({ versions, ...entry }) => ({
      ...toItem(entry),
      links: versions.length > 1 ? toLinks(versions) : [],
    })),
    yieldToRequests,
  );
}

export function writeSitemapIndex(sitemaps: readonly SitemapEntry[]): Promise<string> {
  return write(new SitemapIndexStream({ level: ErrorLevel.SILENT }), sitemaps.map(toItem));
}

function toItem({ href, changedAt }: SitemapEntry) {
  return { url: href, ...(changedAt && { lastmod: changedAt }) };
}

function toLinks(versions: PageEntry["versions"]) {
  const links = versions.map(({ language, href }) => ({ lang: languages[language].tag, url: href }));
  const standard = versions.find(({ language }) => language === defaultLanguage);
  return standard ? [...links, { lang: "x-default", url: standard.href }] : links;
}

/** Number of entries written before yielding to the event loop. */
const batchSize = 200;

async function write(stream: Duplex, items: readonly object[], yieldToRequests = async () => {}): Promise<string> {
  const text = streamToPromise(stream);
  for (const [at, item] of items.entries()) {
    if (at % batchSize === 0) await yieldToRequests();
    stream.write(item);
  }
  stream.end();
  return `${(await text).toString("utf8")}\n`;
}
