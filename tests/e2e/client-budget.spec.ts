import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { root } from "./portal.ts";
import { test, visit } from "./visitor.ts";

/** A kilobyte of the budget. */
const kB = 1000;
/** Text that the script of React holds whatever its build. */
const react = "react.dev/errors/";

/** Kinds of page: script at once and in all in kB packed, requests but those for photographs and pages fetched ahead. */
const kinds = [
  { address: "/", atOnce: 8, inAll: 30, requests: 10, hasReact: false },
  { address: "/rodina", atOnce: 8, inAll: 30, requests: 10, hasReact: false },
  { address: "/rodina/pridavek-na-dite", atOnce: 8, inAll: 30, requests: 10, hasReact: false },
  { address: "/aktuality", atOnce: 8, inAll: 30, requests: 10, hasReact: false },
  { address: "/dev/components/json", atOnce: 10, inAll: 110, requests: 30, hasReact: true },
];

test.use({ hasDecided: false });

/** Answers to a page's requests but those for pages fetched ahead. */
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

/** Kilobytes of the responses of a kind, each packed by gzip where text is. */
async function weigh(responses: readonly Response[], kind: string): Promise<number> {
  const wanted = ofKind(responses, kind);
  expect(wanted.length, `responses of kind ${kind}`).toBeGreaterThan(0);
  const bodies = await Promise.all(wanted.map((response) => response.body()));
  const bytes = bodies.map((body) => (kind === "font" ? body.length : gzipSync(body, { level: 9 }).length));
  return bytes.reduce((sum, size) => sum + size, 0) / kB;
}

for (const { address, atOnce, inAll, requests, hasReact } of kinds) {
  test(`${address}: script, styles, fonts and requests stay within the budget of its kind`, async ({ page }) => {
    const responses = watchTraffic(page);
    await visit(page, address);
    await page.waitForLoadState("networkidle");
    // What islands load is not loaded at once.
    if (!hasReact) expect(await weigh(responses, "script"), "script at once").toBeLessThanOrEqual(atOnce);
    expect(await weigh(responses, "stylesheet"), "styles").toBeLessThanOrEqual(20);
    expect(await weigh(responses, "font"), "fonts").toBeLessThanOrEqual(50);
    const own = responses.map((response) => response.url()).filter((url) => !/\/(_ipx|cms)\//.test(url));
    expect(own.length, own.join(" ")).toBeLessThanOrEqual(requests);
    await useHeader(page);
    await page.waitForLoadState("networkidle");
    expect(await weigh(responses, "script"), "script in all").toBeLessThanOrEqual(inAll);
    const scripts = await Promise.all(ofKind(responses, "script").map((response) => response.text()));
    expect(scripts.some((script) => script.includes(react))).toBe(hasReact);
  });
}

/** Opens a submenu, chooses a colour mode and answers the question about cookies. */
async function useHeader(page: Page): Promise<void> {
  const section = page.getByRole("button", { name: cs.header.section }).first();
  await section.click();
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel(cs.colorMode.title).selectOption(cs.colorMode.dark);
  await expect(page.locator("html[data-theme=dark]")).toBeAttached();
  await page.getByRole("button", { name: cs.consent.decline, exact: true }).click();
  await expect(page.getByRole("region", { name: cs.consent.barTitle })).toHaveCount(0);
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
