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
}

/** A piece of text that minifying leaves in place, and a file that holds it. */
const serverOnly = {
  zod: { text: "unrecognized_keys", origin: "node_modules/zod/v4/core/schemas.js" },
  i18next: { text: "missingKeyHandler", origin: "node_modules/i18next/dist/esm/i18next.js" },
  "react-i18next": { text: "NO_I18NEXT_INSTANCE", origin: "node_modules/react-i18next/dist/es/useTranslation.js" },
  "sanitize-html": { text: "nonTextTags", origin: "node_modules/sanitize-html/index.js" },
  templates: { text: "page.regions", origin: "templates/news-item/news-item.tsx" },
  schemas: { text: "platnostDo", origin: "schemas/structures/news-item.ts" },
  texts: { text: "Zkuste vyhledávání", origin: "locales/cs.json" },
};

test("libraries, schemas, templates and texts of the server stay out of the browser", () => {
  const client = join(root, "dist/client");
  const chunks = globSync("**/*.js", { cwd: client }).map((chunk) => [
    chunk,
    readFileSync(join(client, chunk), "utf8"),
  ]);
  expect(chunks.length).toBeGreaterThan(5);
  for (const [what, { text, origin }] of Object.entries(serverOnly)) {
    expect(readFileSync(join(root, origin), "utf8"), origin).toContain(text);
    expect(
      chunks.flatMap(([chunk, script]) => (script?.includes(text) ? chunk : [])),
      what,
    ).toEqual([]);
  }
});

test("the project's code uses no Markdown parser in the browser", () => {
  const chunks = globSync("dist/client/**/*.js", { cwd: root });
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) expect(readFileSync(join(root, chunk), "utf8")).not.toMatch(/markdown-?it/i);
});
