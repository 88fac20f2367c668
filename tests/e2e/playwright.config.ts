import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { browserUserAgent } from "./http.ts";
import { exhaustive, isExhaustive } from "./looks.ts";

const executablePath = findChromium();
if (!executablePath) throw new Error("Chromium is not installed; set CHROMIUM_PATH to its program.");
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

export default defineConfig({
  testDir: ".",
  globalSetup: join(import.meta.dirname, "global-setup.ts"),
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  ...(!isExhaustive && { grepInvert: new RegExp(exhaustive.tag) }),
  // Many tests wait for timers and for portals to start, so that more workers than cores save time.
  workers: 4,
  // A busy machine may be late once; what passes only then is listed by name as flaky.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  // Long enough for a machine that does other work; what comes sooner is not waited for.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [["line"], ["json"]] : [["line"]],
  use: {
    browserName: "chromium",
    // The name of the headless browser is a crawler's to the portal, which shows no error pages to those.
    userAgent: browserUserAgent,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, args: chromiumArguments },
  },
});
