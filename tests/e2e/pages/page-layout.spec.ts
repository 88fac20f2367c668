import { expect, type Locator, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Not in sight");
  return { ...box, bottom: box.y + box.height };
}

/** Maximum gap between a notice and the text below it. */
const mostGap = 64;

for (const { address, heading, contact } of [
  { address: "/kariera/metodik-socialnich-sluzeb", heading: cs.position.duties, contact: cs.contact.title },
  { address: "/aplikace/klientska-zona", heading: "Co v klientské zóně najdete", contact: cs.application.helpdesk },
])
  test(`${address}: the text directly follows its notice, however tall the aside is`, async ({ page }) => {
    await visit(page, address);
    const notice = await boxOf(main(page).locator(".gov-message").first());
    const text = await boxOf(main(page).getByRole("heading", { name: heading }));
    const facts = await boxOf(main(page).locator("dl").filter({ visible: true }).first());
    const ask = await boxOf(main(page).getByRole("heading", { name: contact, exact: true }));
    expect(text.y - notice.bottom).toBeLessThan(mostGap);
    expect(facts.y).toBeGreaterThan(notice.y - mostGap);
    expect(ask.y, "below the facts").toBeGreaterThan(facts.bottom);
  });

for (const width of [390, 1280])
  test(`at ${width} px the home page shows only one site search field`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    const fields = page.locator("[data-input]");
    await expect(fields).toHaveCount(2);
    await expect(fields.filter({ visible: true })).toHaveCount(1);
    await expect(main(page).getByRole("searchbox", { name: cs.search.term })).toBeVisible();
  });

test("table numbers are right-aligned, and left-aligned where rows are blocks", async ({ page }) => {
  await visit(page, "/up/nabidka-majetku/vybaveni-pracoviste-orlova");
  const price = main(page).locator(`td[data-label="${cs.property.price}"]`).first();
  await expect(price).toHaveCSS("text-align", "end");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(price).toHaveCSS("text-align", "start");
});

const twiceAsLarge =
  "html { font-size: 200% } * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

for (const address of [
  "/",
  "/aktuality",
  "/kontakty",
  "/formulare",
  "/up/kontakty/pracoviste/krnov",
  "/neni-tu",
  "/ua/up",
]) {
  test(`${address}: text of double size with wide spacing fits a 320 px screen`, async ({ page, intended }) => {
    intended.add(404);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, address);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, twiceAsLarge);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // The header is scrolled out of view.
    await expect
      .poll(() => page.locator("body > header").evaluate((header) => getComputedStyle(header).position))
      .toBe("static");
  });
}
