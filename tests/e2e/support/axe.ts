import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { looksOf, setLook } from "./looks.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "EN-301-549", "best-practice"];

/** Injects axe into pages that are opened from now on. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript(axe);
}

/**
 * Fails on any violation that axe finds in the page or a part of it, once it has come to rest; at least `least` rules
 * must apply.
 */
export async function check(page: Page, part = "html", least = 10): Promise<void> {
  const { violations, passes }: AxeResults = await page.evaluate(
    async ({ runOnly, part }) => {
      // During a transition a colour has the contrast of neither end.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      return Reflect.get(window, "axe").run(document.querySelector(part), { runOnly, resultTypes: ["violations"] });
    },
    { runOnly: rules, part },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(" ")}`,
  );
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(least);
}

/** Checks the page in the looks of a case, and that nothing is wider than the window. */
export async function checkLooks(page: Page, index = 0): Promise<void> {
  for (const look of looksOf(index)) {
    await setLook(page, look);
    await page.evaluate(() => {
      for (const filters of document.querySelectorAll<HTMLDetailsElement>("search details")) filters.open = true;
      // Elements covered by the header would count as too small a target.
      scrollTo({ top: 0, behavior: "instant" });
    });
    await check(page);
    await expectFits(page);
  }
}

/** Fails when the page scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
