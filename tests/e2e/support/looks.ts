import type { Page } from "@playwright/test";

/** True for full matrices (npm test -- exhaustive); the ordinary run takes a sample. */
export const isExhaustive = process.env["PORTAL_EXHAUSTIVE"] === "1";

/**
 * Marks tests with a similar one in the ordinary run: with or without script, in another language or at another width.
 */
export const exhaustive = { tag: "@exhaustive" };

/** Options of tests that the ordinary run makes only with script, or only without. */
export function scriptTurns(javaScriptEnabled: boolean) {
  return javaScriptEnabled ? { scripted: {}, plain: exhaustive } : { scripted: exhaustive, plain: {} };
}

/** A window size and colour scheme that a page is tested in. */
export interface Look {
  /** Width in CSS pixels. */
  width: 1280 | 390;
  colorScheme: "light" | "dark";
}

const looks: readonly Look[] = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
];

/**
 * Looks for one of several cases: every width and every scheme once, combined differently for the next case; all of
 * them in an exhaustive run.
 */
export function looksOf(index: number): readonly Look[] {
  if (isExhaustive) return looks;
  return index % 2 === 0 ? looks.slice(0, 2) : looks.slice(2);
}

/** The items whose turn it is: one in `count` from an offset on; all of them in an exhaustive run. */
export function turnOf<Item>(items: readonly Item[], count: number, offset: number): readonly Item[] {
  return items.filter((_, index) => isExhaustive || index % count === offset % count);
}

export async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}
