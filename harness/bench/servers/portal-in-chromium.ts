import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, provideChromium } from "#harness/test/chromium.ts";
import { startPortal } from "./measured-process.ts";

/** Runs `use` with the built portal and Chromium; closes both afterwards. */
export async function inChromium<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
  try {
    return await measure(browser, portal.url);
  } finally {
    await browser.close();
    await portal.stop();
  }
}
