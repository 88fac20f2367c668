import puppeteer from "puppeteer-core";
import type { TestBrowser } from "./test-browser.ts";

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, { hasScript = true } = {}): Promise<TestBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      "intl.accept_languages": "cs",
      "datareporting.policy.dataSubmissionEnabled": false,
      "javascript.enabled": hasScript,
    },
  });
  const page = await browser.newPage();

  async function find(selector: string) {
    const found = await page.$(selector);
    if (!found) throw new Error(`${selector} is not on the page`);
    return found;
  }

  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (expression) => page.evaluate(expression),
    // Puppeteer's own click waits for frames and observers that a page without script never calls.
    async click(selector) {
      const target = await find(selector);
      const { x, y } = await target.evaluate((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(x, y);
    },
    type: (selector, text) => page.type(selector, text),
    attach: async (selector, paths) => (await (await find(selector)).toElement("input")).uploadFile(...paths),
    close: () => browser.close(),
  };
}
