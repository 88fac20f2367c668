import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { brokenRules, looks, newsItem, signIn, startAll } from "./cms.ts";

const { url, browser, payload } = await startAll();
const collection = `${url}/admin/collections/news-item`;
const formUrl = `${collection}/${newsItem.id}?locale=cs`;
const nameOf = (look: (typeof looks)[number]) => `${look.viewport.width} px, ${look.colorScheme}`;

async function open(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState("networkidle");
}

test("axe finds nothing on any page of the admin, in light and dark, wide and narrow", async () => {
  for (const look of looks) {
    const page = await signIn(browser, url, undefined, look);
    const found: Record<string, string[]> = {};
    const judge = async (name: string) => {
      // Names are given in the next frame.
      await page.waitForTimeout(500);
      found[name] = await brokenRules(page);
    };
    await open(page, `${url}/admin`, "#start-kinds");
    await judge("start page");
    await open(page, collection, "table");
    await judge("list");
    await open(page, formUrl, "#field-name");
    await judge("form");
    await page.locator(".doc-controls__popup button").first().click();
    await judge("menu");
    await page.locator("#action-delete").click();
    await page.getByRole("dialog", { name: "Smazat obsah" }).waitFor();
    await judge("dialog");
    await open(page, `${collection}/create?locale=cs`, "#field-name");
    await judge("new content");
    await open(page, `${collection}/${newsItem.id}/versions?locale=cs`, "table");
    await judge("versions");
    await page.locator("table tbody a").first().click();
    await page.locator(".version-page").waitFor();
    await judge("version");
    await open(page, `${url}/admin/account`, "#field-name");
    await judge("account");
    await page.goto(`${url}/admin/logout`);
    await open(page, `${url}/admin/login`, "#field-email");
    await judge("login");
    expect(Object.keys(found)).toHaveLength(10);
    expect(Object.fromEntries(Object.entries(found).filter(([, rules]) => rules.length > 0)), nameOf(look)).toEqual({});
    await page.context().close();
  }
});

test("the preview and its findings break no rule of axe", async () => {
  const page = await signIn(browser, url);
  await open(page, formUrl, "#field-name");
  const frame = page.locator("#live-preview-iframe");
  if (!(await frame.isVisible())) await page.locator("#live-preview-toggler").click();
  await page.locator("#live-preview-iframe[title]").waitFor();
  for (const part of ["[aria-labelledby=preview-findings]", ".field-type:has(> * > #field-publishAt)"]) {
    expect(await page.locator(part).count(), part).toBe(1);
    expect(await brokenRules(page, part), part).toEqual([]);
  }
  await page.context().close();
});

test("the start page finds contents without diacritics, says how many, and leads to the form by keyboard alone", async () => {
  const page = await signIn(browser, url);
  await page.getByRole("searchbox", { name: "Hledat ve všech obsazích" }).focus();
  await page.keyboard.type("davku statni");
  await page.getByRole("status").filter({ hasText: "Nalezeno obsahů: 1" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(newsItem.id));
  await page.context().close();
});

test("the start page lists own drafts with their number, what was edited by whom, and all kinds by group", async () => {
  const page = await signIn(browser, url);
  await open(page, formUrl, "#field-name");
  await page.fill("#field-name", "Můj rozepsaný koncept");
  await page.waitForTimeout(2000);
  await page.locator("#action-save-draft").click();
  await page
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
  await open(page, `${url}/admin`, "#start-kinds");
  const part = (name: RegExp) => page.getByRole("region", { name });
  await part(/^Moje nezveřejněné změny \(1\)$/)
    .getByRole("link", { name: "Můj rozepsaný koncept" })
    .waitFor();
  const saved = await part(/^Naposledy upravené$/)
    .getByRole("listitem")
    .first()
    .innerText();
  expect(saved).toMatch(
    /Můj rozepsaný koncept\s+Aktualita · Čeština · zveřejněno, s novějším konceptem · .+ · \d+\. \p{L}+ \d{4} v \d+\.\d\d/u,
  );
  const kinds = await part(/^Služby a formuláře$/)
    .getByRole("listitem")
    .getByRole("link")
    .first()
    .innerText();
  expect(kinds).toBe("Aplikace");
  expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual(["Redakce"]);
  await page.context().close();
});

test("a version is compared in Czech words, and a field that did not change is not told", async () => {
  const id = newsItem.id;
  const draft = { collection: "news-item", id, locale: "cs", draft: true } as const;
  await payload.update({ ...draft, data: { name: "Starší název" } });
  await payload.update({ ...draft, data: { name: "Novější název" } });
  const page = await signIn(browser, url);
  await open(page, `${collection}/${id}/versions?locale=cs`, "table tbody a");
  await page.locator("table tbody a").first().click();
  const changes = page.getByRole("region", { name: "Čeština" });
  await changes.waitFor();
  expect(await changes.locator("dt").allInnerTexts()).toEqual(["Název: Změněno"]);
  expect(await changes.locator("del").innerText()).toContain("Starší");
  const text = await page.locator(".version-page").innerText();
  expect(text).toMatch(/^Verze uložená \d+\. \p{L}+ \d{4} v \d+\.\d\d/u);
  expect(text).not.toMatch(/\b(?:name|stored|envelope|Opened|updatedAt|uk|cs)\b/);
  const before = page.url();
  await page.getByRole("combobox", { name: "Porovnat s verzí" }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Porovnat" }).click();
  await page.waitForURL((next) => next.href !== before && next.searchParams.has("versionFrom"));
  await page.context().close();
});

test("before a page is deleted or taken off, the dialog names who leads to it and what visitors will see", async () => {
  const { web } = await payload.findByID({ collection: "news-item", id: newsItem.id, depth: 0 });
  const data = { obsah: "<p>x</p>", odkazy: [{ titulek: "x", stranka: newsItem.id }] };
  const referring = { name: "Odkazující aktualita", address: "odkazujici", web, data };
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data: referring });
  const page = await signIn(browser, url);
  await open(page, formUrl, "#field-name");
  for (const [action, name, effect] of [
    ["#action-delete", "Smazat obsah", /smazat nejde, dokud/],
    ["#action-unpublish-locale", "Stáhnout z webu", /Z polí a navigací odkaz zmizí/],
  ] as const) {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator(action).click();
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByRole("link", { name: "Odkazující aktualita" }).waitFor();
    await dialog.getByText(effect).waitFor();
    await dialog.locator("#confirm-cancel").click();
  }
  await page.getByText("Kde je obsah použit").click();
  await page.getByRole("link", { name: "Odkazující aktualita" }).waitFor();
  await page.context().close();
});
