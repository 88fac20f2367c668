import { defineConfig, type ReporterDescription } from "@playwright/test";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";

const executablePath = findChromium();
// Without a file the report would be printed among the other lines.
const report: ReporterDescription[] = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"]] : [];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/stories",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["line"], ...report],
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
});
