export interface FetchedPage {
  /** Final address after redirects. */
  url: string;
  html: string;
  /** Whether it may be shown later: no error, and the server does not forbid to store it. */
  keepable: boolean;
}

/** Fetches the HTML of a page; null when the answer is a file or comes from another origin. */
export async function fetchPage(url: string, options: RequestInit = {}): Promise<FetchedPage | null> {
  const response = await fetch(url, { ...options, headers: { accept: "text/html" } });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isHtml || new URL(response.url).origin !== location.origin) {
    await response.body?.cancel();
    return null;
  }
  const mayStore = !response.headers.get("cache-control")?.includes("no-store");
  return { url: response.url, html: await response.text(), keepable: response.status < 400 && mayStore };
}
