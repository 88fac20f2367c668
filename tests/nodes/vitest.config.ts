import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests of several nodes with what stands around them: `npm test -- nodes`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: ["tests/nodes/*.spec.ts"],
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/nodes.json" },
    isolate: false,
    includeTaskLocation: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});
