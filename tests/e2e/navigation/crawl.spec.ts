import { expect, type Page } from "@playwright/test";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { crawl, createVisits, type Section, sections, startOf } from "../support/crawl.ts";
import { isExhaustive, turnOf } from "../support/looks.ts";
import type { Portal } from "../support/portal.ts";
import { samplePages } from "../support/sample.ts";
import { test } from "../support/visitor.ts";

/** Minimum number of pages per section: with fewer, the crawl would have missed some. */
const fewest: Record<Section["site"], Record<Section["language"], number>> = {
  mpsv: { cs: 200, en: 90, ru: 65, ua: 65 },
  up: { cs: 110, en: 55, ru: 35, ua: 40 },
};

test("no link of a site in a language is broken, and every page has the right language", async ({ portal }) => {
  test.setTimeout(600_000);
  const visits = createVisits(portal);
  // An ordinary run takes both sites in three languages; their pages link to most of the others, which are requested.
  for (const section of turnOf(sections, 3, 1)) {
    const start = startOf(section);
    const { pages, links, anchors, broken } = await crawl(section, visits);
    expect(broken).toEqual([]);
    expect(pages.length, start).toBeGreaterThan(fewest[section.site][section.language]);
    expect(links, start).toBeGreaterThan(5 * pages.length);
    expect(anchors, start).toBeGreaterThan(10);
  }
});

for (const [turn, language] of languageCodes.entries()) {
  test(`in ${language} a page of each template opens without errors or shifts, and only islands, tables and chapters have their own scripts`, async ({
    context,
    portal,
  }) => {
    test.setTimeout(isExhaustive ? 1_200_000 : 120_000);
    const page = await context.newPage();
    await page.setViewportSize({ width: turn % 2 === 0 ? 1280 : 390, height: 844 });
    const starts = sections.filter((section) => section.language === language).map(startOf);
    const addresses = isExhaustive ? await everyPage(language, portal) : await samplePages(language, turn, portal);
    expect(addresses.length).toBeGreaterThan(5);
    expect(await openAll([...starts, ...addresses], page)).toEqual([]);
  });
}

async function everyPage(language: Section["language"], portal: Portal): Promise<string[]> {
  const visits = createVisits(portal);
  const pages = [];
  for (const section of sections) {
    if (section.language === language) pages.push(...(await crawl(section, visits)).pages);
  }
  return pages;
}

/** Opens addresses one after another; returns a line for each fault. */
async function openAll(addresses: readonly string[], page: Page): Promise<string[]> {
  const faults: string[] = [];
  let address = "";
  const note = (fault: string) => faults.push(`${address}: ${fault}`);
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  page.on("response", (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Requests that the browser cancels on leaving a page are not failures.
    if (reason !== "net::ERR_ABORTED") note(`${reason} ${request.url()}`);
  });
  let usual: string[] | null = null;
  await page.addInitScript(watchShifts);
  for (address of addresses) {
    // A page's own shifts recur each time; a font that was late on a busy machine is not late twice.
    const shift = (await open(page, address)) <= 0.01 ? 0 : await open(page, address);
    if (!(shift <= 0.01)) note(`layout shift of ${shift}`);
    const loaded = await page.evaluate(scriptsOfPage);
    // Only islands, tables of texts and chapters of a guide have additional scripts.
    if ((await page.locator("[data-island], .table-scroll, [data-chapters]").count()) > 0) continue;
    usual ??= loaded;
    if (loaded.join() !== usual.join()) note(`scripts ${loaded.join()} instead of ${usual.join()}`);
  }
  return faults;
}

/** The layout shift of a page until it is interactive. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready][data-shell=ready]"), address).toBeAttached();
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Number(Reflect.get(window, "layoutShift"));
  });
}

/** Runs in the browser: the page's own scripts, without those that the previous page still requested. */
function scriptsOfPage(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.endsWith(".js")))].toSorted();
}

/** Runs in the browser: adds up layout shifts that were not caused by input (CLS). */
function watchShifts(): void {
  Reflect.set(window, "layoutShift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      Reflect.set(window, "layoutShift", Reflect.get(window, "layoutShift") + Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
