import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import editors from "#locales/editors/cs.json" with { type: "json" };
import english from "#locales/editors/en.json" with { type: "json" };
import pageTexts from "#locales/en.json" with { type: "json" };
import { messageToCms } from "#schemas/visitor/preview-messages.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import { check, expectFits, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { looksOf, setLook } from "../support/looks.ts";
import { type Portal, root } from "../support/portal.ts";
import { test as base } from "../support/visitor.ts";

const texts = editors.preview;
const secret = "0123456789abcdef0123456789abcdef";
const faulty = "/zkusebna/chybne/bloky";
const englishPage = "/en/services/state-social-assistance";
const example = readFileSync(join(root, "docs/preview-frame.html"), "utf8");

/** A portal, the CMS that may frame its previews, and another origin that may not. */
interface Stage {
  portal: Portal;
  cms: string;
  hostile: string;
  preview(path: string): Promise<string>;
}

/** A separate origin that serves the docs' example page around the address in its query, until the worker ends. */
async function serveExample(): Promise<string> {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? "", "http://x").searchParams.get("src") ?? "about:blank";
    response.setHeader("content-type", "text/html");
    response.end(example.replace(/src="[^"]*"/, `src="${shown.replaceAll("&", "&amp;")}"`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

let examples: Promise<[cms: string, hostile: string]> | undefined;

const test = base.extend<{ stage: Stage }>({
  stage: async ({ portalWith }, use) => {
    examples ??= Promise.all([serveExample(), serveExample()]);
    const [cms, hostile] = await examples;
    const portal = await portalWith({
      PREVIEW_SECRET: secret,
      CMS_EDIT_URL: "https://cms.example/{id}?field={field}",
      PREVIEW_FRAME_ANCESTORS: `https://cms.example.org, ${cms}`,
    });
    const token = () => createPreviewToken(secret, Date.now() + 600_000);
    const preview = async (path: string) => `${portal.url}${path}?preview=${await token()}`;
    await use({ portal, cms, hostile, preview });
  },
});

// Starting the portal takes longer than running the tests.
test.describe.configure({ mode: "default" });

interface Received {
  origin: string;
  data: unknown;
}

/** Opens a page of an origin that frames a preview, and records the messages that it receives. */
async function frame(page: Page, origin: string, address: string): Promise<FrameLocator> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const received: unknown[] = [];
    Reflect.set(window, "received", received);
    addEventListener("message", ({ origin, data }) => received.push({ origin, data }));
  });
  await page.goto(`${origin}/?src=${encodeURIComponent(address)}`);
  return page.frameLocator("#preview");
}

const receivedBy = (page: Page): Promise<Received[]> => page.evaluate(() => Reflect.get(window, "received"));
const panelIn = (within: FrameLocator | Page) => within.getByRole("complementary", { name: texts.title });

/** Marks the document in the frame, so that a reload is noticed. */
async function markFrame(preview: FrameLocator): Promise<() => Promise<boolean>> {
  const body = preview.locator("body");
  await body.evaluate(() => Reflect.set(window, "isMarked", true));
  // Between two documents there is nothing to ask.
  return () => body.evaluate(() => Reflect.get(window, "isMarked") !== true).catch(() => false);
}

test("a configured CMS frames a preview, and receives its ready message and findings", async ({ page, stage }) => {
  const preview = await frame(page, stage.cms, await stage.preview(faulty));
  await expect(panelIn(preview)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^Ready: 2388771, findings: \d+$/);
  const received = await receivedBy(page);
  expect(received.map(({ origin }) => origin)).toEqual([stage.portal.url, stage.portal.url]);
  const [ready, findings] = received.map(({ data }) => messageToCms.parse(data));
  expect(ready).toMatchObject({ type: "ready", content: { id: "2388771", language: "cs" } });
  if (findings?.type !== "findings") throw new Error("expected findings");
  expect(findings.total).toBe(findings.findings.length);
  expect(findings.findings.map(({ field }) => field)).toContain("data.sekce.3.popisek");
  expect(JSON.stringify(received)).not.toContain("preview=");
});

test("a field selected in the CMS is highlighted, one that is not on the page is named", async ({ page, stage }) => {
  const preview = await frame(page, stage.cms, await stage.preview(faulty));
  const status = panelIn(preview).getByRole("status");
  await expect(page.getByRole("status")).toHaveText(/findings/);
  await page.getByLabel("Field").fill("name");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(status).toContainText("Na stránce je zvýrazněno: Název");
  await expect(preview.locator("portal-preview .frame")).toBeVisible();
  await page.getByLabel("Field").fill("data.neznama");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(status).toContainText("Na stránce to není vidět: data.neznama");
});

