import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { browserUserAgent } from "./support/http.ts";
import { exhaustive, isExhaustive } from "./support/looks.ts";

const executablePath = findChromium();
if (!executablePath) throw new Error("Chromium is not installed; set CHROMIUM_PATH to its program.");
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

export default defineConfig({
  testDir: ".",
  globalSetup: join(import.meta.dirname, "support/global-setup.ts"),
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  ...(!isExhaustive && { grepInvert: new RegExp(exhaustive.tag) }),
  // Many tests wait for timers and for portals to start, so more workers than cores save time.
  workers: 4,
  forbidOnly: true,
  // Long enough for a busy machine; a test that finishes earlier does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [["line"], ["json"]] : [["line"]],
  use: {
    browserName: "chromium",
    // To the portal the headless browser's name is a crawler's, which gets no error pages.
    userAgent: browserUserAgent,
    viewport: { width: 1280, height: 800 },
    // Chromium waits for ever when its clock is set (harness/test/at-day.ts); it keeps the machine's.
    launchOptions: { executablePath, args: chromiumArguments, env: { ...process.env, LD_PRELOAD: "" } },
  },
});
