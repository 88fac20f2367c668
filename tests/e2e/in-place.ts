import type { Page } from "@playwright/test";

/** A link in the text of a page, away from the header. */
export function linkTo(page: Page, href: string) {
  return page.getByRole("main").locator(`a[href="${href}"]`).first();
}

/** Leaves a trace on the window and on the header, which are gone after a page load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    Object.assign(document.querySelector("header button") ?? {}, { isMarked: true });
  });
}

export function isMarked(page: Page): Promise<boolean[]> {
  return page.evaluate(() => ["isMarked" in window, "isMarked" in (document.querySelector("header button") ?? {})]);
}

/** Paths and queries of the pages that scripts fetch from now on. */
export function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch") fetched.push(pathname + search);
  });
  return fetched;
}

/** Holds the answers to fetches of an address until it is told to let them through. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() === "fetch") await promise;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return resolve;
}
