import { chromium } from "@playwright/test";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { bundle } from "./bundle.ts";
import type { Taken } from "./coverage.ts";
import { takenByMachine } from "./taken.ts";

/** The same walks in Chromium, on the machines and the XState that browsers get. */
export async function walkInBrowser(): Promise<Record<string, Taken>> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new EnvironmentError("There is no Chromium: run `npx playwright install chromium` or set CHROMIUM_PATH.");
  const [script, browser] = await Promise.all([
    bundle("in-page.ts"),
    chromium.launch({ executablePath, args: chromiumArguments }),
  ]);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    return takenByMachine.parse(await page.evaluate("walkAll()"));
  } finally {
    await browser.close();
  }
}
