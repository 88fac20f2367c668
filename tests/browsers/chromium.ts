import puppeteer from "puppeteer-core";
import { chromiumArguments } from "#harness/test/chromium.ts";
import { browserUserAgent } from "../e2e/support/http.ts";
import type { TestBrowser } from "./test-browser.ts";

/** Chromium with its back/forward cache, which automation turns off and the headless shell lacks. */
export async function startChromium(executablePath: string): Promise<Omit<TestBrowser, "attach">> {
  const browser = await puppeteer.launch({
    executablePath,
    args: [...chromiumArguments, `--user-agent=${browserUserAgent}`],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();

  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
