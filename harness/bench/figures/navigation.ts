import type { Browser, Locator, Page } from "@playwright/test";
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
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  const times: number[] = [];
  // Each round prefetches the links of the first page again.
  while (times.length < wanted) {
    await page.goto(origin + homePage);
    await page.locator("html[data-navigation=ready]").waitFor({ state: "attached" });
    const paths = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")];
      const pages = links.filter(({ pathname, search }) => !/\.\w+$/.test(pathname) && search === "");
      return [...new Set(pages.map(({ pathname }) => pathname))].slice(0, 12);
    });
    if (paths.length === 0) throw new Error("The page has no links.");
    for (const path of paths.slice(0, wanted - times.length)) {
      const before = loads.length;
      const fetched = page.waitForEvent("requestfinished", (request) => new URL(request.url()).pathname === path);
      await linkTo(page, path).hover();
      await fetched;
      times.push(await timeOf(page, path));
      if (loads.length > before) throw new Error(`${path} was not loaded in place.`);
      await page.goBack();
      await page.waitForFunction((url) => location.href === url && document.querySelector("h1"), origin + homePage);
    }
  }
  await page.close();
  return times;
}

function linkTo(page: Page, path: string): Locator {
  return page.locator(`main a[href="${path}"]:visible`).first();
}

/** Clicks a link with the mouse, because the time stamp of the click event starts the measurement. */
async function timeOf(page: Page, path: string): Promise<number> {
  const heading = page.evaluate(watchHeading);
  await linkTo(page, path).click();
  return heading;
}

/**
 * Runs in the page. Resolves to the milliseconds from the next click until a frame with another page's heading has been
 * painted.
 */
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
        // A task queued in the frame's callback runs after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    const heading = document.querySelector("#page h1");
    observer.observe(document.body, { childList: true });
  });
}
