import { renameSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { databaseUrl, sqlitePath } from "../../settings.ts";
import { fillLogin, newsItem, signIn, startAll } from "./cms.ts";

const { url, browser, payload } = await startAll();
const formUrl = `${url}/admin/collections/news-item/${newsItem.id}?locale=cs`;

async function openForm(page: Page, address = formUrl): Promise<void> {
  await page.goto(address);
  await page.waitForSelector("#field-name");
}

/** Opens the preview in the form and returns its frame, once it has loaded. */
async function openPreview(page: Page) {
  await page.waitForTimeout(2000);
  const frame = page.locator("#live-preview-iframe");
  if (!(await frame.isVisible())) await page.locator("#live-preview-toggler").click();
  const preview = page.frameLocator("#live-preview-iframe");
  await preview.locator("h1").waitFor();
  // The frame gets its title with the first message.
  await page.locator("#live-preview-iframe[title]").waitFor();
  return preview;
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test("a click on a text in the preview opens its field in a closed tab and a collapsed row", async () => {
  const page = await signIn(browser, url);
  await openForm(page);
  const preview = await openPreview(page);
  await page.locator(".tabs-field__tab-button").first().click();
  const link = page.locator("#field-data__odkazy__0__titulek");
  expect(await link.isVisible()).toBe(false);
  await preview.getByRole("button", { name: "Upravovat kliknutím" }).click();
  await preview
    .getByRole("button", { name: /^Upravit v CMS: Odkazy.*1/ })
    .first()
    .click();
  await expect.poll(() => focused(page)).toMatch(/^field-data__odkazy__0__/);
  expect(await link.isVisible()).toBe(true);
  expect(await page.locator("#live-preview-iframe").getAttribute("title")).toBe("Náhled stránky");
  await page.context().close();
});

test("a text of another language leads to the form in that language", async () => {
  const page = await signIn(browser, url);
  await openForm(page);
  const preview = await openPreview(page);
  await preview.locator("body").evaluate((_, path) => {
    location.assign(path + location.search);
  }, newsItem.english);
  await preview.locator("html[lang=en] h1").waitFor();
  const panel = preview.getByRole("complementary");
  await panel.waitFor();
  const say = { source: "portal-preview", type: "open-field", field: "data.perex" };
  // The preview reports that it is ready slightly later than its panel appears.
  const choose = () => panel.evaluate((_, message) => parent.postMessage(message, "*"), say).catch(() => {});
  await expect.poll(() => choose().then(() => page.url()), { interval: 1000 }).toMatch(/locale=en/);
  await expect.poll(() => focused(page)).toBe("field-data__perex");
  expect(await page.locator("#field-data__perex").inputValue()).toMatch(/^[\x20-\x7e’–]+$/);
  await page.context().close();
});

test("what another site says from the frame of the preview opens nothing", async () => {
  const page = await signIn(browser, url);
  await openForm(page);
  await openPreview(page);
  await page.route("http://elsewhere.example/", (route) => route.fulfill({ contentType: "text/html", body: "<h1>x" }));
  const frame = page.frames().find((each) => each.url().includes("preview="));
  await frame?.goto("http://elsewhere.example/");
  const say = { source: "portal-preview", type: "open-field", field: "name" };
  await page.locator("#field-address").focus();
  await frame?.evaluate((message) => parent.postMessage(message, "*"), say);
  await page.waitForTimeout(1000);
  expect(await focused(page)).toBe("field-address");
  await page.context().close();
});

test("the second of two editors gets a message in the form, which keeps its input", async () => {
  const [first, second] = [await signIn(browser, url), await signIn(browser, url)];
  await openForm(first);
  await openForm(second);
  // Both type before either of them saves.
  for (const [page, name] of [
    [second, "Druhý redaktor"],
    [first, "První redaktorka"],
  ] as const) {
    await page.fill("#field-name", name);
    await page.waitForTimeout(3000);
  }
  await first.locator("#action-save-draft").click();
  await first
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
  await second.locator("#action-save-draft").click();
  await second
    .getByText(/^Neuloženo: obsah mezitím uložil někdo jiný/)
    .first()
    .waitFor();
  expect(await second.inputValue("#field-name")).toBe("Druhý redaktor");
  const saved = { collection: "news-item", id: newsItem.id, locale: "cs", draft: true } as const;
  expect(await payload.findByID(saved)).toMatchObject({ name: "První redaktorka" });
  await first.context().close();
  await second.context().close();
});

test("a form that is open while the database is gone says so, keeps what was written, and is saved once it is back", async () => {
  const page = await signIn(browser, url);
  await openForm(page);
  await page.fill("#field-name", "Napsáno bez databáze");
  await page.waitForTimeout(2000);
  const path = sqlitePath(databaseUrl());
  renameSync(path, `${path}.away`);
  await page.locator("#action-save-draft").click();
  const message = page
    .getByText(/^Neuloženo: databáze neodpovídá/)
    .first()
    .waitFor();
  await message.finally(() => renameSync(`${path}.away`, path));
  expect(await page.inputValue("#field-name")).toBe("Napsáno bez databáze");
  await page.locator("#action-save-draft").click();
  await page
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
  await page.context().close();
});

test("a translator can read other languages, and sees who edits a page and since when", async () => {
  const login = { email: "olena@example.org", password: "long-enough" };
  const olena = { ...login, name: "Olena", role: "translator", languages: ["en"] };
  await payload.create({ collection: "users", draft: false, data: olena });
  const page = await signIn(browser, url, login);
  const form = page.locator(".collection-edit form");
  const enabled = form.locator(".render-fields :is(input:not([type=hidden]), textarea, select):not(:disabled)");
  const text = page.locator("#field-data__obsah");
  await openForm(page);
  await text.waitFor();
  await page.locator("#field-name:disabled").waitFor();
  expect(await enabled.count()).toBe(0);
  expect([await text.getAttribute("aria-readonly"), await text.getAttribute("contenteditable")]).toEqual([
    "true",
    "false",
  ]);
  expect(await page.locator("#action-save, #action-save-draft").count()).toBe(0);
  // Typing changes nothing, and no tool is enabled.
  await text.focus();
  const before = await text.innerText();
  await page.keyboard.type("x");
  expect(await text.innerText()).toBe(before);
  const bold = page.getByRole("toolbar").getByRole("button", { name: "Tučně" }).first();
  expect(await bold.getAttribute("aria-disabled")).toBe("true");

  await openForm(page, formUrl.replace("locale=cs", "locale=en"));
  await page.locator("#field-name:enabled").waitFor();
  expect(await text.getAttribute("aria-readonly")).toBe("false");
  expect(await page.locator("#field-publishAt:disabled, #field-takeOffAt:disabled").count()).toBe(2);
  await page.goto(`${url}/admin`);

  const editor = await signIn(browser, url);
  await openForm(editor);
  const name = await editor.inputValue("#field-name");
  await editor.fill("#field-name", `${name} `);
  const locks = () => payload.count({ collection: "payload-locked-documents" });
  await expect.poll(locks).toEqual({ totalDocs: 1 });
  await openForm(page, formUrl.replace("locale=cs", "locale=en"));
  const message = page.getByRole("dialog").filter({ hasText: "Obsah je uzamčen" });
  await message.waitFor();
  expect(await message.innerText()).toMatch(/redakce@example\.org právě upravuje[\s\S]*Upravováno od .*\d{4}/);
  await page.context().close();
  await editor.context().close();
});

test("after a publish that is refused both buttons are enabled, without a key being pressed", async () => {
  const page = await signIn(browser, url);
  await openForm(page);
  const name = `Opravený název ${Date.now()}`;
  await page.fill("#field-name", name);
  await page.fill("#field-address", "dvě slova");
  await page.waitForTimeout(2000);
  await page.locator("#action-save").click();
  await page
    .getByText(/^Adresa začíná i končí slovem/)
    .first()
    .waitFor();
  for (const button of ["#action-save", "#action-save-draft"]) await page.locator(`${button}:enabled`).waitFor();
  await page.fill("#field-address", "adresa-po-oprave");
  await page.locator("#action-save:enabled").click();
  await page
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
  const saved = { collection: "news-item", id: newsItem.id, locale: "cs" } as const;
  await expect.poll(() => payload.findByID(saved)).toMatchObject({ name, address: "adresa-po-oprave" });
  await page.context().close();
});

test("a new page gets its address from the title until one is typed, and the first site", async () => {
  const page = await signIn(browser, url);
  const address = page.locator("#field-address");
  const create = `${url}/admin/collections/news-item/create`;
  await openForm(page, `${create}?locale=cs`);
  await page.fill("#field-name", "Příspěvek na péči");
  await expect.poll(() => address.inputValue()).toBe("prispevek-na-peci");
  await page.fill("#field-name", "Příspěvek na péči od ledna");
  await expect.poll(() => address.inputValue()).toBe("prispevek-na-peci-od-ledna");
  await page.locator("#action-save-draft").click();
  await page.waitForURL(/news-item\/[\w-]{36}/);
  await page.waitForSelector("#field-name");
  const id = /news-item\/([\w-]{36})/.exec(page.url())?.[1] ?? "";
  const [web] = (await payload.find({ collection: "webs", sort: "createdAt", limit: 1 })).docs;
  expect(await payload.findByID({ collection: "news-item", id, locale: "cs", draft: true, depth: 0 })).toMatchObject({
    ...{ address: "prispevek-na-peci-od-ledna", web: web?.id },
  });
  // The address of a page that is saved stays when its title changes.
  await page.fill("#field-name", "Jiný název");
  await page.waitForTimeout(1000);
  expect(await address.inputValue()).toBe("prispevek-na-peci-od-ledna");

  await openForm(page, `${create}?locale=uk`);
  await address.fill("own-address");
  await page.fill("#field-name", "Допомога");
  await page.waitForTimeout(1000);
  expect(await address.inputValue()).toBe("own-address");
  await address.fill("");
  await openForm(page, `${create}?locale=uk`);
  await page.fill("#field-name", "Допомога на дитину");
  await expect.poll(() => address.inputValue()).toBe("dopomoha-na-dytynu");
  await page.context().close();
});

test("the button restores a version", async () => {
  const data = { name: "Původní název", address: "obnoveni", web: "1", data: { obsah: "<p>Text</p>" } };
  const [web] = (await payload.find({ collection: "webs", limit: 1 })).docs;
  const draft = { collection: "news-item", locale: "cs", draft: true } as const;
  const { id } = await payload.create({ ...draft, data: { ...data, web: web?.id } });
  await payload.update({ ...draft, id, data: { name: "Nový název" } });
  const versions = await payload.findVersions({ collection: "news-item", where: { parent: { equals: id } } });
  const version = versions.docs.find(({ latest }) => latest !== true);
  const page = await signIn(browser, url);
  await page.goto(`${url}/admin/collections/news-item/${id}/versions/${version?.id}`);
  await page.getByRole("button", { name: "Obnovit jako koncept" }).click();
  await page
    .getByRole("dialog", { name: "Obnovit verzi" })
    .getByText(/bude novým konceptem/)
    .waitFor();
  await page.locator("#confirm-action").click();
  await page
    .getByText(/úspěšně/i)
    .first()
    .waitFor();
  expect(await payload.findByID({ ...draft, id: String(id) })).toMatchObject({ name: "Původní název" });
  await page.context().close();
});

test("a link to a form leads there after signing in", async () => {
  const context = await browser.newContext({ locale: "cs-CZ" });
  const page = await context.newPage();
  await page.goto(`${url}/api/edit/${newsItem.id}?language=cs`);
  await page.waitForURL(/\/admin\/login/);
  await fillLogin(page);
  await page.waitForURL(new RegExp(`/admin/collections/news-item/${newsItem.id}`));
  await page.waitForSelector("#field-name");
  await context.close();
});

test("the login page leads to a new password only where it can be sent", async () => {
  const context = await browser.newContext({ locale: "cs-CZ" });
  const page = await context.newPage();
  await page.goto(`${url}/admin/login`);
  await page.getByText("Požádejte o ně správce.").waitFor();
  expect(await page.getByRole("link").allTextContents()).toEqual([]);
  await context.close();
});

test("no button or link of the admin is named by an object", async () => {
  const page = await signIn(browser, url);
  for (const address of [`${url}/admin`, `${url}/admin/collections/news-item`, formUrl]) {
    await page.goto(address);
    await page.locator("table, #start-kinds, #field-name").first().waitFor();
    expect(await page.content(), address).not.toContain("[object Object]");
  }
  await page.goto(`${url}/admin/collections/news-item`);
  await page.getByRole("button", { name: "Seřadit podle: Název (Sestupně)" }).waitFor();
  await page.context().close();
});
