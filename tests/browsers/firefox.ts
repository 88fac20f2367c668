import puppeteer from "puppeteer-core";
import type { TestBrowser } from "./test-browser.ts";

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<TestBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": "cs", "datareporting.policy.dataSubmissionEnabled": false },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
