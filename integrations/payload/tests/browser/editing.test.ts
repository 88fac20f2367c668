import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brokenRules, newsItem, signIn, startAll } from "./cms.ts";

const { url, browser, payload } = await startAll();
const form = (locale: string) => `${url}/admin/collections/news-item/${newsItem.id}?locale=${locale}`;

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector("#field-name");
  await page.waitForTimeout(2000);
}

async function saveDraft(page: Page): Promise<void> {
  await page.locator("#action-save-draft").click();
  await page
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
}

/** Rules that our own parts break; the grey of help texts is Payload's. */
const ownRules = async (page: Page, part: string) =>
  (await brokenRules(page, part)).filter((rule) => rule !== "color-contrast");

test("what is typed stands in the preview without a save or a reload, at the same place of the page", async () => {
  const page = await signIn(browser, url);
  await openForm(page, form("cs"));
  const frame = page.locator("#live-preview-iframe");
  if (!(await frame.isVisible())) await page.locator("#live-preview-toggler").click();
  const preview = page.frameLocator("#live-preview-iframe");
  await page.locator("#live-preview-iframe[title]").waitFor();
  const before = await payload.countVersions({ collection: "news-item" });
  const body = preview.locator("body");
  await body.evaluate(() => {
    Reflect.set(window, "isMarked", true);
    document.querySelector("main h2")?.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const heading = preview.locator("main h2").first();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const topBefore = await top();
  await page.fill("#field-name", "Teprve psaný název");
  await preview.locator("h1", { hasText: "Teprve psaný název" }).waitFor({ state: "attached" });
  await preview.getByText("Koncept mění", { exact: false }).first().waitFor();
  expect(await body.evaluate(() => Reflect.get(window, "isMarked"))).toBe(true);
  await expect.poll(top).toBeCloseTo(topBefore, -1);
  expect(await payload.countVersions({ collection: "news-item" })).toEqual(before);
  await page.context().close();
});

test("the tab of changes names each field, leads to it in the form, and copies the list", async () => {
  const page = await signIn(browser, url);
  await openForm(page, form("cs"));
  await page.fill("#field-name", "Změněný název zprávy");
  await page.waitForTimeout(1500);
  await saveDraft(page);
  await page.getByRole("link", { name: "Změny" }).click();
  await page.getByRole("heading", { name: "Změny proti zveřejněné stránce (1)" }).waitFor();
  expect(await ownRules(page, ".changes")).toEqual([]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Kopírovat změny jako text" }).click();
  await page.getByText("Změny jsou zkopírovány").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Název: Změněno[\s\S]*Změněný název zprávy/,
  );
  await page.getByRole("link", { name: "Název" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-name");
  await page.context().close();
});

test("a translation shows the Czech value beside each text, and the Czech can be taken only where nothing is written", async () => {
  const page = await signIn(browser, url);
  await openForm(page, form("en"));
  const czech = page.locator(".field-type:has(> .field-type__wrap #field-name) .czech-value");
  await czech.getByText("Změněný název zprávy").waitFor();
  expect(await czech.locator("[lang=cs]").count()).toBe(1);
  expect(await czech.innerText()).toContain("čeština se od překladu změnila");
  expect(await ownRules(page, ".czech-value")).toEqual([]);
  expect(await czech.getByRole("button").count()).toBe(0);
  await page.fill("#field-name", "");
  await czech.getByText("nepřeloženo").waitFor();
  await czech.getByRole("button", { name: "Použít jako základ" }).click();
  expect(await page.inputValue("#field-name")).toBe("Změněný název zprávy");
  await page.context().close();
});

test("a link and a reference are chosen from a search over all pages", async () => {
  const page = await signIn(browser, url);
  await openForm(page, form("cs"));
  await page.locator("#field-data__obsah").click();
  await page.keyboard.press("Control+k");
  const dialog = page.locator("dialog.html-dialog");
  await dialog.getByLabel("Hledat stránku podle názvu nebo adresy").fill("zmeneny nazev");
  await dialog.getByRole("radio").first().check();
  expect(await dialog.locator("input[name=href]").inputValue()).toMatch(/^\/aktuality\//);
  expect(await ownRules(page, "dialog.html-dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goto("about:blank");
  await page.goto(`${form("cs")}#data.odkazy.0.stranka`);
  const field = page.locator("#field-data__odkazy__0__stranka");
  await field.getByRole("button", { name: /^Vybrat/ }).click();
  await dialog.getByLabel("Hledat stránku podle názvu nebo adresy").fill("zmeneny nazev");
  await dialog.getByRole("radio").first().check();
  await dialog.locator(".html-dialog__ok").click();
  await page.getByText("zveřejněno: cs", { exact: false }).first().waitFor();
  await saveDraft(page);
  const saved = await payload.findByID({
    collection: "news-item",
    id: newsItem.id,
    locale: "cs",
    draft: true,
    depth: 0,
  });
  expect(JSON.stringify(saved["data"])).toContain(newsItem.id);
  await page.context().close();
});

test("a chosen image takes the point that stays in sight by click and by arrow keys, and the description of its file", async () => {
  const data = await sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = { name: "vstup.png", data, mimetype: "image/png", size: data.length };
  const document = { name: "Vstup", web: "12", alt: "Vstup do úřadu" };
  const { id } = await payload.create({ collection: "documents", draft: false, data: document, file });
  const obrazek = { url: id, alt: "" };
  await payload.update({
    collection: "news-item",
    id: newsItem.id,
    locale: "cs",
    draft: true,
    data: { data: { obrazek } },
  });
  const page = await signIn(browser, url);
  await openForm(page, form("cs"));
  await page.getByRole("button", { name: "Další údaje" }).click();
  await page.getByRole("button", { name: "Použít tento popis" }).click();
  expect(await page.locator("#field-data__obrazek__alt").inputValue()).toBe("Vstup do úřadu");
  const picture = page.getByRole("button", { name: "Místo, které zůstane vidět: 50 % zleva, 50 % shora" });
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * 0.95, y: 5 } });
  const values = () =>
    Promise.all(["x", "y"].map((axis) => page.locator(`#field-data__obrazek__stred__${axis}`).inputValue()));
  expect(await values()).toEqual(["100", "0"]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await values()).toEqual(["75", "25"]);
  expect(await ownRules(page, ".image-tools")).toEqual([]);
  await saveDraft(page);
  const saved = await payload.findByID({ collection: "news-item", id: newsItem.id, locale: "cs", draft: true });
  expect(saved["data"]).toMatchObject({ obrazek: { alt: "Vstup do úřadu", stred: { x: 75, y: 25 } } });
  await page.context().close();
});
