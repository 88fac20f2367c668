import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { maxZoom } from "#components/map/map-constants.ts";
import { createClusters } from "#components/map/marks/clusters.ts";
import type { MapPoint } from "#components/map/marks/points.ts";
import { KB, type Measurement, median } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { inChromium } from "#harness/bench/servers/portal-in-chromium.ts";

const runs = 5;
const mapPage = "/up/pece/mapa-pomoci";
/** Milliseconds per frame; 20 are 50 frames a second. */
const frameLimit = 20;

/**
 * Measures the map: the index of its points, frame times while it is dragged and zoomed in Chromium, and the size of
 * its script.
 */
export function measureMap(): Promise<Measurement[]> {
  return inChromium(async (browser, origin) => [
    { what: `index of 5,000 points, median of ${runs}`, value: timeIndex(5000), unit: "ms", limit: 100 },
    { what: `index of 100,000 points, median of ${runs}`, value: timeIndex(100_000), unit: "ms" },
    ...(await measureFrames(browser, origin, 5000)),
    ...(await measureFrames(browser, origin, 100_000)),
    { what: "script of the map", value: scriptSize(), unit: "kB", limit: 20 },
  ]);
}

function timeIndex(count: number): number {
  const points = scattered(count);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    createClusters(points, maxZoom);
    return performance.now() - start;
  });
  return median(times);
}

/** Returns points spread over the country, the same in every run. */
function scattered(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `Organizace ${index + 1}`,
    services: [],
    address: "",
    municipality: `Obec ${index % 200}`,
    phone: null,
    email: null,
    web: null,
    href: `#organisation-${index + 1}`,
    latitude: 48.7 + ((index * 7919) % 22_999) / 10_000,
    longitude: 12.2 + ((index * 104_729) % 64_997) / 10_000,
  }));
}

async function measureFrames(browser: Browser, origin: string, count: number): Promise<Measurement[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const features = scattered(count).map(({ number, latitude, longitude, ...properties }) => ({
    type: "Feature",
    id: number,
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties,
  }));
  const body = JSON.stringify({ type: "FeatureCollection", features });
  await page.route("**/*.geojson*", (route) => route.fulfill({ contentType: "application/geo+json", body }));
  await page.goto(origin + mapPage);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await page.locator("#map [data-mark]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const box = await page.locator("#map .map-canvas").boundingBox();
  if (!box) throw new Error("The map is not shown.");
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const panned = await framesDuring(page, () => drag(page, centre));
  const zoomed = await framesDuring(page, () => turnWheel(page, centre));
  const marks = await page.locator("#map [data-mark]").count();
  await page.close();
  const name = `${count.toLocaleString("en")} points`;
  const limit = count > 5000 ? {} : { limit: frameLimit };
  return [
    { what: `${name}: frame time while panning, mean of ${panned.count}`, value: panned.mean, unit: "ms", ...limit },
    { what: `${name}: frame time while zooming, mean of ${zoomed.count}`, value: zoomed.mean, unit: "ms", ...limit },
    { what: `${name}: buttons on the map`, value: marks, unit: "" },
  ];
}

/** Drags the map back and forth by more than the window's width, in small steps. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  for (const way of [-1, 1, 1, -1]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way * 400, y + way * 60, { steps: 60 });
    await page.mouse.up();
  }
}

async function turnWheel(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  for (const way of [-1, -1, -1, 1, 1, 1]) {
    await page.mouse.wheel(0, way * 60);
    await page.waitForTimeout(400);
  }
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** Returns the mean time between frames, in milliseconds, while `act` runs. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<{ mean: number; count: number }> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.frameTimes = frames;
    requestAnimationFrame(function note(time) {
      frames.push(time);
      if (window.frameTimes === frames) requestAnimationFrame(note);
    });
  });
  await act();
  const frames = await page.evaluate(() => {
    const { frameTimes } = window;
    window.frameTimes = [];
    return frameTimes;
  });
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  if (frames.length < 30) throw new Error(`There were only ${frames.length} frames.`);
  return { mean: (last - first) / (frames.length - 1), count: frames.length - 1 };
}

/** Returns the gzipped kilobytes of the scripts that only the map needs. */
function scriptSize(): number {
  const client = join(root, "dist/client");
  const scripts = globSync("assets/**/*.js", { cwd: client }).map((file) => readFileSync(join(client, file)));
  const own = ["pigeon-tiles", "the map could not be loaded"].map((text) => {
    const script = scripts.find((each) => each.includes(text));
    if (!script) throw new Error(`No script of the build contains ${text}.`);
    return gzipSync(script, { level: 9 }).length;
  });
  return own.reduce((sum, size) => sum + size, 0) / KB;
}
