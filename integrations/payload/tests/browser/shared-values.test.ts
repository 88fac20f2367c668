import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { brokenRules, newsItem, signIn, startAll } from "./cms.ts";

const { url, browser, payload } = await startAll();
const formUrl = `${url}/admin/collections/news-item/${newsItem.id}?locale=cs`;

const value = (klic: string, nazev: string, more: object = {}) => ({
  ...{ klic, nazev, druh: "castka", jednotka: "CZK" },
  ...{
    obdobi: [
      { od: "2020-01-01", hodnota: 22400 },
      { od: "2100-01-01", hodnota: 24100 },
    ],
    ...more,
  },
});
const { web } = await payload.findByID({ collection: "news-item", id: newsItem.id, depth: 0 });
const polozky = [
  value("mesicni", "Minimální mzda za měsíc"),
  value("hodinova", "Minimální mzda za hodinu", { obdobi: [{ od: "2020-01-01", hodnota: 134.4 }] }),
  value("sazba", "Zdravotní pojištění", { druh: "procento", jednotka: undefined }),
];
const set = {
  id: "mzda",
  name: "Minimální mzda",
  address: "hodnoty/mzda",
  web,
  data: { klic: "minimalni-mzda", polozky },
};
await payload.create({
  collection: "shared-values",
  locale: "cs",
  draft: false,
  data: { ...set, _status: "published" },
});

async function openText(page: Page) {
  await page.goto(formUrl);
  await page.locator(".tabs-field__tab-button").first().click();
  const text = page.locator("#field-data__obsah[contenteditable=true]");
  await text.waitFor();
  const tools = page.locator('[role=toolbar][aria-controls="field-data__obsah"]');
  const dialog = page.getByRole("dialog", { name: "Sdílená hodnota" });
  return { text, tools, dialog, tool: tools.getByRole("button", { name: "Sdílená hodnota" }) };
}

test("a value is found, inserted by the keyboard, changed where it stands, and kept by the source view and undo", async () => {
  const page = await signIn(browser, url);
  const { text, tools, dialog, tool } = await openText(page);
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Mzda ");
  await page.keyboard.press("Alt+F10");
  for (let step = 0; step < 60 && !(await tool.evaluate((own) => own === document.activeElement)); step++)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await dialog.getByText("Nalezeno hodnot: 3").waitFor();
  expect(await brokenRules(page, ".html-dialog")).toEqual([]);
  await page.keyboard.type("MESIC minimalni");
  await dialog.getByText("Nalezeno hodnot: 1").waitFor();
  await page.keyboard.press("Enter");
  expect(await dialog.isVisible()).toBe(true);
  const option = dialog.getByRole("radio", { name: /Minimální mzda za měsíc: 22\s400\sKč, mění se 1\. ledna 2100/ });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await option.isChecked()).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await text.innerText()).toContain("Mzda {{hodnota:minimalni-mzda.mesicni}}");
  expect(await text.evaluate((own) => own === document.activeElement)).toBe(true);

  // The cursor goes into the reference: the dialog opens with it.
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
  await tool.and(page.locator("[aria-pressed=true]")).click();
  await dialog.locator(":checked").waitFor();
  expect(await option.isChecked()).toBe(true);
  await dialog.getByLabel("Bez jednotky").check();
  await dialog.getByLabel("K datu").fill("2100-02-01");
  await dialog.getByRole("button", { name: "Použít" }).click();
  const written = "{{hodnota:minimalni-mzda.mesicni|bez-jednotky|k:2100-02-01}}";
  expect(await text.innerText()).toContain(written);
  await page.keyboard.press("Control+z");
  expect(await text.innerText()).not.toContain(written);
  await page.keyboard.press("Control+y");

  await tools.getByRole("button", { name: "Zdrojový kód" }).click();
  const source = page.locator("textarea#field-data__obsah");
  expect(await source.inputValue()).toContain(written);
  await tools.getByRole("button", { name: "Zdrojový kód" }).click();
  await text.waitFor();
  expect(await text.innerText()).toContain(written);
  await page.context().close();
});

test("an amount gets a value of money, shows its present value, and says that a key is unknown", async () => {
  const data = { perex: "Perex", castky: [{ nazev: "Měsíčně", sdilenaHodnota: "minimalni-mzda.neni" }] };
  const service = { id: "sluzba", name: "Služba", address: "sluzba", web, data };
  await payload.create({ collection: "service", locale: "cs", draft: true, data: service });
  const page = await signIn(browser, url);
  await page.goto(`${url}/api/edit/sluzba?language=cs`);
  const field = page.locator("#field-data__castky__0__sdilenaHodnota");
  await page.locator(".tabs-field__tab-button").nth(1).click();
  await page.locator("#data-castky-row-0").scrollIntoViewIfNeeded();
  await page.locator("#data-castky-row-0 .collapsible__toggle").first().click();
  await field.waitFor();
  const status = page.locator("#field-data__castky__0__sdilenaHodnota-value");
  await expect.poll(() => status.innerText()).toContain("Tento klíč nemá žádná");
  await page.getByRole("button", { name: "Vybrat hodnotu" }).click();
  const dialog = page.getByRole("dialog", { name: "Sdílená hodnota" });
  // The share is no amount of money.
  await dialog.getByText("Nalezeno hodnot: 2").waitFor();
  await dialog.getByRole("button", { name: "Použít" }).click();
  await dialog.getByText("Vyberte hodnotu ze seznamu.").waitFor();
  await dialog.getByText("Minimální mzda za hodinu").click();
  await dialog.getByRole("button", { name: "Použít" }).click();
  expect(await field.inputValue()).toBe("minimalni-mzda.hodinova");
  await expect.poll(() => status.innerText()).toMatch(/Minimální mzda za hodinu: 134,40\sKč/);
  await page.context().close();
});

test("the form of a set shows the reference of each value, ready to copy", async () => {
  const page = await signIn(browser, url);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${url}/api/edit/mzda?language=cs&field=data.polozky.0.klic`);
  const reference = page.locator("#field-data__polozky__0__klic-reference");
  await reference.waitFor();
  expect(await reference.inputValue()).toBe("{{hodnota:minimalni-mzda.mesicni}}");
  await page.getByRole("button", { name: "Kopírovat odkaz" }).first().click();
  await page.getByText("Zkopírováno.").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("{{hodnota:minimalni-mzda.mesicni}}");
  await page.fill("#field-data__klic", "mzda");
  await expect.poll(() => reference.inputValue()).toBe("{{hodnota:mzda.mesicni}}");
  await page.context().close();
});
