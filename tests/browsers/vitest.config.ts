import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findFullChromium } from "#harness/test/chromium.ts";
import { findFirefox, findMiniBrowser } from "#harness/test/other-browsers.ts";

const files = [
  ...(findFirefox() || findMiniBrowser() ? ["forms", "main-tasks"] : []),
  ...(findFullChromium() ? ["back-forward-cache"] : []),
];

/** The tests of other browsers: `npm test -- browsers`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: files.map((name) => `tests/browsers/${name}.spec.ts`),
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/browsers.json" },
    // Each file starts a portal and browsers of its own, more than two processors can run at once.
    fileParallelism: false,
    includeTaskLocation: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
