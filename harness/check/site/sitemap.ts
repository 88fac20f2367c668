import { boundedFetch, FetchFailure, readBody } from "#portal/http/bounded-fetch.ts";

/** Size limit of the sitemap standard. */
const maxBytes = 50 * 1024 * 1024;
export const timeoutMs = 10_000;

/** A sitemap that cannot be read. */
export class SitemapError extends Error {
  override readonly name = "SitemapError";
}

/**
 * Yields the paths of the pages in a sitemap and the sitemaps that it refers to. Nested sitemaps are requested at the
 * origin of the first, as a test site may list its public name. Throws SitemapError.
 */
export async function* pagePaths(address: URL, signal: AbortSignal, isIndexed = false): AsyncGenerator<string> {
  const text = await readSitemap(address, signal);
  const locations = [...text.matchAll(/<loc>\s*([^<]{1,4000}?)\s*<\/loc>/g)].map(([, location = ""]) => location);
  const isIndex = text.includes("<sitemapindex");
  if (isIndex && isIndexed) throw new SitemapError(`${address.href} is an index of sitemaps inside an index.`);
  if (!isIndex && !text.includes("<urlset")) throw new SitemapError(`${address.href} is not a sitemap.`);
  for (const location of locations) {
    const { pathname, search } = URL.parse(location.replaceAll("&amp;", "&")) ?? fail(address, location);
    if (isIndex) yield* pagePaths(new URL(pathname + search, address), signal, true);
    else yield pathname + search;
  }
}

async function readSitemap({ href }: URL, signal: AbortSignal): Promise<string> {
  try {
    return await boundedFetch(href, { headers: {}, timeoutMs, signal }, async (answer) => {
      if (answer.status !== 200) throw new SitemapError(`${href} answers ${answer.status}.`);
      const body = await readBody(answer, maxBytes);
      if (body === null) throw new SitemapError(`${href} is larger than ${maxBytes} bytes.`);
      return body.toString();
    });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new SitemapError(
      error.message === "ECONNREFUSED"
        ? `${new URL(href).origin} refuses the connection: check the address and that it runs.`
        : `${href} cannot be read: ${error.message}`,
    );
  }
}

function fail(address: URL, location: string): never {
  throw new SitemapError(`${address.href} lists "${location.slice(0, 80)}", which is not an address.`);
}
