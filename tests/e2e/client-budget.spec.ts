import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { root } from "./portal.ts";
import { test, visit } from "./visitor.ts";

/** A kilobyte of the budget. */
const kB = 1000;
const addresses = ["/", "/rodina", "/rodina/pridavek-na-dite"];

function watchTraffic(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

/** Bytes of the responses of a kind, each packed by gzip where text is. */
async function weigh(responses: readonly Response[], kind: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === kind);
  expect(wanted.length, `responses of kind ${kind}`).toBeGreaterThan(0);
  const bodies = await Promise.all(wanted.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + (kind === "font" ? body.length : gzipSync(body, { level: 9 }).length), 0);
}

for (const address of addresses) {
  test(`${address}: the first view stays within its budget`, async ({ page }) => {
    const responses = watchTraffic(page);
    await visit(page, address);
    await page.waitForLoadState("networkidle");
    expect(await weigh(responses, "script"), "script after idle").toBeLessThanOrEqual(95 * kB);
    expect(await weigh(responses, "stylesheet"), "styles").toBeLessThanOrEqual(20 * kB);
    expect(await weigh(responses, "font"), "fonts").toBeLessThanOrEqual(50 * kB);
  });

  test(`${address}: the script before any island stays within its budget`, async ({ page }) => {
    // Neither fetched ahead nor brought to life, the islands leave the script that every page runs.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
      await route.fulfill({ response, body });
    });
    const responses = watchTraffic(page);
    await page.goto(address);
    await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html[data-shell=ready]")).toHaveCount(0);
    expect(await weigh(responses, "script")).toBeLessThanOrEqual(8 * kB);
  });

  for (const width of [390, 1280]) {
    test(`${address}: nothing moves while the page loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await visit(page, address);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  }
}

/** One live Czech page of each structure. */
function onePageOfEach(): string[] {
  const folder = join(root, "fixtures/contents");
  const pages = globSync("*/*/*.cs.json", { cwd: folder })
    .toSorted()
    .map((file) => {
      const { published, friendlyURLs } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const [site, structure] = file.split("/");
      return { structure, published, slug: friendlyURLs.cs_cz, base: site === "up" ? "/up" : "" };
    })
    .filter(({ structure, published, slug }) => structure !== "web-config" && published && !slug.startsWith("chybne/"));
  return [...Map.groupBy(pages, ({ structure }) => structure).values()].flatMap(([first]) =>
    first ? `${first.base}/${first.slug}` : [],
  );
}

test("no template adds script to the first view of its page", async ({ page, intended }) => {
  test.setTimeout(180_000);
  intended.add(404).add(410);
  const scriptsOf = async (address: string) => {
    const responses = watchTraffic(page);
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const scripts = responses.filter((response) => response.request().resourceType() === "script");
    page.removeAllListeners("response");
    return scripts.map((response) => new URL(response.url()).pathname).toSorted();
  };
  const usual = await scriptsOf("/rodina/pridavek-na-dite");
  expect(usual).not.toEqual([]);
  const pages = onePageOfEach();
  expect(pages.length).toBeGreaterThan(30);
  for (const address of pages) expect(await scriptsOf(address), address).toEqual(usual);
});

/** A piece of text that minifying leaves in place, and a file that holds it. */
const serverOnly = {
  zod: { text: "unrecognized_keys", origin: "node_modules/zod/v4/core/schemas.js" },
  i18next: { text: "missingKeyHandler", origin: "node_modules/i18next/dist/esm/i18next.js" },
  "react-i18next": { text: "NO_I18NEXT_INSTANCE", origin: "node_modules/react-i18next/dist/es/useTranslation.js" },
  "sanitize-html": { text: "nonTextTags", origin: "node_modules/sanitize-html/index.js" },
  templates: { text: "sections.gallery", origin: "templates/news-item/news-item.tsx" },
  schemas: { text: "platnostDo", origin: "schemas/structures/news-item.ts" },
  texts: { text: "Zkuste vyhledávání", origin: "locales/cs.json" },
};

for (const [what, { text, origin }] of Object.entries(serverOnly)) {
  test(`${what} stays out of the browser`, () => {
    expect(readFileSync(join(root, origin), "utf8")).toContain(text);
    const client = join(root, "dist/client");
    const chunks = globSync("**/*.js", { cwd: client });
    expect(chunks.length).toBeGreaterThan(5);
    const guilty = chunks.filter((chunk) => readFileSync(join(client, chunk), "utf8").includes(text));
    expect(guilty).toEqual([]);
  });
}

test("the project's code uses no Markdown parser in the browser", () => {
  const chunks = globSync("dist/client/**/*.js", { cwd: root });
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) expect(readFileSync(join(root, chunk), "utf8")).not.toMatch(/markdown-?it/i);
});
