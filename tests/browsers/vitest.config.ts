import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests of other browsers: `npm test -- browsers`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: ["tests/browsers/*.spec.ts"],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/browsers.json" },
    // Each file starts a portal and browsers of its own, more than two processors can run at once.
    fileParallelism: false,
    includeTaskLocation: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
