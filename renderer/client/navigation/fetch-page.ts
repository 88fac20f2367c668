export interface FetchedPage {
  /** Final address after redirects. */
  url: string;
  html: string;
  /** True when it may be cached: not an error, and no `no-store` from the server. */
  cacheable: boolean;
}

/** Fetches the HTML of a page; null when the response is a file. */
export async function fetchPage(url: string, options: RequestInit = {}): Promise<FetchedPage | null> {
  const response = await fetch(url, { ...options, headers: { accept: "text/html" } });
  if (!response.headers.get("content-type")?.startsWith("text/html")) {
    await response.body?.cancel();
    return null;
  }
  const mayStore = !response.headers.get("cache-control")?.includes("no-store");
  return { url: response.url, html: await response.text(), cacheable: response.status < 400 && mayStore };
}
