import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { startPortal } from "../support/portal.ts";
import { test, visit } from "../support/visitor.ts";

// The two portals are started once.
test.describe.configure({ mode: "default" });

/** The browser test, on a page of another site than the one that probes cookies. */
const probing = { probe: "", address: "" };
const stops: (() => Promise<void>)[] = [];
test.beforeAll(async () => {
  const other = await startPortal({ COOKIE_PROBE_ORIGIN: "http://localhost" });
  probing.probe = `http://localhost:${other.port}`;
  const own = await startPortal({ COOKIE_PROBE_ORIGIN: probing.probe });
  probing.address = `http://127.0.0.1:${own.port}/test-prohlizece`;
  stops.push(own.stop, other.stop);
});
test.afterAll(async () => {
  for (const stop of stops) await stop();
});

const { checks, outcomes, overall } = cs.browserTest;

/** The result of one check of the browser test. */
function result(page: Page, check: keyof typeof checks) {
  const term = page.getByRole("term").filter({ hasText: new RegExp(`^${checks[check].name}$`) });
  return page.locator("main dl > div", { has: term }).locator("dd p").first();
}

test("the browser test detects its browser", async ({ page }) => {
  await visit(page, "/test-prohlizece");
  await expect(page.locator("main").getByRole("status").first()).toContainText(`${overall}: ${outcomes.passed}`);
  await expect(result(page, "javascript")).toHaveText(outcomes.passed);
  await expect(result(page, "cookies")).toHaveText(outcomes.passed);
  await expect(result(page, "browser")).toHaveText(/^\s*Vyhovuje \(Chrome \d+\)$/);
  await expect(result(page, "thirdPartyCookies")).toHaveText(outcomes.untested);
  await expect(result(page, "ieSettings")).toHaveText(outcomes.notApplicable);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "browser-test" }));
});

test("the result is copied as text, manually where the browser does not allow it", async ({ page }) => {
  await visit(page, "/test-prohlizece");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: cs.copy.result }).click();
  await expect(page.getByLabel(cs.copy.byHand)).toHaveValue(new RegExp(`${overall}: ${outcomes.passed}$`));
});

test("without script the browser test says that script is missing", async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/test-prohlizece`);
  await expect(page.getByRole("status").first()).toContainText(`${overall}: ${outcomes.failed}`);
  await expect(result(page, "javascript")).toHaveText(outcomes.failed);
  await expect(result(page, "cookies")).toHaveText(outcomes.untested);
  await expect(page.getByRole("button", { name: cs.copy.result })).toHaveCount(0);
  await context.close();
});

test("third-party cookies are tested on another site", async ({ playwright, launchOptions }, testInfo) => {
  // A persistent profile, because Chromium blocks all such cookies in windows without one.
  const profile = testInfo.outputPath("profile");
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await visit(page, probing.address);
  await expect(result(page, "thirdPartyCookies")).toHaveText(outcomes.passed);
  await context.close();
});

test("a browser that blocks third-party cookies passes with restrictions", async ({ page }) => {
  // The headless shell blocks such cookies only when told to.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true });
  await visit(page, probing.address);
  await expect(result(page, "thirdPartyCookies")).toHaveText(outcomes.limited);
  await expect(page.locator("main").getByRole("status").first()).toContainText(`${overall}: ${outcomes.limited}`);
});

test("what cannot be tested does not count", async ({ browser }) => {
  const { probe, address } = probing;
  const page = await browser.newPage();
  await page.route(`${probe}/**`, (route) => route.abort("blockedbyclient"));
  const blocked = page.waitForEvent("requestfailed");
  await visit(page, address);
  await blocked;
  await expect(result(page, "thirdPartyCookies")).toHaveText(outcomes.untested);
  await expect(page.locator("main").getByRole("status").first()).toContainText(`${overall}: ${outcomes.passed}`);
  await page.close();
});

test("a tree of 20,000 values renders few lines and is navigable by keyboard", async ({ page }) => {
  await visit(page, "/dev/components/json");
  const island = page.locator("[data-island=jsonViewer]").nth(1);
  await island.scrollIntoViewIfNeeded();
  const tree = island.getByRole("tree");
  await expect(tree).toHaveCSS("height", "400px");
  await island.getByRole("button", { name: cs.json.expandAll }).click();
  const active = tree.locator("[role=treeitem][aria-selected=true]");
  await tree.focus();
  await page.keyboard.press("End");
  await expect(active).toHaveText("note: null");
  await expect(active).toHaveAttribute("aria-level", "4");
  await expect(active).toHaveCSS("height", "20px");
  const id = await active.getAttribute("id");
  await expect(tree).toHaveAttribute("aria-activedescendant", id ?? "");
  expect(Number(/\d+$/.exec(id ?? "")?.[0])).toBeGreaterThan(20_000);
  expect(await tree.getByRole("treeitem").count()).toBeLessThanOrEqual(60);

  await page.keyboard.press("ArrowLeft");
  await expect(active).toHaveText(/^3999: \{4\}/);
  await page.keyboard.press("ArrowLeft");
  await expect(active).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Home");
  await expect(active).toHaveAttribute("aria-level", "1");
  await page.keyboard.press("Enter");
  await expect(tree.getByRole("treeitem")).toHaveCount(1);
});

test("without script a tree is text", async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/dev/components/json`);
  const small = page.getByRole("region", { name: cs.demo.json.small });
  await expect(small).toContainText('"addresses"');
  await expect(page.getByText(cs.json.shortened)).toHaveCount(1);
  await context.close();
});
