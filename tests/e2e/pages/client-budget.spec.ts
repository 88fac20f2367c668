import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { pageBudgets } from "#harness/bench/page-budgets.ts";
import cs from "#locales/cs.json" with { type: "json" };
import { root } from "../support/portal.ts";
import { test, visit } from "../support/visitor.ts";

/** Bytes in a kilobyte of the budget. */
const kB = 1000;
/** Text that every build of React contains. */
const react = "react.dev/errors/";

test.use({ hasDecided: false });

/** Responses to a page's requests, without those for prefetched pages. */
function watchTraffic(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "fetch") responses.push(response);
  });
  return responses;
}

function ofKind(responses: readonly Response[], kind: string): Response[] {
  return responses.filter((response) => response.request().resourceType() === kind);
}

/** Kilobytes of responses; text is measured gzipped. */
async function weigh(responses: readonly Response[]): Promise<number> {
  expect(responses.length).toBeGreaterThan(0);
  const sizes = responses.map(async (response) => {
    const body = await response.body();
    return ofKind([response], "font").length > 0 ? body.length : gzipSync(body, { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / kB;
}

for (const budget of pageBudgets) {
  test(`a ${budget.kind} stays within its budget`, async ({ page }) => {
    const responses = watchTraffic(page);
    await visit(page, budget.address);
    await page.waitForLoadState("networkidle");
    const first = responses.filter((response) => !/\/(_ipx|cms|builds)\//.test(response.url()));
    const [document] = ofKind(first, "document");
    const html = (await document?.body())?.length ?? Number.NaN;
    expect.soft(html / kB, "HTML").toBeLessThanOrEqual(budget.html);
    expect.soft(await weigh(ofKind(first, "document")), "HTML, packed").toBeLessThanOrEqual(budget.packedHtml);
    expect.soft(await weigh(ofKind(first, "stylesheet")), "styles").toBeLessThanOrEqual(budget.styles);
    expect.soft(await weigh(ofKind(first, "script")), "script").toBeLessThanOrEqual(budget.script);
    expect.soft(await weigh(first), "everything").toBeLessThanOrEqual(budget.total);
    // The dictionary is loaded when idle, for the pages after this one.
    const urls = first.map((response) => response.url()).filter((url) => !url.endsWith(".dict"));
    expect.soft(urls.length, urls.join(" ")).toBeLessThanOrEqual(budget.requests);
    expect.soft(urls.filter((url) => url.includes("cyrillic"))).toEqual([]);
    const preloads = page.locator("link:is([rel=preload]:not([as=image]), [rel=modulepreload])");
    expect.soft(await preloads.count(), "preloads").toBeLessThanOrEqual(3);
    await useHeader(page);
    await page.waitForLoadState("networkidle");
    expect.soft(await weigh(ofKind(responses, "script")), "script in all").toBeLessThanOrEqual(budget.scriptInAll);
    const scripts = await Promise.all(ofKind(responses, "script").map((response) => response.text()));
    expect(scripts.some((script) => script.includes(react))).toBe(budget.hasReact);
  });
}

/** Opens a submenu, types into the search, chooses a colour mode and answers the cookie question. */
async function useHeader(page: Page): Promise<void> {
  const section = page.getByRole("button", { name: cs.header.section }).first();
  await section.click();
  await expect(section).toHaveAttribute("aria-expanded", "true");
  const field = page.locator("[data-input]").filter({ visible: true }).first();
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await page.getByRole("radio", { name: cs.colorMode.dark }).check();
  await expect(page.locator("html[data-theme=dark]")).toBeAttached();
  await page.getByRole("button", { name: cs.consent.decline, exact: true }).click();
  await expect(page.getByRole("region", { name: cs.consent.barTitle })).toHaveCount(0);
}

/** A text that minifying leaves in place, and a file that contains it. */
const serverOnly = {
  zod: { text: "unrecognized_keys", origin: "node_modules/zod/v4/core/schemas.js" },
  i18next: { text: "missingKeyHandler", origin: "node_modules/i18next/dist/esm/i18next.js" },
  "react-i18next": { text: "NO_I18NEXT_INSTANCE", origin: "node_modules/react-i18next/dist/es/useTranslation.js" },
  "sanitize-html": { text: "nonTextTags", origin: "node_modules/sanitize-html/index.js" },
  templates: { text: "page.regions", origin: "templates/news-item/news-item.tsx" },
  schemas: { text: "platnostDo", origin: "schemas/structures/news-item.ts" },
  texts: { text: "Zkuste vyhledávání", origin: "locales/cs.json" },
};

/** Script loaded only by editors: previews validate messages of the CMS by a schema. */
const ofEditors = "renderer/client/preview/start.ts";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** Files of the scripts that visitors' pages may load. */
function visitorScripts(): string[] {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(root, "dist/assets.json"), "utf8"));
  expect(Object.keys(chunks)).toContain(ofEditors);
  const reached = new Set<string>();
  function visitChunk(name: string): void {
    const chunk = chunks[name];
    if (!chunk || name === ofEditors || reached.has(name)) return;
    reached.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visitChunk(next);
  }
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) visitChunk(name);
  return [...reached].flatMap((name) => chunks[name]?.file ?? []).filter((file) => file.endsWith(".js"));
}

test("server-only libraries, schemas, templates and texts are not sent to visitors' browsers", () => {
  const scripts = visitorScripts().map((file) => [file, readFileSync(join(root, "dist/client", file), "utf8")]);
  expect(scripts.length).toBeGreaterThan(5);
  for (const [what, { text, origin }] of Object.entries(serverOnly)) {
    expect(readFileSync(join(root, origin), "utf8"), origin).toContain(text);
    expect(
      scripts.flatMap(([file, script]) => (script?.includes(text) ? file : [])),
      what,
    ).toEqual([]);
  }
});

test("the project's code uses no Markdown parser in the browser", () => {
  const chunks = globSync("dist/client/**/*.js", { cwd: root });
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) expect(readFileSync(join(root, chunk), "utf8")).not.toMatch(/markdown-?it/i);
});
