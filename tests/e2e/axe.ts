import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "EN-301-549", "best-practice"];

/** Brings axe into the pages that are opened from now on. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript(axe);
}

/** Fails on any fault that axe can see in the page, or in a part of it, once it has come to rest; `least` rules must have something to say. */
export async function check(page: Page, part = "html", least = 10): Promise<void> {
  const { violations, passes }: AxeResults = await page.evaluate(
    async ({ runOnly, part }) => {
      // A colour on its way from one to another has the contrast of neither.
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
