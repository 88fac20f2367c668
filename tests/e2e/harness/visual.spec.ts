import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { createControl } from "#harness/replay/control/control.ts";
import type { Group } from "#harness/stories/visual/causes.ts";
import { toPage } from "#harness/stories/visual/report/report.ts";
import { sharp } from "#server/images/libvips.ts";
import { check, withAxe } from "../support/axe.ts";
import { test } from "../support/visitor.ts";

/** Groups of differences as a run reports them. */
function groups(count: number): Group[] {
  return Array.from({ length: count }, (_, index): Group => {
    const look = { sha: `${index % 20}`.padStart(64, "0"), width: 1280, height: 2200 };
    const story = {
      id: `service--${index}`,
      group: "service",
      language: "cs",
      theme: "t",
      now: 0,
      fixture: null,
    } as const;
    const job = { story, variant: { theme: "t", width: 320, mode: "light" }, isFocused: false, on: "both" } as const;
    const difference = { name: `service--${index}`, job, before: look, after: look, isStored: true } as const;
    const pixels = { count: 2, delta: 3, box: { x: 1, y: 500, width: 2, height: 3 } };
    const lines = Array.from(
      { length: 20 },
      (_, line) => ({ sign: line % 2 ? "+" : "-", text: `<p id="${line}">` }) as const,
    );
    return {
      kind: "changed",
      cause: "style",
      detail: [`.a${index}: top none → 1px`],
      differences: [{ ...difference, pixels, markup: lines, aria: lines }],
    };
  });
}

/** Writes white images for all variants next to a report. */
async function writePictures(report: string, found: readonly Group[]): Promise<void> {
  const background = "white";
  const png = await sharp({ create: { width: 1280, height: 2200, channels: 3, background } })
    .png()
    .toBuffer();
  const folder = join(dirname(report), "pictures");
  mkdirSync(folder, { recursive: true });
  const looks = new Set(found.flatMap(({ differences }) => differences.map(({ before }) => before?.sha)));
  for (const sha of looks) writeFileSync(join(folder, `${sha}.png`), png);
}

test("the report of differences is accessible, works by keyboard, and saves the decisions", async ({ page }, info) => {
  const file = info.outputPath("index.html");
  const found = groups(3);
  await writePictures(file, found);
  writeFileSync(file, toPage("HEAD → working tree", found, "en"));
  await withAxe(page);
  await page.goto(pathToFileURL(file).href);
  await check(page);
  await page.keyboard.press("j");
  await expect(page.locator("h2").first()).toBeFocused();
  await page.keyboard.press("a");
  await page.keyboard.press("r");
  await expect(page.locator("#decided")).toHaveText("2 / 3");
  await page.getByRole("radio", { name: "slider" }).check();
  await page.getByRole("slider").first().fill("20");
  await expect(page.locator("figure").first()).toHaveCSS("--split", "20%");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button").click()]);
  const decisions = JSON.parse((await (await download.createReadStream()).toArray()).join(""));
  const [first, second] = await page
    .locator("section")
    .evaluateAll((all) => all.map((each) => each.dataset["fingerprint"]));
  expect(decisions).toEqual({ format: 1, approved: [first], rejected: [second] });
});

test("of a report of 500 differences, only what is near the screen is laid out", async ({ page }, info) => {
  const file = info.outputPath("index.html");
  const found = groups(500);
  await writePictures(file, found);
  writeFileSync(file, toPage("HEAD → working tree", found, "cs"));
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator("section")).toHaveCount(500);
  // The first difference is scrolled into view.
  await expect(page.locator(".view").first()).not.toHaveJSProperty("scrollTop", 0);
  const { metrics } = await session.send("Performance.getMetrics");
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value;
  expect(count("Nodes")).toBeGreaterThan(50_000);
  expect(count("LayoutObjects")).toBeLessThan(2000);
  expect(count("LayoutCount")).toBeLessThan(20);
});

test("the control page of the replay is accessible", async ({ page }) => {
  const { fault, ...handlers } = createControl({
    rules: [{ match: { route: "tags" }, effect: { status: 503 } }],
    seed: 1,
    latency: undefined,
    scenarios: new Map(),
    token: null,
    note() {},
    similarTo: () => ["a/b"],
    onMiss: async () => null,
  });
  const replay = await serveReplay({
    store: readStore(join(import.meta.dirname, "../../../fixtures")),
    clock: { now: () => 0 },
    port: 0,
    ...handlers,
  });
  replay.setFault(fault);
  for (const path of ["/tags", "/webs", "/contents/by-id/9"]) await fetch(replay.url + path);
  await withAxe(page);
  await page.goto(`${replay.url}/__replay`);
  await expect(page.getByRole("row")).toHaveCount(4);
  await check(page);
  await page.getByRole("button", { name: "Remove rule 1" }).click();
  await expect(page.getByText("Every request is answered as recorded.")).toBeVisible();
  await replay.close();
});