test("saving in the CMS reloads the preview at the same scroll position", async ({ page, stage }) => {
  const preview = await frame(page, stage.cms, await stage.preview("/sluzby/pridavek-na-dite"));
  const save = [
    () => page.getByRole("button", { name: "Save" }).click(),
    () =>
      page.evaluate(() => {
        const message = { type: "payload-document-event" };
        document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
      }),
  ];
  for (const saved of save) {
    await expect(panelIn(preview)).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(/findings/);
    const last = preview.getByRole("main").getByRole("heading").last();
    await last.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
    const placeOf = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const before = await placeOf();
    const isReloaded = await markFrame(preview);
    await saved();
    await expect.poll(isReloaded).toBe(true);
    await expect(panelIn(preview)).toBeVisible();
    await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(10);
  }
});

test("two previews of two contents in two languages leave each other alone", async ({ page, context, stage }) => {
  const other = await context.newPage();
  const token = (content: string) => createPreviewToken(secret, Date.now() + 600_000, { site: null, content });
  const address = async (path: string, id: string) => `${stage.portal.url}${path}?preview=${await token(id)}`;
  const czech = await frame(page, stage.cms, await address(faulty, "2388771"));
  const inEnglish = await frame(other, stage.cms, await address(englishPage, "510016"));
  const panel = panelIn(czech);
  const otherPanel = inEnglish.getByRole("complementary", { name: english.preview.title });
  await expect(page.getByRole("status")).toHaveText(/^Ready: 2388771, findings/);
  await expect(other.getByRole("status")).toHaveText(/^Ready: 510016, findings/);

  // A field is shown, the panel closed and its language changed in one tab alone.
  await page.getByLabel("Field").fill("name");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(panel.getByRole("status")).toContainText("Na stránce je zvýrazněno: Název");
  await expect(otherPanel.getByRole("status")).toBeEmpty();
  await otherPanel.getByRole("button", { name: english.preview.close }).click();
  await expect(panel.getByRole("button", { name: texts.close })).toBeVisible();

  // Saving reloads the preview of one tab, with its own token and its own state.
  const isOtherReloaded = await markFrame(inEnglish);
  const isReloaded = await markFrame(czech);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(isReloaded).toBe(true);
  await expect(panel.locator("[data-issue]").first()).toBeVisible();
  expect(await isOtherReloaded()).toBe(false);
  await other.getByRole("button", { name: "Save" }).click();
  await expect.poll(isOtherReloaded).toBe(true);
  await expect(otherPanel.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  const idsOf = async (tab: Page) => {
    const messages = (await receivedBy(tab)).map(({ data }) => messageToCms.parse(data));
    return messages.flatMap((message) => (message.type === "ready" ? message.content?.id : []));
  };
  expect([await idsOf(page), await idsOf(other)]).toEqual([
    ["2388771", "2388771"],
    ["510016", "510016"],
  ]);
  await other.close();
});

test("when the secret is replaced, an open preview stays and tells its editor what to do", async ({
  page,
  start,
  stage,
  intended,
}) => {
  intended.add(403);
  const file = test.info().outputPath("preview-secret");
  writeFileSync(file, secret);
  const portal = await start({ PREVIEW_SECRET_FILE: file, PREVIEW_FRAME_ANCESTORS: stage.cms });
  const token = await createPreviewToken(secret, Date.now() + 600_000);
  const preview = await frame(page, stage.cms, `${portal.url}${englishPage}?preview=${token}`);
  const panel = preview.getByRole("complementary", { name: english.preview.title });
  await expect(panel).toBeVisible();
  const isReloaded = await markFrame(preview);
  writeFileSync(file, secret.toUpperCase());
  portal.child.kill("SIGHUP");
  await expect.poll(() => portal.log().map(({ msg }) => msg)).toContain("settings reloaded");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("status")).toHaveText(english.preview.notReloaded);
  await panel.getByRole("button", { name: english.preview.otherLanguage }).click();
  await expect(preview.getByText(texts.notReloaded)).toBeVisible();
  expect(await isReloaded()).toBe(false);
  const refused = await get(portal, `${englishPage}?preview=${token}`);
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(pageTexts.errors.preview.invalid)]);
});

