import { expect, type Page } from "@playwright/test";
import { check, withAxe } from "../support/axe.ts";
import { test, visit } from "../support/visitor.ts";

/** Pages with far too much, too little or too long content, next to an ordinary one, and what each must show. */
const pages = [
  { address: "/zkusebna/ukazky/nadpis-300-znaku", shown: "img[alt='Nízký pás krajiny s kopci a stromy']", count: 1 },
  { address: "/zkusebna/ukazky/jedno-slovo", shown: "p", count: 1 },
  { address: "/zkusebna/ukazky/ctyricet-oddilu", shown: "nav li a[href^='#']", count: 40 },
  { address: "/zkusebna/ukazky/petset-karet", shown: "a[href$='/sluzby/davka-statni-socialni-pomoci']", count: 501 },
  { address: "/zkusebna/ukazky/tabulka-15-sloupcu", shown: "thead th", count: 15 },
  { address: "/ua/zkusebna/samples/ukrainian-words", shown: "tbody tr", count: 2 },
  { address: "/zkusebna/dlouha-slova", shown: "tbody tr", count: 2 },
  { address: "/", shown: "h1", count: 1 },
  { address: "/test-prohlizece", shown: "button:enabled", count: 1 },
  { address: "/ua/browser-test", shown: "button:enabled", count: 1 },
  { address: "/nastaveni-cookies", shown: "h1", count: 1 },
  { address: "/dev", shown: "h1", count: 1 },
];

/** The narrowest window that WCAG requires, and its largest text. */
const narrow = 320;
const largeText = "200%";
const widthsOfLargeText = [narrow, 2 * narrow, 1280];

for (const { address, shown, count } of pages)
  test(`${address} is complete, accessible and no wider than its window`, async ({ page }) => {
    await withAxe(page);
    await page.setViewportSize({ width: narrow, height: 844 });
    await visit(page, address);
    await expect(page.getByRole("main").locator(shown)).toHaveCount(count);
    await isNoWider(page);
    await check(page);
    await page.emulateMedia({ forcedColors: "active" });
    await check(page);
    await page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
    await check(page);
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), largeText);
    for (const width of widthsOfLargeText) {
      await page.setViewportSize({ width, height: 844 });
      await isNoWider(page);
    }
  });

/** Fails when the page scrolls sideways or a word overflows the window. */
async function isNoWider(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}
