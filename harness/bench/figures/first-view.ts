import { type Browser, chromium } from "@playwright/test";
import { KB, type Measurement, median } from "#harness/bench/measurement.ts";
import { homePage, standardPage } from "#harness/bench/pages.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";
import { chromiumArguments, provideChromium } from "#harness/test/chromium.ts";

const runs = 5;
const slowdown = 4;
const viewport = { width: 390, height: 844 };

/** Measures a first visit in Chromium: bytes by kind, layout shift and blocking time on a slow processor. */
export function measureFirstView(): Promise<Measurement[]> {
  return withServers(async (servers) => {
    const { url } = await servers.portal();
    const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
    const views: Measurement[] = [];
    try {
      for (const [name, path] of [["standard page", standardPage] as const, ["home", homePage] as const]) {
        const measured = [...(await weigh(browser, url + path)), ...(await time(browser, url + path))];
        views.push(...measured.map(({ what, ...rest }) => ({ what: `${name}: ${what}`, ...rest })));
      }
    } finally {
      await browser.close();
    }
    return views;
  });
}

/** Compressed kilobytes (gzip); fonts are compressed already. */
async function weigh(browser: Browser, url: string): Promise<Measurement[]> {
  const files = await loaded(browser, url);
  const weight = (kind: string) => sizeOf(files.filter((file) => file.kind === kind));
  return [
    { what: "script", value: await weight("script"), unit: "kB", limit: 8 },
    { what: "CSS", value: await weight("stylesheet"), unit: "kB", limit: 20 },
    { what: "fonts", value: await weight("font"), unit: "kB", limit: 50 },
    { what: "HTML", value: await weight("document"), unit: "kB" },
  ];
}

type Loaded = { kind: string; url: string }[];

/** Returns the files that a page loads before any interaction. */
async function loaded(browser: Browser, url: string): Promise<Loaded> {
  const page = await browser.newPage({ viewport });
  const files = new Map<string, string>();
  page.on("request", (request) => files.set(request.url(), request.resourceType()));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("html[data-shell=ready]").waitFor({ state: "attached" });
  await page.close();
  return [...files].map(([address, kind]) => ({ url: address, kind }));
}

async function sizeOf(files: Loaded): Promise<number> {
  const visitor = createVisitor("gzip");
  let bytes = 0;
  for (const { url } of files) bytes += (await getPage(visitor, url)).body.length;
  visitor.close();
  if (bytes === 0) throw new Error("The page lacks a kind of file that every page loads.");
  return bytes / KB;
}

/** Medians of visits with an empty cache. */
async function time(browser: Browser, url: string): Promise<Measurement[]> {
  const views: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await visit(browser, url));
  const medianOf = (name: keyof Awaited<ReturnType<typeof visit>>) => median(views.map((view) => view[name]));
  return [
    { what: "layout shift (CLS)", value: medianOf("shift"), unit: "", limit: 0 },
    { what: `total blocking time at ${slowdown}× CPU`, value: medianOf("blocking"), unit: "ms", limit: 10 },
    { what: `with long tasks before the first paint`, value: medianOf("allBlocking"), unit: "ms" },
    { what: `FCP at ${slowdown}× CPU`, value: medianOf("firstPaint"), unit: "ms" },
    { what: `LCP at ${slowdown}× CPU`, value: medianOf("largestPaint"), unit: "ms" },
  ];
}

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("html[data-shell=ready]").waitFor({ state: "attached" });
  // Later work belongs to the first view as well.
  await page.waitForTimeout(500);
  const { tasks, ...view } = await page.evaluate(() => window.view);
  await page.close();
  return { ...view, blocking: blockingSince(view.firstPaint, tasks), allBlocking: blockingSince(0, tasks) };
}

/** Total blocking time: the part of each long task beyond 50 ms, from a given time on. */
function blockingSince(moment: number, tasks: { start: number; end: number }[]): number {
  const parts = tasks.map(({ start, end }) => end - Math.max(start, moment) - 50);
  return parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0);
}

declare global {
  interface Window {
    view: { shift: number; tasks: { start: number; end: number }[]; firstPaint: number; largestPaint: number };
  }
}

/** Runs in the page. */
function observe(): void {
  const view: Window["view"] = { shift: 0, tasks: [], firstPaint: 0, largestPaint: 0 };
  window.view = view;
  function each(type: string, note: (entry: PerformanceEntry & { value?: number }) => void): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
  each("layout-shift", ({ value }) => {
    view.shift += value ?? 0;
  });
  each("longtask", ({ startTime, duration }) => {
    view.tasks.push({ start: startTime, end: startTime + duration });
  });
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") view.firstPaint = startTime;
  });
  each("largest-contentful-paint", ({ startTime }) => {
    view.largestPaint = startTime;
  });
}
