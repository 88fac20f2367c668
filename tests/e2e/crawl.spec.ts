import { expect, type Page } from "@playwright/test";
import { crawl, createVisits, type Section, sections, startOf } from "./crawl.ts";
import { test as base } from "./visitor.ts";

/** Visits are shared by the tests of a worker: most links of one section lead to addresses that others link too. */
const test = base.extend<object, { visits: ReturnType<typeof createVisits> }>({
  visits: [async ({ portal }, use) => use(createVisits(portal)), { scope: "worker" }],
});

/** The fewest pages a section has: were there less, the crawl would have missed some. */
const fewest: Record<Section["site"], Record<Section["language"], number>> = {
  mpsv: { cs: 200, en: 90, ru: 65, ua: 65 },
  up: { cs: 110, en: 55, ru: 35, ua: 40 },
};

for (const section of sections) {
  const start = startOf(section);
  test(`from ${start}, every link leads somewhere and every page opens without fault or shift`, async ({
    context,
    visits,
  }) => {
    test.setTimeout(600_000);
    const { pages, links, anchors, broken } = await crawl(section, visits);
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(fewest[section.site][section.language]);
    expect(links).toBeGreaterThan(5 * pages.length);
    expect(anchors).toBeGreaterThan(10);
    expect(await openAll(pages, await context.newPage())).toEqual([]);
  });
}

/** Opens addresses one after another; answers a line for each fault. */
async function openAll(addresses: readonly string[], page: Page): Promise<string[]> {
  const faults: string[] = [];
  let address = "";
  const note = (fault: string) => faults.push(`${address}: ${fault}`);
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  page.on("response", (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What the browser gives up itself when it leaves a page is no failure.
    if (reason !== "net::ERR_ABORTED") note(`${reason} ${request.url()}`);
  });
  await page.addInitScript(watchShifts);
  for (address of addresses) {
    // What a page does by itself it does each time; a font that was late on a busy machine is not late twice.
    const shift = (await open(page, address)) <= 0.01 ? 0 : await open(page, address);
    if (!(shift <= 0.01)) note(`layout shift of ${shift}`);
  }
  return faults;
}

/** The layout shift of a page until it is alive. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready][data-shell=ready]"), address).toBeAttached();
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(Reflect.get(window, "layoutShift"));
  });
}

/** Runs in the browser: adds up the layout shifts that no input explains (CLS). */
function watchShifts(): void {
  Reflect.set(window, "layoutShift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      Reflect.set(window, "layoutShift", Reflect.get(window, "layoutShift") + Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
