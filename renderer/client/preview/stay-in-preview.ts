import { splitLanguage } from "#schemas/site/language-codes.ts";
import { notPages } from "#schemas/site/not-pages.ts";

const names = ["preview", "at"];

/** Returns a page's address with the preview parameters; null for addresses that must not receive the token. */
export function inPreview(address: string, here: Pick<Location, "href" | "origin" | "search">): string | null {
  if (!URL.canParse(address, here.href)) return null;
  const url = new URL(address, here.href);
  // Files and endpoints have no preview and must not receive the token.
  const isPage = url.origin === here.origin && !notPages.test(splitLanguage(url.pathname).path);
  if (!isPage || url.searchParams.has("preview")) return null;
  for (const [name, value] of parametersOf(here)) url.searchParams.set(name, value);
  return url.href;
}

export function parametersOf({ search }: Pick<Location, "search">): [string, string][] {
  const own = new URLSearchParams(search);
  return names.flatMap((name) =>
    own
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
}

/** Adds the preview parameters to links and list forms when they are used; the markup stays unchanged. */
export function stayInPreview(): void {
  for (const kind of ["click", "auxclick"]) addEventListener(kind, onClick, { capture: true });
  addEventListener("submit", onSubmit, { capture: true });
}

function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  // Leave links within the page alone.
  if (!link || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
  const address = inPreview(link.href, location);
  if (address !== null) link.href = address;
}

function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get" || !inPreview(target.action, location)) return;
  for (const [name, value] of parametersOf(location)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    target.append(input);
  }
}
