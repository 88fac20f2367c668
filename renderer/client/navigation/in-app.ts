/** Paths that are not pages of ours: files, and what the server answers by itself. */
const notPages = /^\/(auth|security-provider|assets|builds|cms|_ipx|livez|readyz)(\/|$)|\.[a-z0-9]{2,7}$/i;

/** Whether in-app navigation may fetch an address: a page of this origin. */
export function isPage(url: URL): boolean {
  return url.origin === location.origin && !notPages.test(url.pathname);
}

/** The address without the part after `#`, by which a page is fetched, kept and shown. */
export function withoutPart({ href, hash }: Pick<URL, "href" | "hash">): string {
  return href.slice(0, href.length - hash.length).replace(/#$/, "");
}
