import type { Page } from "@playwright/test";

/** A link in the text of a page, not in the header. */
export function linkTo(page: Page, href: string) {
  return page.getByRole("main").locator(`a[href="${href}"]`).first();
}

/** Marks the window and the header; a page load removes the marks. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    Object.assign(document.querySelector("header button") ?? {}, { isMarked: true });
  });
}

export function isMarked(page: Page): Promise<boolean[]> {
  return page.evaluate(() => ["isMarked" in window, "isMarked" in (document.querySelector("header button") ?? {})]);
}

/** Records the paths and queries of pages that scripts fetch. */
export function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch") fetched.push(pathname + search);
  });
  return fetched;
}

/** Holds back responses to fetches of an address; returns a function that releases them. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() === "fetch") await promise;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return resolve;
}
