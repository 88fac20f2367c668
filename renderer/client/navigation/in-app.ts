import { splitLanguage } from "#schemas/site/language-codes.ts";

/** Paths on this origin, without the language prefix, that are not pages: files and endpoints. */
const notPages = /^\/(auth|security-provider|assets|builds|cms|_ipx|livez|readyz)(\/|$)|\.[a-z0-9]{2,7}$/i;

/** True for pages on this origin, which in-app navigation may fetch. */
export function isPage(url: URL): boolean {
  return url.origin === location.origin && !notPages.test(splitLanguage(url.pathname).path);
}

export function withoutFragment({ href, hash }: Pick<URL, "href" | "hash">): string {
  return href.slice(0, href.length - hash.length).replace(/#$/, "");
}
