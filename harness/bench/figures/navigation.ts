import type { Browser, Page } from "@playwright/test";
import { type Measurement, median, percentile } from "#harness/bench/measurement.ts";
import { homePage } from "#harness/bench/pages.ts";
import { inChromium } from "#harness/bench/servers/portal-in-chromium.ts";

const wanted = 24;

/** Measures the time from a click on a prefetched link until the next page's heading is painted. */
export async function measureNavigation(): Promise<Measurement[]> {
  const times = await inChromium(measureClicks);
  return [
    { what: `click to painted heading, median of ${times.length}`, value: median(times), unit: "ms", limit: 100 },
    { what: "  95th percentile", value: percentile(times, 0.95), unit: "ms", limit: 100 },
    { what: "  slowest", value: Math.max(...times), unit: "ms" },
  ];
}

async function measureClicks(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  const ahead = new Set<string>();
  const loads: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "fetch") ahead.add(request.url());
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const times: number[] = [];
  // Each round fetches anew what the first page links to.
  while (times.length < wanted) {
    ahead.clear();
    await page.goto(origin + homePage);
    await page.locator("html[data-shell=ready]").waitFor({ state: "attached" });
    await page.waitForTimeout(1500);
    await page.waitForLoadState("networkidle");
    const addresses = [...ahead].filter((url) => !url.includes("/builds/"));
    if (addresses.length === 0) throw new Error("Nothing was fetched ahead.");
    for (const address of addresses.slice(0, wanted - times.length)) {
      const before = loads.length;
      times.push(await timeOf(page, address));
      if (loads.length > before) throw new Error(`${address} was not shown in place.`);
      await page.goBack();
      await page.waitForFunction((url) => location.href === url && document.querySelector("h1"), origin + homePage);
    }
  }
  await page.close();
  return times;
}

/** Clicks the link to an address by mouse, as the click's own time stamp starts the measurement. */
async function timeOf(page: Page, address: string): Promise<number> {
  const path = new URL(address).pathname;
  const link = page.locator(`a[href="${path}"]:visible`).first();
  const heading = page.evaluate(watchHeading);
  await link.click();
  return heading;
}

/** Runs in the page: milliseconds from the next click until a frame with another page's heading has been drawn. */
function watchHeading(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        clicked = timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (clicked === 0 || document.querySelector("#page h1") === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task that follows the frame's callbacks comes when the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    const heading = document.querySelector("#page h1");
    observer.observe(document.body, { childList: true });
  });
}
