import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { storyIndex } from "./story-index.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/stories");
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The generated stories. */
export const stories = storyIndex.parse(JSON.parse(readFileSync(join(root, ".portal/stories/stories.json"), "utf8")));

/** Opens a built story alone on a page; the returned list grows by every error the browser tells of. */
export async function openStory(page: Page, id: string): Promise<string[]> {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.addInitScript({ path: axePath });
  await page.route("**/*", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const path = join(built, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
    return hostname === "stories.localhost" && existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  await page.goto(`/?story=${id}&mode=preview`);
  await page.locator("html[data-storyloaded]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return problems;
}

declare const axe: typeof import("axe-core");

const axeOptions: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "EN-301-549"],
  rules: { "heading-order": { enabled: true } },
  iframes: false,
  preload: false,
};

/** Violations of a page as it stands, one line each, and on how many elements axe looked. */
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

/** Elements that make the page wider than its window; empty when it needs no sideways scrolling. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 10).map((element) => element.outerHTML.slice(0, 120))];
  });
}
