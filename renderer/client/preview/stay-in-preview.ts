import { previewParameters } from "#schemas/visitor/preview.ts";

/**
 * Returns a page's address with the preview parameters; null for addresses that must not receive the token. `notPages` are
 * paths of files and endpoints, which have no preview.
 */
export function inPreview(
  address: string,
  here: Pick<Location, "href" | "origin" | "search">,
  notPages: RegExp,
): string | null {
  if (!URL.canParse(address, here.href)) return null;
  const url = new URL(address, here.href);
  if (url.origin !== here.origin || notPages.test(url.pathname) || url.searchParams.has("preview")) return null;
  for (const [name, value] of parametersOf(here)) url.searchParams.set(name, value);
  return url.href;
}

export function parametersOf({ search }: Pick<Location, "search">): [string, string][] {
  const own = new URLSearchParams(search);
  return previewParameters.flatMap((name) =>
    own
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
}

/** Adds the preview parameters to links and list forms when they are used; the markup stays unchanged. */
export function stayInPreview(notPages: RegExp): void {
  for (const kind of ["click", "auxclick"])
    addEventListener(kind, ({ target }) => onClick(target, notPages), { capture: true });
  addEventListener("submit", ({ target }) => onSubmit(target, notPages), { capture: true });
}

function onClick(target: EventTarget | null, notPages: RegExp): void {
  const link = target instanceof Element ? target.closest("a") : null;
  // Leave links within the page alone.
  if (!link || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
  const address = inPreview(link.href, location, notPages);
  if (address !== null) link.href = address;
}

function onSubmit(target: EventTarget | null, notPages: RegExp): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  if (!inPreview(target.action, location, notPages)) return;
  for (const [name, value] of parametersOf(location)) {
    if (target.elements.namedItem(name)) continue;
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    target.append(input);
  }
}
