import type { Page } from "@playwright/test";

/** True for full matrices (npm test -- exhaustive); the ordinary run takes a sample of them. */
export const isExhaustive = process.env["PORTAL_EXHAUSTIVE"] === "1";

/** Marks tests of which an ordinary run has a like one: with script or without, in another language, at another width. */
export const exhaustive = { tag: "@exhaustive" };

/** Options of tests that an ordinary run makes with script only, or without script only. */
export function scriptTurns(javaScriptEnabled: boolean) {
  return javaScriptEnabled ? { scripted: {}, plain: exhaustive } : { scripted: exhaustive, plain: {} };
}

/** A window that a page is judged in. */
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

/** Looks for one of several cases: every width and every scheme once, in other pairs for the next case; all in an exhaustive run. */
export function looksOf(index: number): readonly Look[] {
  if (isExhaustive) return looks;
  return index % 2 === 0 ? looks.slice(0, 2) : looks.slice(2);
}

/** The items whose turn it is: one of each `count` from an offset on; all in an exhaustive run. */
export function turnOf<Item>(items: readonly Item[], count: number, offset: number): readonly Item[] {
  return items.filter((_, index) => isExhaustive || index % count === offset % count);
}

export async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}
