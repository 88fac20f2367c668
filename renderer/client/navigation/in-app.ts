import { splitLanguage } from "#schemas/site/language-codes.ts";
import { notPages } from "#schemas/site/not-pages.ts";

/** True for pages on this origin, which in-app navigation may fetch. */
export function isPage(url: URL): boolean {
  return url.origin === location.origin && !notPages.test(splitLanguage(url.pathname).path);
}

export function withoutFragment({ href, hash }: Pick<URL, "href" | "hash">): string {
  return href.slice(0, href.length - hash.length).replace(/#$/, "");
}