test("messages from anyone but the CMS are ignored", async ({ page, stage }) => {
  const preview = await frame(page, stage.cms, await stage.preview(faulty));
  await expect(page.getByRole("status")).toHaveText(/findings/);
  const isReloaded = await markFrame(preview);
  const status = panelIn(preview).getByRole("status");
  const forged = [
    null,
    "saved",
    { source: "portal-cms" },
    { source: "portal-cms", type: "delete" },
    { source: "portal-preview", type: "saved" },
    { source: "portal-cms", type: "select-field" },
    { source: "portal-cms", type: "select-field", field: { length: 1 } },
    { source: "portal-cms", type: "select-field", field: "a".repeat(501) },
  ];
  await page.evaluate((messages) => {
    for (const message of messages) document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
  }, forged);
  // A sibling frame, of another origin and of the CMS's own origin: neither is the CMS that frames the preview.
  for (const origin of [stage.hostile, stage.cms]) {
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement("iframe"), { src })),
      origin,
    );
    const beside = await (await page.locator("iframe").last().elementHandle())?.contentFrame();
    await beside?.waitForLoadState();
    await beside?.evaluate(() => {
      parent.frames[0]?.postMessage({ source: "portal-cms", type: "saved" }, "*");
      parent.frames[0]?.postMessage({ source: "portal-cms", type: "select-field", field: "name" }, "*");
    });
  }
  await page.waitForTimeout(300);
  expect(await isReloaded()).toBe(false);
  await expect(status).toBeEmpty();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(status).not.toBeEmpty();
});

test("another origin can neither frame a preview nor receive its messages", async ({ browser, stage }) => {
  const page = await browser.newPage();
  await frame(page, stage.hostile, await stage.preview(faulty));
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  expect(await receivedBy(page)).toEqual([]);
  await page.close();
});

test("the CMS may frame no other page", async ({ browser, stage }) => {
  const page = await browser.newPage();
  await frame(page, stage.cms, `${stage.portal.url}/rodina`);
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  const { headers } = await get(stage.portal, "/rodina?preview=1");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self';");
  await page.close();
});

test("a click on a text opens its field in the framing CMS", async ({ page, stage }) => {
  const preview = await frame(page, stage.cms, await stage.preview(faulty));
  await expect(page.getByRole("status")).toHaveText(/findings/);
  await panelIn(preview).getByRole("button", { name: texts.editMode }).click();
  const marks = preview.getByRole("navigation", { name: texts.editMarks });
  await marks.getByRole("button", { name: "Upravit v CMS: Název" }).click();
  await expect(page.getByLabel("Field")).toHaveValue("name");
  await expect(panelIn(preview).getByRole("status")).toHaveText("Pole se otevírá v CMS: Název");
});

for (const look of looksOf(1)) {
  test(`at ${look.width} px in ${look.colorScheme} texts are opened by click and by keyboard`, async ({
    page,
    stage,
  }) => {
    await setLook(page, look);
    await withAxe(page);
    await page.goto(await stage.preview(faulty));
    const toggle = panelIn(page).getByRole("button", { name: texts.editMode });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    const marks = page.getByRole("navigation", { name: texts.editMarks });
    await expect(marks).toHaveCount(0);
    await toggle.press("Enter");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    const links = marks.getByRole("link");
    await expect(links.first()).toHaveAttribute("href", "https://cms.example/2388771?field=name");
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const mark = await links.first().boundingBox();
    expect(Math.abs((heading?.y ?? 0) - (mark?.y ?? 1000))).toBeLessThan(5);
    expect(await links.count()).toBeGreaterThan(4);
    await check(page);
    await expectFits(page);
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();
    const popup = page.context().waitForEvent("page");
    await page.context().route("https://cms.example/**", (route) => route.fulfill({ body: "CMS" }));
    await page.keyboard.press("Enter");
    expect((await popup).url()).toMatch(/^https:\/\/cms\.example\/2388771\?field=data\./);
    await page.keyboard.press("Escape");
    await expect(marks).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });
}

test("an unsaved record is shown without a reload, at the same place, and only in its own frame", async ({
  page,
  stage,
}) => {
  const path = "/prace/minimalni-mzda";
  const address = await stage.preview(path);
  const preview = await frame(page, stage.cms, address);
  await panelIn(preview).waitFor();
  const isReloaded = await markFrame(preview);
  const file = join(root, "fixtures/contents/mpsv/standard-page/minimalni-mzda.cs.json");
  const record = { ...JSON.parse(readFileSync(file, "utf8")), name: "Právě psaný název" };
  const post = (message: object, origin: string) =>
    page.evaluate(
      ([data, target]) => {
        const element = document.querySelector<HTMLIFrameElement>("#preview");
        element?.contentWindow?.postMessage(data, String(target));
      },
      [message, origin] as const,
    );
  const heading = preview.locator("#page main h2").last();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await top();
  await post({ source: "portal-cms", type: "unsaved", record }, stage.portal.url);
  await expect(preview.locator("h1")).toHaveText("Právě psaný název");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
  await expect(panelIn(preview).locator(".summary")).toContainText("Název");
  expect(await isReloaded()).toBe(false);
  const elsewhere = await get(stage.portal, address.slice(stage.portal.url.length));
  expect(elsewhere.text).toContain("<h1");
  expect(elsewhere.text).not.toContain("Právě psaný název");
});
