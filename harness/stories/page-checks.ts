import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

declare const axe: typeof import("axe-core");

const axeOptions: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "EN-301-549"],
  rules: { "heading-order": { enabled: true } },
  iframes: false,
  preload: false,
};

/** Shows the page in a window of a width in pixels and waits until its colours and sizes have settled. */
export async function view(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Violations of the page as it stands, one line each, and the sum of elements that axe's rules looked at. */
export function runAxe(page: Page): Promise<{ violations: string[]; checked: number }> {
  return page.evaluate(async (options) => {
    const { violations, passes } = await axe.run(document, options);
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${failureSummary}`),
      ),
      checked: passes.reduce((sum, { nodes }) => sum + nodes.length, 0),
    };
  }, axeOptions);
}

/** Elements that stick out of the window; empty when the page needs no sideways scrolling. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticking = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element.parentElement),
    );
    return [`${scrollWidth} px wide`, ...sticking.slice(0, 10).map((element) => element.outerHTML.slice(0, 120))];

    function isClipped(element: Element | null): boolean {
      return (
        element !== null && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement))
      );
    }
  });
}

export interface Heading {
  level: number;
  text: string;
}

export function readHeadings(page: Page): Promise<Heading[]> {
  return page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((elements) =>
      elements.map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), text: textContent })),
    );
}

/** Opens what is folded, so that it is checked as well. */
export function unfold(page: Page): Promise<void> {
  return page.locator("details").evaluateAll((elements) => {
    for (const element of elements) element.setAttribute("open", "");
  });
}
