import { expect, type Locator, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Not in sight");
  return { ...box, bottom: box.y + box.height };
}

/** Maximum gap between what is at the top of a page, a notice or a button below it, and the text. */
const mostGap = 64;

for (const { address, heading, contact, last } of [
  {
    address: "/kariera/metodik-socialnich-sluzeb",
    heading: cs.position.duties,
    contact: cs.contact.title,
    last: ".gov-button",
  },
  {
    address: "/aplikace/klientska-zona",
    heading: "Co v klientské zóně najdete",
    contact: cs.application.helpdesk,
    last: ".gov-message",
  },
])
  test(`${address}: the text directly follows its notice, however tall the aside is`, async ({ page }) => {
    await visit(page, address);
    const notice = await boxOf(main(page).locator(".gov-message").first());
    const text = await boxOf(main(page).getByRole("heading", { name: heading }));
    const facts = await boxOf(main(page).locator("dl").filter({ visible: true }).first());
    const ask = await boxOf(main(page).getByRole("heading", { name: contact, exact: true }));
    const top = await boxOf(main(page).locator(last).first());
    expect(text.y - top.bottom).toBeLessThan(mostGap);
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

for (const { address, action } of [
  { address: "/konference/dlouhodoba-pece-2027", action: "Přihlásit se na konferenci" },
  { address: "/kalendar/seminar-zakonik-prace", action: "Přihlásit se na seminář" },
  { address: "/up/kalendar/poradna-pro-cizince", action: "Objednat se do poradny" },
  { address: "/kariera/metodik-socialnich-sluzeb", action: cs.apply.title },
])
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    test(`${address}: at ${width} px “${action}” is in the first screen`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, address);
      const link = main(page).getByRole("link", { name: new RegExp(`^${action}`) });
      await expect(link.first()).toBeInViewport({ ratio: 1 });
    });

test("a title that fits the page is one line, and a programme of several halls is as wide as the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await visit(page, "/konference/dlouhodoba-pece-2027");
  const title = await boxOf(main(page).getByRole("heading", { level: 1 }));
  expect(title.height).toBeLessThan(64);
  const programme = await boxOf(main(page).getByRole("table").first());
  expect(programme.width).toBeGreaterThan(1100);
});

test("table numbers are right-aligned, and left-aligned where rows are blocks", async ({ page }) => {
  await visit(page, "/up/nabidka-majetku/vybaveni-pracoviste-orlova");
  const price = main(page).locator(`td[data-label="${cs.property.price}"]`).first();
  await expect(price).toHaveCSS("text-align", "end");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(price).toHaveCSS("text-align", "start");
});

test("names of weekdays are whole, however long the notes on the days are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/zkusebna/kontakty/pracoviste/dlouha-lhota");
  const lines = await main(page)
    .locator("table")
    .first()
    .getByRole("rowheader")
    .evaluateAll((days) =>
      days.map((day) => {
        const name = document.createRange();
        name.selectNodeContents(day.firstChild ?? day);
        return new Set([...name.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
    );
  expect(lines).toEqual([1, 1, 1, 1, 1, 1, 1]);
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

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("a table with fifteen columns scrolls in its own region by keyboard, and its row headers stay", async ({
    page,
  }) => {
    await visit(page, "/zkusebna/ukazky/tabulka-15-sloupcu");
    const table = main(page)
      .getByRole("region")
      .filter({ has: page.getByRole("table") });
    const header = table.getByRole("rowheader").first();
    const { x } = await boxOf(table);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
    expect((await boxOf(header)).x).toBe(x);
    expect(await table.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

for (const [address, heading] of [
  ["/up/kontakty/krajska-pobocka-brno", cs.map.title],
  ["/vyhledavani/kalendar-akci?view=month", cs.search.frequent],
] as const)
  test(`${address}: "${heading}" is of no use on paper`, async ({ page }) => {
    await visit(page, address);
    const title = main(page).getByRole("heading", { name: heading, exact: true });
    await expect(title).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(title).toBeHidden();
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  });
