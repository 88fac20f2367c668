import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, test as base, type Page } from "@playwright/test";
import { storyIndex } from "./story-index.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/stories");
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The generated stories. */
export const stories = storyIndex.parse(JSON.parse(readFileSync(join(root, ".portal/stories/stories.json"), "utf8")));

/** A loaded page that shows one story after another: loading it anew for each takes longer than all checks of a story. */
export interface Bench {
  page: Page;
  /** Resolves to a list that grows by every error the browser tells of. */
  show(id: string): Promise<string[]>;
}

export const test = base.extend<object, { bench: Bench }>({
  bench: [async ({ browser }, use) => use(await openBench(browser)), { scope: "worker" }],
});

async function openBench(browser: Browser): Promise<Bench> {
  const context = await browser.newContext({ baseURL: "http://stories.localhost", reducedMotion: "reduce" });
  const page = await context.newPage();
  let problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript({ path: axePath });
  // No server listens there; everything a story asks for must be in the build.
  await page.route("**/*", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const path = join(built, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
    return hostname === "stories.localhost" && existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  await page.goto(`/?mode=preview&story=${stories[0]?.id}`);

  async function show(id: string): Promise<string[]> {
    problems = [];
    await page.evaluate((story) => {
      history.pushState(null, "", `/?mode=preview&story=${story}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, id);
    await page.locator(`html[data-story="${id}"]`).waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return problems;
  }
  return { page, show };
}
