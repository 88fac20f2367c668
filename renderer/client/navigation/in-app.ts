import { splitLanguage } from "#schemas/site/language-codes.ts";
import { notPages } from "#schemas/site/not-pages.ts";

/** True for pages of the visited site on this origin, which in-app navigation may fetch. */
export function isPage({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  const { path } = splitLanguage(pathname);
  const { paths = "" } = document.documentElement.dataset;
  return origin === location.origin && new RegExp(paths).test(path) && !notPages.test(path);
}

export function withoutFragment({ href, hash }: Pick<URL, "href" | "hash">): string {
  return href.slice(0, href.length - hash.length).replace(/#$/, "");
}
